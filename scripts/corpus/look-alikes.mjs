/** What must not be tagged, by kind: each is counted where it stands outside every span. */
const KINDS = {
  "blood pressure": /\b\d{2,3}\/\d{2,3}\b/g,
  "strength or score out of a few": /\b\d\/(?:5|10|15|30)\b/g,
  dose: /\b\d+(?:\.\d+)?\s?(?:mg|mcg|mL|ml|units?|g|mEq|cc)\b/g,
  "time of day": /\b(?:[01]?\d|2[0-3]):[0-5]\d\b|\b(?:0\d|1\d|2[0-3])[0-5]\d\b(?=\s?h\b)/g,
  duration: /\b\d+\s?(?:days?|weeks?|months?|years?|hours?|hrs?|min(?:utes)?|wks?|yrs?)\b/g,
  "may, will, march, fall, spring as words": /\b(?:may|will|march|fall|spring)\b/g,
  "generic unit or service":
    /\b(?:ICU|ED|ER|OR|PACU|NICU|PICU|cardiology|neurology|radiology|oncology|psychiatry|pharmacy|physical therapy)\b/gi,
  "ICD or CPT code": /\b(?:[A-TV-Z]\d{2}\.\d{1,4}|9\d{4})\b/g,
  "eponym or device":
    /\b(?:Foley|Babinski|Murphy|Parkinson|Crohn|Graves|Hashimoto|Cushing|Alzheimer|Apgar|Braden|Doppler|Romberg|Holter|Swan-Ganz|Kocher|Bovie|Jackson-Pratt|Glasgow|Valsalva|Trendelenburg|McBurney|Phalen|Tinel|Lachman|Hawkins|Schirmer|Tanner|Moro|Wood)\b/g,
  percentage: /\b\d+(?:\.\d+)?\s?%/g,
};

/** Counts per kind over all notes, outside spans. */
export function lookAlikes(notes) {
  const counts = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, { total: 0, notes: 0 }]));
  for (const note of notes) {
    const outside = blankSpans(note);
    for (const [kind, pattern] of Object.entries(KINDS)) {
      const total = outside.match(pattern)?.length ?? 0;
      counts[kind].total += total;
      if (total > 0) counts[kind].notes++;
    }
  }
  return counts;
}

function blankSpans({ text, spans }) {
  let outside = "";
  let at = 0;
  for (const { start, end } of spans) {
    outside += `${text.slice(at, start)} § `;
    at = end;
  }
  return outside + text.slice(at);
}
