/**
 * Values of every type, how a field that holds one is called, and a sentence in which one stands at {}. What looks real is
 * written in pieces.
 */
const joined = (mark, ...groups) => groups.join(mark);

export const IDENTIFIERS = {
  PATIENT: {
    label: "Patient",
    sentence: "Patient {} was admitted with chest pain overnight.",
    values: ["Margaret Quillfeather", "Okonkwo, Adaeze", "Tobias Lindqvist-Hale", "LaShonda McTavish"],
  },
  DOCTOR: {
    label: "Attending",
    sentence: "The plan was discussed with Dr. {} this morning.",
    values: ["Okafor", "Ruth Marchetti", "O'Halloran", "Venkataraman"],
  },
  USERNAME: {
    label: "Username",
    sentence: "He logs in to the portal as user {} every day.",
    values: ["mquillfeather7", "r_okafor", "jdoe1984"],
  },
  PROFESSION: {
    label: "Occupation",
    sentence: "He works as a {} and does not smoke.",
    values: ["carpenter", "school bus driver", "welder"],
  },
  ROOM: {
    label: "Room",
    sentence: "She was moved to room {} after the procedure.",
    values: ["4127", "12B-03", "W512"],
  },
  DEPARTMENT: {
    label: "Department",
    sentence: "He was transferred to {} for further care.",
    values: ["Heron Ward", "Tolliver Pavilion 4", "Brandt Unit"],
  },
  HOSPITAL: {
    label: "Hospital",
    sentence: "She was first seen at {} last week.",
    values: ["Mercy General Hospital", "St. Agnes Medical Center", "Thornbury Clinic"],
  },
  ORGANIZATION: {
    label: "Employer",
    sentence: "He is employed by {} and has insurance.",
    values: ["Halvorsen Freight", "Pemberton Steel Company", "Willow Creek Elementary School"],
  },
  STREET: {
    label: "Address",
    sentence: "She lives at {} with her daughter.",
    values: ["418 Larkspur Avenue", "1207 N. Bramble St", "PO Box 3391"],
  },
  CITY: {
    label: "City",
    sentence: "The family lives in {} since last year.",
    values: ["Springfield", "Port Ellery", "Albuquerque"],
  },
  STATE: {
    label: "State",
    sentence: "He moved here from {} last year.",
    values: ["Minnesota", "New Hampshire", "Oregon"],
  },
  COUNTRY: {
    label: "Country of birth",
    sentence: "She was born in {} and came here as a child.",
    values: ["Nigeria", "El Salvador", "Portugal"],
  },
  ZIP: {
    label: "ZIP",
    sentence: "Mail goes to Boston, MA {} as before.",
    values: ["02139", joined("-", "02139", "4307")],
  },
  "LOCATION-OTHER": {
    label: "Place of accident",
    sentence: "He fell while walking in {} yesterday.",
    values: ["Harlow Park", "Larkin Square", "Bramblewick Mall"],
  },
  AGE: { label: "Age", sentence: "This {}-year-old woman fell at home.", values: ["93", "47", "101"] },
  DATE: {
    label: "Date",
    sentence: "She was admitted on {} in stable condition.",
    values: ["03/14/2012", "2012-03-14", "March 14, 2012", "14-Mar-12"],
  },
  PHONE: {
    label: "Phone",
    sentence: "Please call the daughter at {} with the results.",
    values: [joined("-", "617", "555", "0134"), "(617) 555-0134", joined(".", "617", "555", "0134")],
  },
  FAX: {
    label: "Fax",
    sentence: "Records were sent by fax to {} today.",
    values: [joined("-", "617", "555", "0199"), "(617) 555-0199"],
  },
  EMAIL: {
    label: "Email",
    sentence: "Contact by email: {} for follow up.",
    values: [joined("@", "margaret.q", "gmail.com"), joined("@", "okafor_r", "mercy-general.org")],
  },
  URL: {
    label: "Website",
    sentence: "Her page {} has more about it.",
    values: ["www.quillfeather-family.org", "https://portal.thornbury.example/u/4471"],
  },
  IPADDR: {
    label: "IP address",
    sentence: "The kiosk had the IP address {} that day.",
    values: [joined(".", "192", "168", "41", "17"), joined(".", "10", "24", "8", "151")],
  },
  SSN: {
    label: "SSN",
    sentence: "Social security number SSN: {} was confirmed.",
    values: [joined("-", "123", "45", "6789"), "123456789", joined(" ", "123", "45", "6789")],
  },
  MEDICALRECORD: {
    label: "MRN",
    sentence: "The chart with MRN {} was reviewed.",
    values: ["0048177", "AB1937740-5", joined("-", "445", "19", "72")],
  },
  HEALTHPLAN: {
    label: "Member ID",
    sentence: "Her Medicare number {} is on file.",
    values: ["1EG4-TE5-MK73", "XQH829301774", "W2218840291"],
  },
  ACCOUNT: {
    label: "Account number",
    sentence: "The bill for account number {} was sent.",
    values: ["7740218835", "V00219384", joined("-", "4417", "20193")],
  },
  LICENSE: {
    label: "License number",
    sentence: "His driver's license number is {} here.",
    values: ["AC432223", "S530-4601-8822", "D4418827"],
  },
  VEHICLE: {
    label: "License plate",
    sentence: "The car with license plate {} was towed.",
    values: ["7KLM492", "BRX-4471", "XYZ 1234"],
  },
  DEVICE: {
    label: "Serial number",
    sentence: "The pacemaker with serial number {} works well.",
    values: ["PJN748201S", "SN-4471902", "8830177264"],
  },
  BIOID: {
    label: "Fingerprint ID",
    sentence: "Her fingerprint ID {} is in the system.",
    values: ["FP-88201734", "BIO4471902"],
  },
  IDNUM: {
    label: "Accession number",
    sentence: "The specimen with accession number {} was sent.",
    values: ["S12-34567", "H4471902", "20120314-0077"],
  },
  OTHER: {
    label: "Case number",
    sentence: "The police report, case number {}, was filed.",
    values: ["PD-2012-44719", "12-CR-00817"],
  },
};

const BEFORE =
  "The history was taken from the chart and the family.\nThere was cough and fever for two days, with no pain, and the appetite was poor.";
const AFTER = "There was\nno rash, no swelling, and the rest of the review was negative at this time.";

/** Where in a note a value may stand. Each gives the text around a value, which stands at {}. */
export const SHAPES = {
  sentence: ({ sentence }) => `The history was reviewed. ${sentence} No fever.\n`,
  form: ({ label }) => `Chief complaint: cough\n${label}: {}\nAllergies: none\nPlan: rest and fluids\n`,
  table: ({ label }) => `| Field | Value |\n|---|---|\n| Visit | follow up |\n| ${label} | {} |\n`,
  paragraph: ({ sentence }) => `${BEFORE} ${sentence} ${AFTER}\n`,
  list: ({ sentence }) => `Plan:\n- Rest and fluids.\n- ${sentence}\n- Return in two weeks.\n`,
  header: ({ label }) =>
    `${label}: {}     Status: inpatient     Service: medicine\n\nHistory: cough for two days.\n`,
  capitals: ({ sentence }) => `THE HISTORY WAS REVIEWED. ${sentence.toUpperCase()} NO FEVER.\n`,
};
