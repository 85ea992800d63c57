import type { Casing } from "./casing.js";
import type { Season } from "./vocabulary.js";

/** Which of day, month and year comes first, second, third. */
export type DateOrder = "mdy" | "dmy" | "ymd";

/** What a date says; a field that it does not say is absent. */
export interface DateValues {
  readonly year?: number;
  /** 1 to 12. */
  readonly month?: number;
  /** 1 to 31; never checked against the month, since typing errors ("2/30") are dates too. */
  readonly day?: number;
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday?: number;
  readonly season?: Season;
  /** A key of HOLIDAYS. */
  readonly holiday?: string;
  /** First year of the decade: 1980. */
  readonly decade?: number;
}

export interface ParsedDate extends DateValues {
  /** How many digits the year has on paper. */
  readonly yearDigits?: 2 | 4;
  readonly order: DateOrder;
  /** The pieces of the surface in reading order: joined, their texts are the surface. */
  readonly parts: readonly DatePart[];
}

/** A piece of the surface: its text as it stands, and for a field its value and how it is written. */
export type DatePart =
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "year"; readonly text: string; readonly value: number; readonly digits: 2 | 4 }
  | {
      readonly kind: "month" | "day";
      readonly text: string;
      readonly value: number;
      readonly style: NumberStyle | WordStyle;
    }
  | { readonly kind: "weekday"; readonly text: string; readonly value: number; readonly style: WordStyle }
  | { readonly kind: "season"; readonly text: string; readonly value: Season; readonly casing: Casing }
  | { readonly kind: "holiday"; readonly text: string; readonly value: string; readonly casing: Casing }
  | {
      readonly kind: "decade";
      readonly text: string;
      readonly value: number;
      readonly style: { readonly digits: 2 | 4 } | { readonly word: true; readonly casing: Casing };
    };

export interface NumberStyle {
  readonly as: "number";
  /** Two digits always: "03". */
  readonly padded: boolean;
  /** The ordinal suffix of a day, in its case: "3rd", "3RD". */
  readonly suffix: "none" | "lower" | "upper";
}

export interface WordStyle {
  readonly as: "word";
  /** "February"; "Feb"; the customary abbreviation where it is longer, "Sept", "Tues". Day words are full. */
  readonly length: "full" | "three" | "customary";
  /** "Feb." */
  readonly point: boolean;
  /** "Mondays" */
  readonly plural: boolean;
  readonly casing: Casing;
}
