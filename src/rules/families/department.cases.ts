import type { Case, KnownFailure } from "../rule.js";

export const cases: readonly Case[] = [
  "transferred to [[DEPARTMENT:Ellison 7]] overnight",
  "Transferred from [[DEPARTMENT:Larch 3]] to the ICU.",
  "admitted to [[DEPARTMENT:Tower 4 West]]",
  "TRANSFERRED TO [[DEPARTMENT:ELLISON 7]].",
  "moved back to [[DEPARTMENT:Larch Pavilion 6B]]",
  "Unit: [[DEPARTMENT:Tower 4 West]]",
  "Location: [[DEPARTMENT:Ellison 7]]",
  "Ward: [[DEPARTMENT:6 West]]",
  "UNIT: [[DEPARTMENT:LARCH 3]]",
  "transferred to [[DEPARTMENT:4 North]] for telemetry",
  "Seen on [[DEPARTMENT:Ellison 7]] this morning.",
  "Found in [[DEPARTMENT:Tower 4 West]] by staff.",
  "[[DEPARTMENT:Ellison 7]] charge nurse aware",
  // Look-alikes.
  "transferred to the ICU",
  "transferred to Room 7",
  "transferred to Floor 6",
  "admitted to Medicine 2 days ago",
  "sent to Radiology 2 times",
  "returned on May 7",
  "Seen on Monday 7",
  "admitted on March 7, 2012",
  "moved to Bed 4",
  "transferred to ICU 7",
  "Unit: ICU",
  "Unit: mg",
  "Stage 3 disease, Grade 2 murmur",
  "Vitamin 12 West",
  "changed to Lasix 40 mg",
  "seen on Tuesday 3/4",
  "The tower was 4 storeys",
];

export const knownFailures: readonly KnownFailure[] = [
  {
    name: "a named place without a number",
    text: "transferred to [[DEPARTMENT:Larch Pavilion]]",
    today: "transferred to Larch Pavilion",
  },
  {
    name: "a named place with nothing around it that tells",
    text: "Rounds start on [[DEPARTMENT:Ellison 7]].",
    today: "Rounds start on Ellison 7.",
  },
];
