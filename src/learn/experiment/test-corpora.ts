import type { Note } from "../../note.js";
import { parseInline } from "../../text/index.js";
import type { Corpus } from "./experiment.js";

const NAMES = ["Okafor", "Lindqvist", "Brandt", "Quillon", "Tolland", "Wexley", "Marchetti", "Arroyo"];
const TOWNS = ["Dover", "Salem", "Laredo", "Bangor", "Eugene", "Topeka", "Yuma", "Macon"];

/** Invented notes of eight patients, two each, written in the manner of one house. */
function testCorpus(name: string, manner: (n: number, person: string, town: string) => string): Corpus {
  const notes = Array.from({ length: 16 }, (_, n): Note => {
    const [person = "", town = ""] = [NAMES[n >> 1], TOWNS[(n * 3) % 8]];
    return { id: `${name}/n${n}`, patient: `${name}/p${n >> 1}`, ...parseInline(manner(n, person, town)) };
  });
  return { name, notes };
}

export const modern = testCorpus(
  "modern",
  (n, person, town) =>
    `Patient: [[PATIENT:${person}]] of [[CITY:${town}]]\nSeen on [[DATE:3/${n + 1}/2012]] by Dr. [[DOCTOR:Hale]]. Afebrile.`,
);

export const typed = testCorpus(
  "typed",
  (n, person, town) =>
    `MR. [[PATIENT:${person.toUpperCase()}]], MRN [[MEDICALRECORD:41${n + 10}203]], WAS SEEN IN [[CITY:${town.toUpperCase()}]] ON [[DATE:MARCH ${n + 1}]].`,
);

export const shorthand = testCorpus(
  "shorthand",
  (n, person, town) =>
    `[[DATE:4/${n + 1}]] pt [[PATIENT:${person}]], ${town} out of stock. call [[PHONE:555-01${n + 10}]]`,
);
