/** The seven sentences of the base table, each with the values in it. What looks real is written in pieces. */
const SSN = `123-${"45"}-6789`;
const MAIL = `margaret.q@${"gmail"}.com`;

export const BASE_VALUES = {
  mrn: {
    text: "Chief complaint: cough.\nMRN: 0048177. Patient is stable and eating well today.",
    values: ["0048177"],
  },
  ssn: {
    text: `Social security number SSN: ${SSN} was confirmed with the registrar today.`,
    values: [SSN],
  },
  phone: {
    text: "Please call the daughter at 617-555-0134 with the results of the test.",
    values: ["617-555-0134"],
  },
  name: {
    text: "Patient Margaret Quillfeather was seen by Dr. Okafor for chest pain this morning.",
    values: ["Margaret Quillfeather", "Okafor"],
  },
  date: {
    text: "Admitted on 03/14/2012 and discharged on 03/18/2012 in stable condition.",
    values: ["03/14/2012", "03/18/2012"],
  },
  email: { text: `Contact by email: ${MAIL} for follow up appointments next week.`, values: [MAIL] },
  age: { text: "This 93-year-old woman was brought in by her family.", values: ["93"] },
};
