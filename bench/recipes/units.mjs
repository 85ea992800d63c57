import { inSplits, shareByPatient } from "./corpora.mjs";

/**
 * A unit is one recipe trained on some notes and read on others:
 * { name, recipe, train, test, source?, mergeSource?, threads?, alone?, schema? }.
 * Sections ask for units here, so that those which several tables need are the same unit.
 */
export function unitMaker({ ours, split }) {
  const kept = new Map();
  /** The same array each time: it is hashed once, and sent once. */
  const notes = (name, make) => {
    if (!kept.has(name)) kept.set(name, make());
    return kept.get(name);
  };
  const ofSplits = (...splits) => notes(splits.join("+"), () => inSplits(ours.notes, ...splits));
  const institution = (name, ...splits) =>
    notes(`${name}:${splits.join("+")}`, () =>
      inSplits(ours.notes, ...splits).filter((note) => note.institution === name),
    );
  const elsewhere = (name, ...splits) =>
    notes(`not ${name}:${splits.join("+")}`, () =>
      inSplits(ours.notes, ...splits).filter((note) => note.institution !== name),
    );
  const ALL = ["train", "dev", "test"];
  return {
    ofSplits,
    institution,
    elsewhere,
    /** Some of the training notes, whole patients at a time. */
    share: (part) => notes(`share ${part}`, () => shareByPatient(ofSplits("train"), part)),
    /** Train → test, or → dev while tuning. */
    corpus: (name, recipe, on = split) => ({
      name: `${on === "dev" ? "dev" : "corpus"}/${name}`,
      recipe,
      train: ofSplits("train"),
      test: ofSplits(on),
    }),
    /** One unit an institution: trained on all the others, read on it. */
    leaveOneOut: (name, recipe, thin = (training) => training) =>
      ours.institutions.map((place) => ({
        name: `leave-one-out/${name}/${place}`,
        recipe,
        train: notes(`${name} ${place}`, () => thin(elsewhere(place, ...ALL))),
        test: institution(place, ...ALL),
      })),
  };
}
