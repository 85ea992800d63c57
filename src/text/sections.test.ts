import { describe, expect, it } from "vitest";
import { sections } from "./sections.js";

/** "name" or "name [words of the header]" for each section, "??" for a header never seen. */
function seen(text: string): string[] {
  return sections(text).map(({ name, header }) => {
    const words = header ? ` [${text.slice(header.start, header.end)}]` : "";
    return `${name === "" ? "opening" : (name ?? "??")}${words}`;
  });
}

const found: Record<string, [string, string[]][]> = {
  "dictionary headers": [
    ["HPI: 45 yo man with cough.", ["history-of-present-illness [HPI]"]],
    ["History of Present Illness\nCough.", ["history-of-present-illness [History of Present Illness]"]],
    [
      "HISTORY OF PRESENTING ILLNESS:\nCough.",
      ["history-of-present-illness [HISTORY OF PRESENTING ILLNESS]"],
    ],
    ["Hx of present illness: cough", ["history-of-present-illness [Hx of present illness]"]],
    ["interval history: doing well", ["history-of-present-illness [interval history]"]],
    ["  Past  Medical   History :  HTN", ["past-medical-history [Past  Medical   History]"]],
    [
      "pmh: htn\nmeds: asa\nall: nkda",
      ["past-medical-history [pmh]", "medications [meds]", "allergies [all]"],
    ],
    ["A/P: home", ["assessment-and-plan [A/P]"]],
    ["Assessment & Plan\n1. Asthma", ["assessment-and-plan [Assessment & Plan]"]],
    ["Impression / Recommendations: rest", ["assessment-and-plan [Impression / Recommendations]"]],
    ["Findings & Impression: clear lungs", ["findings [Findings & Impression]"]],
    ["Pertinent family history: none", ["family-history [Pertinent family history]"]],
    ["Patient's Medications:\nnone", ["medications [Patient's Medications]"]],
    ["HPI：咳嗽", ["history-of-present-illness [HPI]"]],
  ],
  "marks and things beside a header": [
    ["- Allergies: NKDA", ["allergies [Allergies]"]],
    [
      "1. Physical Examination\nLungs clear to auscultation.",
      ["physical-examination [Physical Examination]"],
    ],
    ["IV. SOCIAL HISTORY\nLives alone.", ["social-history [SOCIAL HISTORY]"]],
    ["# Assessment\nStable.", ["assessment [Assessment]"]],
    ["**Plan:** home", ["plan [Plan]"]],
    ["**Plan**: home", ["plan [Plan]"]],
    ["== Hospital Course ==\nUneventful.", ["hospital-course [Hospital Course]"]],
    ["Labs (3/4/2012): Na 138", ["laboratory-data [Labs]"]],
    ["LABS 3/4/12:\nNa 138", ["laboratory-data [LABS]"]],
    ["Medications (cont'd):\nasa", ["medications [Medications]"]],
    ["IMPRESSION - community acquired pneumonia", ["impression [IMPRESSION]"]],
    ["\uFEFFDISCHARGE SUMMARY\r\nNAME: ANN POE", ["document-title [DISCHARGE SUMMARY]"]],
  ],
  "headers inside a line": [
    ["Pt stable. PLAN: home", ["opening", "plan [PLAN]"]],
    ["IMPRESSION: Stable. PLAN: Home.", ["impression [IMPRESSION]", "plan [PLAN]"]],
    [
      "cough x3d PMH: htn PSH: appy",
      ["opening", "past-medical-history [PMH]", "past-surgical-history [PSH]"],
    ],
    ["PMH: HTN PSH: NONE", ["past-medical-history [PMH]", "past-surgical-history [PSH]"]],
    ["Stable.  ASSESSMENT AND PLAN: rest", ["opening", "assessment-and-plan [ASSESSMENT AND PLAN]"]],
  ],
  "notes of many kinds": [
    [
      "ADMISSION NOTE\n\nCC: SOB\nROS: negative\nPE: clear\nLABS: WNL",
      [
        "document-title [ADMISSION NOTE]",
        "chief-complaint [CC]",
        "review-of-systems [ROS]",
        "physical-examination [PE]",
        "laboratory-data [LABS]",
      ],
    ],
    [
      "PREOPERATIVE DIAGNOSIS: Cataract.\nPROCEDURE: Phaco.\nESTIMATED BLOOD LOSS: None.\nPROCEDURE IN DETAIL: The eye was draped.",
      [
        "preoperative-diagnosis [PREOPERATIVE DIAGNOSIS]",
        "procedure [PROCEDURE]",
        "estimated-blood-loss [ESTIMATED BLOOD LOSS]",
        "description-of-procedure [PROCEDURE IN DETAIL]",
      ],
    ],
    [
      "TECHNIQUE: Axial images.\nCOMPARISON: None.\nFINDINGS: No mass.\nIMPRESSION: Normal.",
      ["technique [TECHNIQUE]", "comparison [COMPARISON]", "findings [FINDINGS]", "impression [IMPRESSION]"],
    ],
    [
      "GROSS DESCRIPTION:\nA nodule.\nMICROSCOPIC DESCRIPTION:\nSheets of cells.",
      ["gross-description [GROSS DESCRIPTION]", "microscopic-description [MICROSCOPIC DESCRIPTION]"],
    ],
    [
      "Identifying data: 34 yo\nPast psychiatric history: none\nTrauma history: denies\nMental Status Exam:\nMood: sad\nAffect: flat\nFormulation: grief",
      [
        "identification [Identifying data]",
        "psychiatric-history [Past psychiatric history]",
        "trauma-history [Trauma history]",
        "mental-status-examination [Mental Status Exam]",
        "formulation [Formulation]",
      ],
    ],
    [
      "Birth history: term\nDevelopmental milestones: walks\nImmunizations: UTD\nAnticipatory guidance: car seat",
      [
        "birth-history [Birth history]",
        "developmental-history [Developmental milestones]",
        "immunizations [Immunizations]",
        "patient-education [Anticipatory guidance]",
      ],
    ],
    [
      "S: cough\nO: lungs clear\nA: viral URI\nP: fluids",
      ["subjective [S]", "objective [O]", "assessment [A]", "plan [P]"],
    ],
    [
      "Reason for call: refill\nAdvice given: call back",
      ["reason-for-visit [Reason for call]", "recommendations [Advice given]"],
    ],
    [
      "Dear colleague,\nI saw your patient.\nSincerely,\nAnn Poe, MD",
      ["salutation [Dear colleague]", "closing [Sincerely]"],
    ],
    [
      "Homebound status:\nyes\n\nSkilled services: wound care\nSafety plan: reviewed",
      [
        "home-care-services [Homebound status]",
        "home-care-services [Skilled services]",
        "safety-plan [Safety plan]",
      ],
    ],
    [
      "PLAN: Home.\nDD: 03/04/96\nTD: 03/05/96\nTR: ab/12\ncc: Dr. Poe",
      ["plan [PLAN]", "dictation-stamps [DD]", "distribution [cc]"],
    ],
    [
      "Plan: rest\nElectronically signed by Ann Poe, MD",
      ["plan [Plan]", "signature [Electronically signed by]"],
    ],
    [
      "cc: cough\nhpi: 3 days of cough\ncc: Dr. Poe",
      ["chief-complaint [cc]", "history-of-present-illness [hpi]", "distribution [cc]"],
    ],
  ],
  "headers never seen, by their layout": [
    ["He is well.\n\nWeekend passes:\nTwo so far.", ["opening", "?? [Weekend passes]"]],
    ["He is well.\nGARDEN GROUP PARTICIPATION\nCame twice.", ["opening", "?? [GARDEN GROUP PARTICIPATION]"]],
    ["Kite project\n------------\nWent well.", ["?? [Kite project]"]],
    ["Kite project\n=====\nWent well.", ["?? [Kite project]"]],
    ["Fine.\n\nHorse Riding Therapy\n\nRides weekly.", ["opening", "?? [Horse Riding Therapy]"]],
    ["## Music hour\nSang.", ["?? [Music hour]"]],
    ["**Music assessment**\nSang.", ["?? [Music assessment]"]],
    ["V. ANIMAL VISITATION\nA dog came.", ["?? [ANIMAL VISITATION]"]],
  ],
};

