import type { Case, KnownFailure } from "../rule.js";

export const cases: Case[] = [
  "SSN: [[SSN:912-34-5678]]",
  "ssn [[SSN:912345678]]",
  "SSN[[SSN:912-34-5678]]",
  "S.S.N. [[SSN:666-12-3456]]",
  "SS# [[SSN:000-12-3456]]",
  "SS No: [[SSN:912 34 5678]].",
  "Social Security Number\n    [[SSN:912-34-5678]]",
  "SOC SEC #: [[SSN:912-34-5678]]",
  "social security number is [[SSN:912.34.5678]]",
  "SSN: xxx-xx-[[SSN:5678]]",
  "SS# ***-**-[[SSN:5678]]",
  "SSN (last 4): [[SSN:5678]]",
  "SSN ending in [[SSN:5678]]",
  "last four of SSN [[SSN:5678]]",
  "Last 4 digits of her social security number: [[SSN:5678]]",
  "Sponsor [[SSN:912-34-5678]] on the form",
  "SSN..........[[SSN:912-34-5678]]",
  // Look-alikes.
  "SS insulin 4 units; SSI approved 2012",
  "SSRI 20 mg; HbSS disease, SS 912",
  "ZIP 03820-0134",
  "MRN 912-34-5678",
  "Acct # 912-34-5678",
  "NDC 50580-48-8100, 12345-678-90",
  "SSN: pending. DOB 03-04-1950",
  "social history: 20 pack-years, 1998-2010",
  "last four visits 2012; last 4 BPs 1208",
  "phone 617-555-0134",
  "912345678 received in lab",
  "Social security benefits since 2009",
  "CAS 7732-18-5, LOINC 12345-6",
  "BP 120-80-72 trending",
  "SS 3 x daily; SSPE ruled out",
  "Lot 123-45-678; part 12-345-6789",
  "SSEP 2012; SSc since 1998",
  "WBC 123.45.6, ratio 912:34",
];

export const knownFailures: KnownFailure[] = [
  {
    name: "Blanks for hyphens and no label: any three figures in a row look so",
    text: "[[SSN:912 34 5678]] on card",
    today: "912 34 5678 on card",
  },
];
