import type { Case, KnownFailure } from "../rule.js";

export const cases: readonly Case[] = [
  "She was born in [[COUNTRY:Guatemala]].",
  "emigrated from [[COUNTRY:Vietnam]] as a child",
  "recent travel to [[COUNTRY:Ghana]]",
  "TRAVEL TO [[COUNTRY:GHANA]]",
  "from the [[COUNTRY:Dominican Republic]]",
  "born in Lagos, [[COUNTRY:Nigeria]]",
  "traveled to [[COUNTRY:India]] and [[COUNTRY:Nepal]]",
  "grew up in [[COUNTRY:Jordan]]",
  "trip to [[COUNTRY:Turkey]]",
  "Country: [[COUNTRY:Canada]]",
  "Country of birth: [[COUNTRY:Chad]]",
  "Dover, NH 03820, [[COUNTRY:USA]]",
  "Dover, NH 03820\n[[COUNTRY:United States]]",
  "moved to the [[COUNTRY:U.S.]] last year",
  // Look-alikes.
  "US of the abdomen; RUQ US normal; in US suite",
  "Ate turkey and china plates broke.",
  "Jordan and Chad visited.",
  "Spoke to Jordan about the plan.",
  "Georgia called.",
  "Vietnam War veteran; served in Vietnam War",
  "allergic to Brazil nuts",
  "a guinea pig; Guinea worm",
  "Mexican restaurant, Chinese medicine, Spanish speaking",
  "Haitian Creole interpreter",
  "Japanese encephalitis vaccine",
  "Country: ____",
  "India ink stain",
  "Polish; Irish; German measles",
  "Portugal Street",
  "Panama hat",
];

export const knownFailures: readonly KnownFailure[] = [
  {
    name: "a first name that follows a place word",
    text: "letter from India Hansen",
    today: "letter from [[COUNTRY:India]] Hansen",
  },
  {
    name: "a country in small letters",
    text: "born in [[COUNTRY:ghana]]",
    today: "born in ghana",
  },
  {
    name: "a country as the subject of its sentence",
    text: "[[COUNTRY:Ghana]] is where she was born.",
    today: "Ghana is where she was born.",
  },
];