for (const [kind, cases] of Object.entries(found)) {
  describe(`finds ${kind}`, () => {
    it.each(cases)("%j", (text, expected) => expect(seen(text)).toEqual(expected));
  });
}

describe("takes none of these for a header", () => {
  it.each([
    "JOHN SMITH",
    "SMITH, JOHN Q",
    "Mary Long\n\nSeen today.",
    "\nMary Ann Poe\n\nSeen today.",
    "WILL MAY",
    "ANN POE, MD",
    "DR. ANN POE:",
    "RIVERBEND GENERAL HOSPITAL\n12 LARCH STREET",
    "LARCH VALLEY BEHAVIORAL HEALTH",
    "Referral source: Dr. Lee",
    "Diet: regular",
    "Mood: sad",
    "Name:\nDOB:\nMRN:",
    "Agency: none\nContact person:\nPhone: none",
    "Dear Dr. Poe:",
    "The patient takes the following medications:",
    "She said:",
    "He was told of the plan: go home.",
    "PATIENT WAS TOLD OF THE PLAN: GO HOME",
    "THE PATIENT WAS SEEN AND EXAMINED IN THE CLINIC TODAY AND HE WAS\nIN STABLE CONDITION",
    "ASPIRIN 81 MG DAILY",
    "1. Hypertension:\n2. Asthma:",
    "- labs\n- imaging\n- follow-up",
    "1. Labs\n2. Imaging\n3. Follow-up",
    "Home.",
    "P: 80\nBP: 120/80",
    "We went over everything at length today and agreed on the\nplan: she goes home tomorrow.",
    "Test      Result\n----------------\nNa        138",
    "10:30",
    "https://portal.example/plan",
    "-----\n=====\n*****",
    "seen for HPI and plan, see below",
  ])("%j", (text) => expect(seen(text)).toEqual(["opening"]));
});

it("gives the header's own stretch and lets the section begin with its line", () => {
  expect(sections("ok\r\n  ** HPI: ** cough")).toEqual([
    { start: 0, end: 4, name: "" },
    { start: 4, end: 22, header: { start: 9, end: 12 }, name: "history-of-present-illness" },
  ]);
  expect(sections("")).toEqual([]);
  expect(sections("\n\n")).toEqual([{ start: 0, end: 2, name: "" }]);
});

it("ends a line at CR, LF, CR LF, a form feed and the Unicode separators alike", () => {
  for (const end of ["\r", "\n", "\r\n", "\f", "\u2028"]) {
    expect(seen(`HPI${end}cough${end}Plan${end}home`)).toEqual([
      "history-of-present-illness [HPI]",
      "plan [Plan]",
    ]);
  }
});
