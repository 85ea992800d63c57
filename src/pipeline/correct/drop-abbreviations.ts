import { showsAPerson } from "../person-evidence.js";
import { type Judge, lineAfter, spanStep, surfaceOf } from "../span-step.js";

/** Short forms of charts and forms that look like somebody's initials, without points, in small letters. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  `abg adl af am appt approx bid bmi bm bp br bsc ca cabg cbc cc cht chf cns cond copd cpr cpo csf cva cvp cxr dd disch
   dnr dob dos dtr dvt dx ecg eeg ekg ems emt ent er etoh fhr ft fx gcs gma gr gyn hct hgb hiv hob hpi hs htn hx
   icu inj inr iu kg kub lft lic ll lle llq lpn lr lsw luq mcg md med meds meq mg mph mr mri msg nad nd neg nka
   nkda noc npo nrp ns nsg nsr obs ok or ortho os ot outp outpt pacu pe perrl ph phys pm pmh po poa pod pr prn
   psa pt ptt pts pvc qd qhs qid qt rbc rca rd rda rn rr rt ruq rx sed sl sn sob soc ssn st std stat subq sw sx
   sz tb tcc td temp tft tid tko tpn tpr tr tsh tt ttwb tx ua us usn uti ve vl vs wbc wk wks wnl x xr yr`
    .trim()
    .split(/\s+/u),
);

const REACH = 80;
/** Five letters with points between them, each of two units at most. */
const LONGEST = 14;

/** Two letters with points are somebody's initials, but for these. */
const WITH_POINTS: ReadonlySet<string> = new Set(["bp", "cc", "er", "or", "ot", "pe", "pt"]);

const SHORT = /^(?:\p{L}{1,5}|(?:\p{L}\.){1,4}\p{L}?|\p{L}-\p{L})$/u;
const LIKE_A_NAME = /^\p{Lu}\p{Ll}+$/u;

/**
 * "D.O.B.", "TD:", "O.R.": no initials but a short form of the chart, when nothing beside it shows a person. What
 * is written like a name ("Ros"), ends a line as a signature does or stands before another's initials ("SA/pl") stays.
 */
const judge: Judge = (span, note) => {
  if (span.type !== "PATIENT" && span.type !== "DOCTOR") return undefined;
  const surface = surfaceOf(note, span);
  if (surface.length > LONGEST) return undefined;
  if (!SHORT.test(surface) || LIKE_A_NAME.test(surface)) return undefined;
  const form = surface.replace(/[.-]/gu, "").toLowerCase();
  if (!SHORT_FORMS.has(form) || showsAPerson(note, span)) return undefined;
  if (surface.includes(".") && form.length === 2 && !WITH_POINTS.has(form)) return undefined;
  if (/^\.?[ \t]*(?:[=/]|$)/u.test(lineAfter(note, span.end, REACH))) return undefined;
  return { did: "dropped", why: "a short form of the chart" };
};

export const dropAbbreviations = spanStep("correct:drop-abbreviations", judge);
