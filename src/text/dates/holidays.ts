/**
 * US holidays and widely kept religious ones: key, then every way to write it, lower case, the best first.
 * An apostrophe in a spelling may be left out or curly; a point after "st" may be left out.
 */
export const HOLIDAYS: Readonly<Record<string, readonly string[]>> = {
  "new-years-eve": ["new year's eve", "new years' eve"],
  "new-years-day": ["new year's day", "new years' day"],
  "new-years": ["new year's", "new years'"],
  "martin-luther-king-day": [
    "martin luther king day",
    "martin luther king jr. day",
    "martin luther king, jr. day",
    "mlk day",
  ],
  "groundhog-day": ["groundhog day"],
  "super-bowl-sunday": ["super bowl sunday", "superbowl sunday"],
  "valentines-day": ["valentine's day", "valentines' day", "valentine day"],
  "presidents-day": ["presidents' day", "president's day"],
  "mardi-gras": ["mardi gras", "fat tuesday", "shrove tuesday"],
  "ash-wednesday": ["ash wednesday"],
  "st-patricks-day": ["st. patrick's day", "saint patrick's day", "st. patty's day", "st. paddy's day"],
  "palm-sunday": ["palm sunday"],
  "maundy-thursday": ["maundy thursday", "holy thursday"],
  "good-friday": ["good friday"],
  easter: ["easter", "easter sunday", "orthodox easter"],
  "easter-monday": ["easter monday"],
  "april-fools-day": ["april fool's day", "april fools' day"],
  "patriots-day": ["patriots' day", "patriot's day"],
  "earth-day": ["earth day"],
  "cinco-de-mayo": ["cinco de mayo"],
  "mothers-day": ["mother's day", "mothers' day"],
  "memorial-day": ["memorial day"],
  "flag-day": ["flag day"],
  "fathers-day": ["father's day", "fathers' day"],
  juneteenth: ["juneteenth"],
  "independence-day": ["independence day"],
  "labor-day": ["labor day", "labour day"],
  "columbus-day": ["columbus day"],
  "indigenous-peoples-day": ["indigenous peoples' day", "indigenous people's day"],
  halloween: ["halloween", "hallowe'en"],
  "all-saints-day": ["all saints' day", "all saint's day"],
  "all-souls-day": ["all souls' day", "all soul's day"],
  "day-of-the-dead": ["day of the dead", "dia de los muertos"],
  "election-day": ["election day"],
  "veterans-day": ["veterans' day", "veteran's day"],
  thanksgiving: ["thanksgiving", "thanksgiving day", "canadian thanksgiving"],
  "black-friday": ["black friday"],
  "christmas-eve": ["christmas eve", "xmas eve"],
  "christmas-day": ["christmas day", "xmas day"],
  christmas: ["christmas", "xmas", "x-mas", "christmastime"],
  "boxing-day": ["boxing day"],
  kwanzaa: ["kwanzaa", "kwanza"],
  epiphany: ["feast of the epiphany", "three kings day"],
  pentecost: ["pentecost"],
  passover: ["passover", "pesach"],
  shavuot: ["shavuot"],
  "rosh-hashanah": ["rosh hashanah", "rosh hashana"],
  "yom-kippur": ["yom kippur"],
  sukkot: ["sukkot"],
  hanukkah: ["hanukkah", "chanukah", "hanukah"],
  purim: ["purim"],
  ramadan: ["ramadan", "ramadhan"],
  "eid-al-fitr": ["eid al-fitr", "eid al fitr", "eid ul-fitr", "eid ul fitr"],
  "eid-al-adha": ["eid al-adha", "eid al adha", "eid ul-adha", "eid ul adha"],
  eid: ["eid"],
  ashura: ["ashura"],
  diwali: ["diwali", "deepavali"],
  "lunar-new-year": ["lunar new year", "chinese new year"],
  nowruz: ["nowruz", "norooz"],
  vesak: ["vesak"],
};

/** The holiday a surface names, whatever its case, apostrophes and blanks. */
export function holidayNamed(surface: string): string | undefined {
  return KEYS.get(plain(surface));
}

const KEYS: ReadonlyMap<string, string> = new Map(
  Object.entries(HOLIDAYS).flatMap(([key, names]) => names.map((name) => [plain(name), key] as const)),
);

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’.,]/g, "")
    .replace(/\s+/g, " ");
}
