/** The states, the district and the territories of the United States, and how notes write them. */
export interface UsState {
  readonly name: string;
  /** Two capitals, as the post writes them. */
  readonly postal: string;
  /** Older abbreviations, with their points: "Mass.", "N.H.". */
  readonly traditional: readonly string[];
  readonly kind: "state" | "district" | "territory";
}

function state(name: string, postal: string, ...traditional: string[]): UsState {
  return { name, postal, traditional, kind: "state" };
}

function territory(name: string, postal: string, ...traditional: string[]): UsState {
  return { name, postal, traditional, kind: "territory" };
}

export const US_STATES: readonly UsState[] = [
  state("Alabama", "AL", "Ala."),
  state("Alaska", "AK"),
  state("Arizona", "AZ", "Ariz."),
  state("Arkansas", "AR", "Ark."),
  state("California", "CA", "Calif."),
  state("Colorado", "CO", "Colo."),
  state("Connecticut", "CT", "Conn."),
  state("Delaware", "DE", "Del."),
  state("Florida", "FL", "Fla."),
  state("Georgia", "GA", "Ga."),
  state("Hawaii", "HI"),
  state("Idaho", "ID"),
  state("Illinois", "IL", "Ill."),
  state("Indiana", "IN", "Ind."),
  state("Iowa", "IA"),
  state("Kansas", "KS", "Kans.", "Kan."),
  state("Kentucky", "KY", "Ky."),
  state("Louisiana", "LA", "La."),
  state("Maine", "ME"),
  state("Maryland", "MD", "Md."),
  state("Massachusetts", "MA", "Mass."),
  state("Michigan", "MI", "Mich."),
  state("Minnesota", "MN", "Minn."),
  state("Mississippi", "MS", "Miss."),
  state("Missouri", "MO", "Mo."),
  state("Montana", "MT", "Mont."),
  state("Nebraska", "NE", "Nebr.", "Neb."),
  state("Nevada", "NV", "Nev."),
  state("New Hampshire", "NH", "N.H."),
  state("New Jersey", "NJ", "N.J."),
  state("New Mexico", "NM", "N.M.", "N. Mex."),
  state("New York", "NY", "N.Y."),
  state("North Carolina", "NC", "N.C."),
  state("North Dakota", "ND", "N.D.", "N. Dak."),
  state("Ohio", "OH"),
  state("Oklahoma", "OK", "Okla."),
  state("Oregon", "OR", "Ore.", "Oreg."),
  state("Pennsylvania", "PA", "Penn.", "Penna.", "Pa."),
  state("Rhode Island", "RI", "R.I."),
  state("South Carolina", "SC", "S.C."),
  state("South Dakota", "SD", "S.D.", "S. Dak."),
  state("Tennessee", "TN", "Tenn."),
  state("Texas", "TX", "Tex."),
  state("Utah", "UT"),
  state("Vermont", "VT", "Vt."),
  state("Virginia", "VA", "Va."),
  state("Washington", "WA", "Wash."),
  state("West Virginia", "WV", "W.Va.", "W. Va."),
  state("Wisconsin", "WI", "Wis.", "Wisc."),
  state("Wyoming", "WY", "Wyo."),
  { name: "District of Columbia", postal: "DC", traditional: ["D.C."], kind: "district" },
  territory("American Samoa", "AS"),
  territory("Guam", "GU"),
  territory("Northern Mariana Islands", "MP"),
  territory("Puerto Rico", "PR", "P.R."),
  territory("U.S. Virgin Islands", "VI", "V.I."),
];

/** Full names that are also first names, family names, cities or countries: a rule must ask for context. */
export const AMBIGUOUS_STATE_NAMES: readonly string[] = ["Georgia", "New York", "Virginia", "Washington"];

export const POSTAL_ABBREVIATIONS: readonly string[] = US_STATES.map(({ postal }) => postal);
