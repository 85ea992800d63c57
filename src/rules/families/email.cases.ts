import type { Case, KnownFailure } from "../rule.js";

export const cases: Case[] = [
  "Email: [[EMAIL:maren.holt@alder.example]].",
  "E-MAIL [[EMAIL:MHOLT@ALDER.EXAMPLE.ORG]] PREFERRED",
  "Write to <[[EMAIL:m_holt+clinic@mail.alder.example]]>, please",
  "mailto:[[EMAIL:intake@larchridge.example]]",
  "'[[EMAIL:o'neil@alder.example]]' is her son's address",
  "sent to [[EMAIL:a@b.example]];[[EMAIL:c-d@e-f.example]]",
  "[[EMAIL:holt77@alder.example.org]]Phone: pending",
  "to [[EMAIL:holt@alder.example.org]].Please confirm.",
  "contact [[EMAIL:holt (at) alder.example]] for records",
  "[[EMAIL:maren.holt\\[at\\]alder\\[dot\\]org]]",
  "it is [[EMAIL:maren at alder dot org]], she says",
  "E-mail: [[EMAIL:jdoe@ward7]]\nPager none",
  "Email\t[[EMAIL:Kit@Alder.Example.Org]]",
  // Look-alikes.
  "2 tabs @ 8am, 1 tab @ hs",
  "HR 88 @ rest, SpO2 96%@2L NC",
  "metoprolol 50mg@bedtime",
  "FiO2 40%@PEEP5, rate 14@TV 450",
  "BP 120/80@0900 and 118/76@1300",
  "Email: declined. No e-mail on file.",
  "pain 3/10@rest.Then 5/10 walking",
  "met at clinic on the dot of nine",
  "Seen at Alder at noon; dot blot negative.",
  "insulin sliding scale @ meals",
  "follow @ clinic in 2 wks; labs@discharge",
  "Glucose 140@0600, 180@1200",
  "Foley@bedside.NPO after midnight",
  "at the dot com firm where he worked",
];

export const knownFailures: KnownFailure[] = [
  {
    name: "A dose at a time, then a sentence in small letters without its blank, has the shape of an address",
    text: "50mg@bedtime.then stop",
    today: "[[EMAIL:50mg@bedtime.then]] stop",
  },
];
