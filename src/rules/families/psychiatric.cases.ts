import type { Case } from "../rule.js";

export const cases: Case[] = [
  "Denies side effects. \\[[[USERNAME:hpp2]]]",
  "Sleep better [ [[USERNAME:mk77]] ] and eating",
  "[[LICENSE:XF-1747210-9837]]",
  "Clonazepam 0.5 mg, [[LICENSE:XF-1747210-9837]], 30 tablets",
  "[[LICENSE:BH7712001]] on the script",
  "[[LICENSE:BH 7712001 0042]] on the script",
  "worked in [[STATE:FL]].",
  "moved to [[STATE:FL]] last year",
  "is from [[STATE:FL]], came here at 12",
  "To [[STATE:NH]] and back from [[STATE:NY]]",
  // Look-alikes.
  "SpO2 97 % [spo2], [co2] 24, [x2] daily",
  "see [Table 2], [hpp], [2], [HPP2]",
  "hpp2 without brackets is not told",
  "member XF1747210, member ID XF-1747210-9837",
  "Policy number AB1234567; lot BX1234567",
  "AB12345678, XF-174721, A-1747210, XFA-1747210",
  "XF-1747210/98 and XF-1747210-98",
  "FL, NH and in fl",
  "TO FLINT, in FLU season, to NY-style",
  "referred to MA, from OR in ME",
  "within FL, onto NY",
];
