/** The folded originals of a scope, each with the patients in whose notes it stands. */
export class Originals {
  /** Most stand in the notes of one patient; empty where nobody knows whose notes those were. */
  readonly #patients = new Map<string, string | Set<string>>();

  /** `patient` is undefined for an original that was noticed only after the notes were learnt. */
  add(folded: string, patient: string | undefined): void {
    const known = this.#patients.get(folded);
    if (known === undefined) this.#patients.set(folded, patient ?? "");
    else if (patient === undefined || known === patient || known === "") return;
    else if (typeof known === "string") this.#patients.set(folded, new Set([known, patient]));
    else known.add(patient);
  }

  has(folded: string): boolean {
    return this.#patients.has(folded);
  }

  /** Do both stand in the notes of one patient, as far as that is known? */
  meet(folded: string, other: string): boolean {
    const [one, two] = [this.#patients.get(folded) ?? "", this.#patients.get(other) ?? ""];
    if (one === "" || two === "") return true;
    const patients = typeof two === "string" ? new Set([two]) : two;
    for (const patient of typeof one === "string" ? [one] : one) if (patients.has(patient)) return true;
    return false;
  }
}
