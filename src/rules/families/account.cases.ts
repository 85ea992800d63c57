import type { Case, KnownFailure } from "../rule.js";

export const cases: Case[] = [
  "Acct #: [[ACCOUNT:400123456]]",
  "ACCT [[ACCOUNT:H00012345]]",
  "Acct. No. [[ACCOUNT:12-345678]]",
  "Account Number: [[ACCOUNT:V004471230]]",
  "acct#[[ACCOUNT:998877]]",
  "HAR: [[ACCOUNT:60012345]]",
  "HAR [[ACCOUNT:60012345]] billed",
  "FIN: [[ACCOUNT:123456789]]",
  "FIN\n   [[ACCOUNT:123456789]]",
  "Patient account # [[ACCOUNT:0044-7712]]",
  "Guarantor no. [[ACCOUNT:771200]]",
  "Routing number [[ACCOUNT:000123456]], account [[ACCOUNT:7712004471]]",
  "card [[ACCOUNT:4000 0000 0000 0002]] on file",
  "Card no. [[ACCOUNT:4000-0000-0000-0003]]",
  "paid with Visa ending in [[ACCOUNT:4471]]",
  "A/C no: [[ACCOUNT:5512345]]",
  "Billing #: [[ACCOUNT:B-77120]]",
  // Look-alikes.
  "on account of 3 falls; on account of 2012 surgery",
  "by all accounts well; accounts for 5000 of the cost",
  "Account: patient fell at 1430",
  "taken into account; account given by wife, 54",
  "finger stick 123456; final 12345",
  "har 12, fin 2012",
  "harsh murmur 3/6, FINE crackles",
  "FIN 100000 units",
  "card 3 of 10, Cardiology: 2012-03-04",
  "MRN 1234567, CPT 99213",
  "Visa issued 2012; ending in 2013",
  "Readings 1200 1300 1400 and 1500",
  "billing: level 4, 99214 x 1",
  "ICD-10 E11.9, LOINC 2345-7, NDC 0002-8215-01",
  "index card: 2010-2012",
  "Financial: 20,000 a year",
  "account manager, 54; accountant 12 years",
  "FIN: none. HAR: n/a",
];

export const knownFailures: KnownFailure[] = [
  {
    name: "A procedure code right after the word billing and a colon has the shape of an account number",
    text: "Billing: 99214",
    today: "Billing: [[ACCOUNT:99214]]",
  },
];
