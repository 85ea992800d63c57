import { classMask, wordClasses } from "../../lexicon/index.js";
import { fold } from "../folding.js";
import { isListedLast } from "./name-lists.js";

const SORTS = classMask(
  "hospital-word",
  "organisation-word",
  "school-word",
  "department",
  "street-suffix",
  "nationality",
  "month",
  "weekday",
);

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Say what sort of place it is, or nothing at all. */
const GENERIC = words(`
a an the of and at for in on to by de la le
access adult agency aid air airport airlines alliance ambulance annex apartments area army arts assisted assistance associates association authority
avenue bank baptist base bay beach behavioral board boulevard brothers building bureau bus business camp campus cancer
cardiac care cares casino catholic center centers central centre chapel child childrens christian church city clinic
clinics club coast college commission committee commons community company congregation cooperative corps council
counseling county court courthouse creek crisis daughters day dental department dialysis diner disability district
division drug early eastern ecumenical education elementary emergency endo engine eye facility factory faith family
farm farms federal ferry field fire first fish floor food foods forest fork foundation freeway fund gas general group
grove guard gym hall harbor health healthcare heart heights help high highway hill hills home homes hospice hospital
hospitals hotel house housing imaging immigration independent industries inn institute insurance interlock
international interstate island islands isle jail junior justice kids kitchen lab laboratories laboratory labs lake
landing lane league legal library life light lighthouse line living lodge loft lutheran main mall market marina marine
marshals medic medical medicine memorial men mens mental methodist middle mill mills mine mission motel motor mount
mountain museum mutual nation national native navy neighborhood new north northeast northern northwest notary nursing
office old optical optometry oral orthodox orthopedic orthopedics outpatient outreach parish park parkway partners pass
patrol pavilion pediatric pediatrics penitentiary pharmacy physical physicians pier pizza place plant plaza point
police pond port post practice prairie precinct presbyterian primary prison private program project property psychiatric
psychiatry public railroad ranch range recovery red reformed regional registry rehab rehabilitation reservation
residential restaurant ridge river road rock route row rural safety sanitarium savings school schools science senior
service services shelter sheriff sheriffs shop shore sleep slip society solutions sons sound south southeast southern
southwest specialists specialty sports spring springs square st saint sainte santa san staff state station store street
studio superior supply support surgery surgical synagogue system systems table tavern team temple terminal territory
theater therapy third second tower town township trail transit transport tribal tribe trucking trust tunnel turnpike
union unit united university upper urgent valley veterans viaduct village vision volunteer walk ward warehouse water
weekly wellness west western wing womens woods works workshop yard youth zoo
children women veteran doctor sheriff driver worker workers internal dispatch feed bakery power hyperbaric coffee ste
auto body grill cafe bar laundry cleaners florist hardware lumber roofing plumbing electric welding logging paving
towing taxi cab freight shipping fishing packing dairy grocery deli pottery music dance art funeral consolidated
jewelry books press news radio diagnostics corps troop elder eldercare nurses aide visiting costume head start
ostomy circle fellowship prayer chapter vfw legion scouts varsity football soccer baseball hockey swim reference
credit blood plan probate common pleas cold storage bicycle transplant trading channel rescue islamic no mt mtn op co tri
labor industries rights civil families defender span pile network tenants legal advocacy victim victims compensation
law firm attorneys realty properties management consulting engineering construction contractors oxygen assistance
assn amb dept ctr corp inc llc pllc region crime grade apprenticeship free wesleyan apostolic episcopal evangelical pentecostal
mennonite unitarian anglican moravian nazarene
academy administration aquatic arena assembly auditorium barge barracks benefit blue bowling brewery bridge cable casualty
cathedral cemetery cinema coalition conference congregational correctional courier cpap creamery curtains
daycare detention diocese dock donor enterprises exchange federation fertility fitness footbridge garage gardens gazette
genomics greenhouse guild gymnastics hearing herald hose indemnity infirmary infusion jewelers journal kidney laundromat
ledge local loyal lunch manor mart maternity ministries mobility mosque motors nursery orchestra order orthotics
outfitters overpass palace paper parole playground pod preschool pretrial probation produce rectory relief rental
repair research respiratory review rink rodeo room ropers rotary salon salvage seminary sentinel speedway stadium steel
subdivision tabernacle textile tire trades trailer tribune upholstery veterinary welfare winery wire worsted
`);

/** Letters that stand for a sort of place, a company form or a road. */
export const KEPT_LETTERS: ReadonlySet<string> = words(`
VA VAMC PD FD EMS VNA LLC PLLC P.L.L.C PC INC CO LLP LP LTD CORP ICU ED ER OR OB GI ENT PT OT RN USA US U.S I SR CR NS EW FM RT
RTE HWY HS MS ES ISD SD UMC UCC AME YMCA YWCA HMO PPO TB HIV AA NA DMV DHS DCF PA SC PS CPS SSA SSI IHS NICU PICU MICU SICU ST DR SO STE VAC VFD DME
`);

export function isGenericPlaceWord(word: string): boolean {
  const folded = fold(word);
  return GENERIC.has(folded) || (wordClasses(word) & SORTS) !== 0 || isGenericPlural(folded);
}

/** "Programs", "Ferries"; but "Banks" and "Rivers" are people, whose names must change. */
function isGenericPlural(word: string): boolean {
  if (!word.endsWith("s") || isListedLast(word)) return false;
  return GENERIC.has(word.slice(0, -1)) || GENERIC.has(word.replace(/ies$/, "y"));
}

/** Names that only another of their set can stand for: "in the Army", "has Medicare". */
const CLOSED_SETS: readonly (readonly string[])[] = [
  ["Army", "Navy", "Air Force", "Marines", "Coast Guard", "National Guard"],
  ["Medicare", "Medicaid", "Tricare"],
  [
    "Department of Children, Youth and Families",
    "Department of Children and Families",
    "Department of Family Services",
    "Department of Social Services",
    "Child Protective Services",
    "Division of Child Welfare",
  ],
  [
    "Department of Labor & Industries",
    "Department of Labor",
    "Department of Industrial Relations",
    "Division of Workers' Compensation",
    "Labor Commission",
  ],
  [
    "Office for Civil Rights",
    "Office of Inspector General",
    "Office of Human Rights",
    "Office of Privacy Review",
  ],
  ["Public Defender's Office", "Legal Aid Office", "Public Advocate's Office", "Office of Indigent Defense"],
  ["Tribal Council", "Tribal Court", "Tribal Office", "Council of Elders"],
];

const SET_OF = new Map(CLOSED_SETS.flatMap((names) => names.map((name) => [fold(name), names] as const)));

export function closedSetOf(surface: string): readonly string[] | undefined {
  return SET_OF.get(fold(surface));
}

export const SAINTS: readonly string[] = `
Agatha Agnes Albert Ambrose Anselm Barnabas Basil Benedict Bernard Boniface Brigid Camillus Cecilia Clare Columba
Cyril David Dominic Edmund Elizabeth Francis George Gerard Gregory Helena Hilary Isidore Jerome Jude Leo Lucy Mark
Martin Matthew Monica Nicholas Patrick Philip Rita Sebastian Stephen Theresa Thomas Timothy Ursula Vincent
`
  .trim()
  .split(/\s+/);
