import { showsAPerson } from "../person-evidence.js";
import { type Judge, spanStep, surfaceOf } from "../span-step.js";

/** Short forms of charts and forms that look like somebody's initials, without points, in small letters. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  `abg adl af am ame appt approx ata bb bg bid bmi bp bun ca cabg cbc cc cht chf cm cns co cond copd cpr cpo csf 
   cva cvp cxr dd dib disch dnr dob dos dtr dvt dx ecg eeg ekg ems emt ent er etoh fhr ft fu fx gcs gi gma gr gu
   gyn hct hgb hiv hob hpi hs htn hx icu inj inr ip iu kg kub lft lic ll lle llq loc lpn lr lsw lue luq
   mcg md med meds meq mg mi mph mr mri ms msg na nad nd neg ng nil nka nkda noc npo nrp ns nsg nsr obs od ok or
   ortho os ot outp outpt pacu pe perrl ph phys pi pm pmh po poa pod pr prn psa pt ptt pts pvc qd qhs qid qt ra
   rbc rca rd rda rn ro roa roi rom ros rr rt rue ruq rx sed sl sn sob soc ssn st std stat subq sw sx sz tb tcc
   td temp tft tia tid tko tpn tpr tr tsh tt ttwb tx ua uri us usn uti ve vl vol vs wbc wk wks wnl x xr yo yr`
    .trim()
    .split(/\s+/u),
);

/**
 * "D.O.B.", "TD:", "O.R.": no initials but a short form of the chart, when nothing beside it shows a person. Initials
 * that sign ("TR" alone at the end of a line) are left to the model unless a colon makes them a label.
 */
const judge: Judge = (span, note) => {
  if (span.type !== "PATIENT" && span.type !== "DOCTOR") return undefined;
  const surface = surfaceOf(note, span);
  if (!/^(?:\p{L}{1,5}|(?:\p{L}\.){1,4}\p{L}?|\p{L}-\p{L})$/u.test(surface)) return undefined;
  if (!SHORT_FORMS.has(surface.replace(/[.-]/gu, "").toLowerCase()) || showsAPerson(note, span))
    return undefined;
  const after = note.text.slice(span.end, span.end + 3);
  const signs = /^\.?[ \t]*(?:[\n\r=/]|$)/u.test(after);
  if (signs) return undefined;
  return { did: "dropped", why: "a short form of the chart" };
};

export const dropAbbreviations = spanStep("correct:drop-abbreviations", judge);
