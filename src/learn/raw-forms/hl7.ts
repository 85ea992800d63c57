import type { Random } from "../../random.js";
import {
  drawOne,
  inFront,
  joined,
  type Part,
  type RawForm,
  type Rewritten,
  substituted,
} from "./rewritten.js";

const APPLICATIONS = ["ADTSYS", "NOTES", "TRANSCR", "LAB", "RADIS"];
const RECEIVERS = ["HUB", "EHR", "DOCS"];
const MESSAGES = ["ORU^R01", "MDM^T02"];
const CODES = ["34111-5^ED NOTE^LN", "NOTE", "&GDT", "11506-3^PROGRESS NOTE^LN", "TXT"];
const ESCAPES: Readonly<Record<string, string>> = { "|": "\\F\\", "^": "\\S\\", "&": "\\T\\", "\\": "\\E\\" };
const END = "||||||F";

/**
 * An HL7 v2 message: segments for message and patient made of the note's own values, the text in one OBX segment with its line
 * ends escaped, or in a segment for each line.
 */
export const hl7: RawForm = (note, random) => {
  const code = drawOne(random, CODES);
  // A span that goes over a line end would hold the head of a segment.
  const broken = note.spans.some(({ start, end }) => note.text.slice(start, end).includes("\n"));
  const oneSegment = broken || random() < 0.35;
  const head = (n: number): string => `OBX|${n}|${oneSegment ? "FT" : "TX"}|${code}|${n}|`;
  let segments = 1;
  const body = substituted(note, (unit) => {
    if (unit !== "\n") return ESCAPES[unit] ?? unit;
    return oneSegment ? "\\.br\\" : `${END}\n${head(++segments)}`;
  });
  const { text, spans } = inFront(joined([...segmentsInFront(note, random), [head(1)]]), body);
  return { text: text + END, spans };
};

function segmentsInFront({ text, spans }: Rewritten, random: Random): Part[] {
  const values = new Map<string, string>();
  for (const { start, end, type } of spans)
    if (!values.has(type)) values.set(type, text.slice(start, end).replace(/[|^&\\\n]/g, " "));
  const value = (type: string): Part => [values.get(type) ?? "", type];
  const hospital = values.get("HOSPITAL") ?? "";
  const doctor = values.get("DOCTOR");
  return [
    [`MSH|^~\\&|${drawOne(random, APPLICATIONS)}|`],
    [random() < 0.5 ? hospital.toUpperCase() : hospital, "HOSPITAL"],
    [`|${drawOne(random, RECEIVERS)}||`],
    [dayOf(random, 2005, 2023), "DATE"],
    [`${digits(random, 2, 23)}${digits(random, 2, 59)}||${drawOne(random, MESSAGES)}|`],
    [number(random), "IDNUM"],
    ["|P|2.5.1\nPID|1||"],
    [values.get("MEDICALRECORD") ?? number(random), "MEDICALRECORD"],
    ["^^^MR||"],
    [withCarets(values.get("PATIENT") ?? "", random() < 0.6), "PATIENT"],
    ["||"],
    [dayOf(random, 1920, 2010), "DATE"],
    [`|${drawOne(random, ["M", "F"])}|||`],
    value("STREET"),
    ["^^"],
    value("CITY"),
    ["^"],
    value("STATE"),
    ["^"],
    value("ZIP"),
    ["||"],
    value("PHONE"),
    ["\n"],
    ...(doctor === undefined
      ? []
      : ([
          [`PV1|1|${drawOne(random, ["I", "O", "E"])}|||||`],
          [withCarets(doctor, false), "DOCTOR"],
          ["\n"],
        ] as Part[])),
  ];
}

/** "Mary K Hansen" as family name, first names. */
function withCarets(name: string, capitals: boolean): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const turned =
    words.length > 1 && !name.includes(",") ? [words.at(-1), ...words.slice(0, -1)].join("^") : name;
  return capitals ? turned.toUpperCase() : turned;
}

function dayOf(random: Random, from: number, to: number): string {
  const year = from + Math.floor(random() * (to - from + 1));
  return `${year}${digits(random, 2, 12, 1)}${digits(random, 2, 28, 1)}`;
}

function digits(random: Random, width: number, most: number, least = 0): string {
  return `${least + Math.floor(random() * (most - least + 1))}`.padStart(width, "0");
}

function number(random: Random): string {
  return `${Math.floor(1e6 + random() * 9.9e7)}`;
}
