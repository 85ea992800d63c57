/**
 * What falls of the classes, by writing: why that is borne, and how many values fall at most, by category of types. A number
 * here may get smaller; after a change of rules or a new model `npm run bench:attackers -- --only identifiers` tells.
 */
const PARTS_LINES =
  "In capitals and between figures the mark is a line end, as word processors and exports write it: what it parts are two words, two numbers.";
const BLANK_FOR_HYPHEN =
  "Groups with blanks for hyphens are codes of a form that other text has; a domain's hyphen is no blank.";
const DASHES = "A domain or a month in capitals is not written so; the numbers are read.";
const POINTS = "Points for hyphens make another number: five figures and four, a decimal.";
const WORD_BY_WORD =
  "A line for each word is a list of words; in a paragraph that goes on in small letters names are found over the line end.";

export const KNOWN = {
  none: [
    "A cell by itself, in a shape that other cells have too. Half of a town's name that is a word.",
    { LOCATION: 2 },
  ],
  VT: [PARTS_LINES, { NAME: 5, PROFESSION: 2, LOCATION: 24, AGE: 18, CONTACT: 1, ID: 55 }],
  FF: [PARTS_LINES, { NAME: 5, PROFESSION: 2, LOCATION: 24, AGE: 18, CONTACT: 1, ID: 55 }],
  NEL: [PARTS_LINES, { NAME: 5, PROFESSION: 2, LOCATION: 24, AGE: 18, CONTACT: 1, ID: 55 }],
  LS: [PARTS_LINES, { NAME: 5, PROFESSION: 2, LOCATION: 24, AGE: 18, CONTACT: 1, ID: 55 }],
  us: [PARTS_LINES, { NAME: 5, PROFESSION: 2, LOCATION: 24, AGE: 18, CONTACT: 1, ID: 55 }],
  NBSP: [BLANK_FOR_HYPHEN, { CONTACT: 1, ID: 5 }],
  NNBSP: [BLANK_FOR_HYPHEN, { CONTACT: 1, ID: 5 }],
  thin: [BLANK_FOR_HYPHEN, { CONTACT: 1, ID: 5 }],
  tabs: [
    "Tabs part the columns of a table: figures in columns are measurements, save in the shapes of phone and social security numbers.",
    { LOCATION: 1, CONTACT: 1, ID: 10 },
  ],
  under: [
    "An underline joins words to one that no list has; a domain has none.",
    { LOCATION: 2, CONTACT: 5 },
  ],
  dblspace: [
    "Blanks round a hyphen part two things, save in dates and numbers of a known shape; what stands two blanks apart stands in columns.",
    { NAME: 2, LOCATION: 9, CONTACT: 12, ID: 13 },
  ],
  figdash: [DASHES, { CONTACT: 1 }],
  endash: [DASHES, { DATE: 1, CONTACT: 4 }],
  minus: [DASHES, { CONTACT: 1 }],
  emdash: [DASHES, { CONTACT: 4 }],
  dotmid: [POINTS, { LOCATION: 4, DATE: 1, CONTACT: 3, ID: 1 }],
  dots: [POINTS, { LOCATION: 4, ID: 2 }],
  combAcute: [
    "A letter with an accent is another letter, and the word with it in no list.",
    { NAME: 1, PROFESSION: 2, LOCATION: 1, DATE: 2, CONTACT: 1 },
  ],
  combAll: [
    "Letters with accents are other letters, and the words with them in no list.",
    { PROFESSION: 2, LOCATION: 2, DATE: 1 },
  ],
  oForZero: [
    "A letter for a figure in a number without a shape of its own; an age of one figure and a letter.",
    { LOCATION: 1, AGE: 5, DATE: 1, CONTACT: 1 },
  ],
  lFor1: [
    "A letter for a figure in a number without a shape of its own: codes have letters.",
    { LOCATION: 16, AGE: 7, DATE: 2, CONTACT: 13, ID: 4 },
  ],
  upper: ["Capitals say less than a capital at the front.", { LOCATION: 6 }],
  lower: [
    "Small letters take the sign of a name away: a ward or a town of words is words.",
    { NAME: 4, LOCATION: 46, ID: 5 },
  ],
  caseMix: [
    "Nobody writes so; where the letters alternate in a long word it is read, a short one or a month is not.",
    { NAME: 1, PROFESSION: 8, LOCATION: 24, DATE: 6, CONTACT: 10, ID: 1 },
  ],
  spaced: [
    "Fewer than five letters, or figures without a label, that stand apart are a list, a scale, a rating.",
    { NAME: 6, PROFESSION: 8, LOCATION: 8, AGE: 14, DATE: 4, ID: 10 },
  ],
  entity: ["Every letter as a reference, in a cell by itself.", { NAME: 1 }],
  entityNbsp: [BLANK_FOR_HYPHEN, { CONTACT: 1, ID: 5 }],
  qp: [
    "Mail never writes a blank within a line as =20, and EF=20 is a measurement.",
    { NAME: 7, PROFESSION: 7, LOCATION: 27, DATE: 3, CONTACT: 14 },
  ],
  qpsoft: ["A word and a number on two lines, the first of which ends in a blank.", { LOCATION: 5, ID: 7 }],
  nlmid: [
    "A line end in the midst of a word or a number, without a hyphen, parts two: whoever joins them joins others too.",
    { NAME: 33, PROFESSION: 13, LOCATION: 61, AGE: 18, CONTACT: 9, ID: 55 },
  ],
  hyphennl: [
    "The hyphen is no part of the value, and of words in small letters, codes and groups of figures nothing tells that it divides one.",
    { NAME: 13, PROFESSION: 17, LOCATION: 18, DATE: 2, CONTACT: 26, ID: 25 },
  ],
  nlsep: [WORD_BY_WORD, { NAME: 2, PROFESSION: 3, LOCATION: 80, CONTACT: 1, ID: 12 }],
  crlfsep: [WORD_BY_WORD, { NAME: 2, PROFESSION: 3, LOCATION: 80, CONTACT: 1, ID: 12 }],
};
