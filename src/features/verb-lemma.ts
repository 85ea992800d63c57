import { frequencyClass } from "../lexicon/index.js";

/** Forms of irregular verbs that notes use: the verb first, its forms after it. */
const IRREGULAR = `
be am is are was were been being 's 're 'm|have has had having 've|do does did done doing|bear bore born borne|
become became|begin began begun|break broke broken|bring brought|buy bought|choose chose chosen|come came|
deal dealt|die dies died dying|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|
feel felt|fight fought|find found|fly flew flown|forget forgot forgotten|get got gotten|give gave given|
go goes went gone|grow grew grown|hear heard|hold held|keep kept|know knew known|lead led|leave left|lie lay lain lying|
lose lost|make made|mean meant|meet met|pay paid|rise rose risen|run ran|say said|see saw seen|seek sought|
sell sold|send sent|shoot shot|show shown|sit sat|sleep slept|speak spoke spoken|spend spent|stand stood|
stick stuck|swim swam|take took taken|teach taught|tell told|think thought|understand understood|wake woke|
wear wore worn|win won|write wrote written
`;

const LEMMA_OF_IRREGULAR: ReadonlyMap<string, string> = new Map(
  IRREGULAR.replace(/\n/g, "")
    .split("|")
    .flatMap((line) => {
      const [verb = "", ...forms] = line.split(" ");
      return forms.map((form): [string, string] => [form, verb]);
    }),
);

const MOST_FORMS = 20_000;
const known = new Map<string, string>();

/** The dictionary form of a verb in lower case, by a table and by endings: "seen" → "see", "lives" → "live". */
export function verbLemma(form: string): string {
  let lemma = known.get(form);
  if (lemma === undefined) {
    if (known.size >= MOST_FORMS) known.clear();
    lemma = LEMMA_OF_IRREGULAR.get(form) ?? withoutEnding(form);
    known.set(form, lemma);
  }
  return lemma;
}

function withoutEnding(form: string): string {
  if (/[^s]ies$|[^e]ied$/.test(form) && form.length > 4) return `${form.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h)es$/.test(form)) return commoner(form.slice(0, -2), form.slice(0, -1));
  if (/[^su]s$/.test(form) && form.length > 3) return form.slice(0, -1);
  const ending = /(?:ed|ing)$/.exec(form);
  if (ending === null || ending.index < 2) return form;
  const stem = form.slice(0, ending.index);
  if (!/[aeiouy]/.test(stem)) return form;
  const single = /([b-df-hj-np-rtv-y])\1$/.test(stem) && !/ll$/.test(stem) ? stem.slice(0, -1) : stem;
  return commoner(single, `${stem}e`);
}

/** Of two guesses the one that is the more common word; the first when neither is known. */
function commoner(first: string, second: string): string {
  return (frequencyClass(second) ?? -1) > (frequencyClass(first) ?? -1) ? second : first;
}
