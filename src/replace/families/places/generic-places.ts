import { classMask, wordClasses } from "../../../lexicon/index.js";
import { fold } from "../../folding.js";
import { isListedLast } from "../names/name-lists.js";

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
a an the of and at for in on to by de la le access adult agency aid air airport airlines alliance ambulance annex apartments
area army arts assisted assistance associates association authority avenue bank baptist base bay beach behavioral board
boulevard brothers building bureau bus business camp campus cancer cardiac care cares casino catholic center centers central
centre chapel child childrens christian church city clinic clinics club coast college commission committee commons community
company congregation cooperative corps council counseling county court courthouse creek crisis daughters day dental department
dialysis diner disability district division drug early eastern ecumenical education elementary emergency endo engine eye
facility factory faith family farm farms federal ferry field fire first fish floor food foods forest fork foundation freeway
fund gas general group grove guard gym hall harbor health healthcare heart heights help high highway hill hills home homes
hospice hospital hospitals hotel house housing imaging immigration independent industries inn institute insurance interlock
international interstate island islands isle jail junior justice kids kitchen lab laboratories laboratory labs lake landing lane
league legal library life light lighthouse line living lodge loft lutheran main mall market marina marine marshals medic medical
medicine memorial men mens mental methodist middle mill mills mine mission motel motor mount mountain museum mutual nation
national native navy neighborhood new north northeast northern northwest notary nursing office old optical optometry oral
orthodox orthopedic orthopedics outpatient outreach parish park parkway partners pass patrol pavilion pediatric pediatrics
penitentiary pharmacy physical physicians pier pizza place plant plaza point police pond port post practice prairie precinct
presbyterian primary prison private program project property psychiatric psychiatry public railroad ranch range recovery red
reformed regional registry rehab rehabilitation reservation residential restaurant ridge river road rock route row rural safety
sanitarium savings school schools science senior service services shelter sheriff sheriffs shop shore sleep slip society
solutions sons sound south southeast southern southwest specialists specialty sports spring springs square st saint sainte santa
san staff state station store street studio superior supply support surgery surgical synagogue system systems table tavern team
temple terminal territory theater therapy third second tower town township trail transit transport tribal tribe trucking trust
tunnel turnpike union unit united university upper urgent valley veterans viaduct village vision volunteer walk ward warehouse
water weekly wellness west western wing womens woods works workshop yard youth zoo children women veteran doctor driver worker
workers internal dispatch feed bakery power hyperbaric coffee ste auto body grill cafe bar laundry cleaners florist hardware
lumber roofing plumbing electric welding logging paving towing taxi cab freight shipping fishing packing dairy grocery deli
pottery music dance art funeral consolidated jewelry books press news radio diagnostics troop elder eldercare nurses aide
visiting costume head start ostomy circle fellowship prayer chapter vfw legion scouts varsity football soccer baseball hockey
swim reference credit blood plan probate common pleas cold storage bicycle transplant trading channel rescue islamic no mt mtn
op co tri labor rights civil families defender span pile network tenants advocacy victim victims compensation law firm attorneys
realty properties management consulting engineering construction contractors oxygen assn amb dept ctr corp inc llc pllc region
crime grade apprenticeship free wesleyan apostolic episcopal evangelical pentecostal mennonite unitarian anglican moravian
nazarene academy administration aquatic arena assembly auditorium barge barracks benefit blue bowling brewery bridge cable
casualty cathedral cemetery cinema coalition conference congregational correctional courier cpap creamery curtains daycare
detention diocese dock donor enterprises exchange federation fertility fitness footbridge garage gardens gazette genomics
greenhouse guild gymnastics hearing herald hose indemnity infirmary infusion jewelers journal kidney laundromat ledge local
loyal lunch manor mart maternity ministries mobility mosque motors nursery orchestra order orthotics outfitters overpass palace
paper parole playground pod preschool pretrial probation produce rectory relief rental repair research respiratory review rink
rodeo room ropers rotary salon salvage seminary sentinel speedway stadium steel subdivision tabernacle textile tire trades
trailer tribune upholstery veterinary welfare winery wire worsted accident accounting advertising aging agriculture agricultural
allergy allied ambulatory animal anonymous apparel apothecary appliance appraisal archives armory asthma athletic attorney
auction audiology auditor automotive avionics background bakehouse barbecue barn battalion battery beauty benevolent bindery
birth birthing bistro boat bone bookkeeping bottling boutique bowl bowls boxing brace braces brakes brewing bridal broadcasting
brokers burial burn cabinetry camping canal canning carpentry cartage catering cellular ceramics chest choir chorale chorus
circuit civic claims cleaning clinical clothing coach coatings collision commercial commissioner comp computer concrete
confectioners conservation conservatory consulate continence cookery coolers cooperage copy coroner corrections cosmetics
cosmetology country crafts cremation cruises culinary cultural curling custodial customs cycle dam data deaf delivery demolition
dermatology dermatopathology design detox development diabetes diagnostic digestive diplomatic disposal distillery distribution
ditch doctors donuts door doors downs drafting dredging drilling drywall economics educators electrical electronics elevator
employees employers employment endocrine endocrinology endoscopy endowment engines epilepsy equine equipment esthetics
evaluation evaluators events excavating expo express extended exterminators fabric fair fairground fairgrounds fasteners fencing
fertilizer financial finance finishing firearms flight flood flooring flowers foot footcare forensic forensics forestry forging
fostering fracture frames framing freightways fuel fuels fulfillment furnace furniture garments genetic genetics geriatric
geriatrics golf grain gravel grille grinding growers guests guidance gutters gynecology hair hand handling haulage haulers
hauling heating hematology hepatology herbs history holiness hoist hospitality hosiery human hunting hydro hygiene immediate
immigrant immunology implement imports industrial infectious inspection inspector instruments insulation insured intensive
interiors interpreters investment investments irrigation janitorial joint judicial juvenile kennel kennels keyboard knitting
laborers ladies language lathing launch laundries lawn leasing legislative lender liaison licensing lift lighting limb linens
linemen liquor literacy livery livestock loan loans locksmiths locomotive lodging logistics longshore lot machine machinery
machining magistrate mail maintenance managed mapping marketing masonry massage materials maternal mattress mechanics mechanical
media membership memory metal metals microbiology midwifery midwives migrant mile military millwork minerals ministry mobile
modeling molding monitoring monument monuments mortgage mortuary moving municipal mutuals nails narrows natatorium
naturalization natural nephrology neuro neurology neurosurgery nonprofit nordic nuclear nutrition obstetrics occupational ocular
oncology operations operators optics option orchards orthopaedic orthopaedics orthotic otolaryngology outdoor ovens package
packaging painting palliative pallet pantry paramedics paratransit parking parochial parlor party pastry patient payroll pension
perinatal periodontics pest pet petroleum pharmaceuticals phone photo photography piano pictures pipe piping planning plastering
plastic plastics plating players playhouse podiatry poison polymers polytechnic pool postal poultry pregnancy prep preparatory
preservation prevention printing processing processors producers producing production promotions propane prosecuting prosecutor
prosthetics protection protective provident provisions psychiatrists psychology publishing pulmonary pulp pump pumps purchasing
radiators radiology rafting rail railway realtors rebuilding records recruiting recycling refinery refrigeration refugee
regulatory reinsurance rendering rentals reproductive rescuers reserve reservoir resort resource resources respite response
restoration retail retina retiree retirees retirement revenue rheumatology rides rigging risk roasters rodeos rubber rugby
sailing sale sales sanitation sash satellite scaffolding scaffold scale scientific scrap screen sculpture seafood seamen seating
secondary secretary securities security seed seeds sewer sewing shed shellfish shelters shipyards shoes shooting showroom siding
sightseeing sign singing skating ski skiing skilled skin slaughter slough smelting social solarium solid sorority special spine
spinal spirits sporting squadron stables staffing stage stamping stationery steamship stevedoring stitching stockyard stockyards
storehouse stove structural stucco student students studios submarine substance suite suites surety surgeons surveying tailoring
tanker tanning tapes taproom tattoo tax taxes taxpayers teachers teamsters technical technology technologies teen telegraph
telephone television tenant tennis testing textiles theatre thermal thoracic thrift tile tiling title tool tools toxicology toy
toys track tractor trackage traffic trails training trains tram translation translators transmission transportation trapping
trauma travel treasury treatment tree trial trials tribunal truck trucks trunk tube tugs tutoring unemployment uniform uniforms
urologic urology utilities utility vascular vehicle vehicles vending ventures veterinarian veterinarians video vocational voices
wagons waiters warehousing waste waterworks waterway weaving wedding weighing wheels wholesale wildlife windows wireless woolen
wound wrecking wrestling x-ray yachts zoning infantry cavalry airborne regiment artillery officers citizenship affairs
reciprocal quick twp del du des der den und medicaid medicare sisters fathers missionaries east bldg pav level lock locks spit
hwy hq girls boys technician humane supplement shield
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
  ["Army", "Navy", "Air Force", "Marines", "Marine Corps", "Coast Guard", "National Guard", "Army Reserve"],
  ["Medicare", "Medicaid", "Tricare", "Blue Cross", "Blue Shield", "Aetna", "Cigna", "Humana"],
  ["VA", "IHS", "PHS"],
  ["AA", "NA", "OA", "GA"],
  ["DHS", "DSS", "DCF", "DCYF", "CPS", "DFS"],
  ["DMV", "DOT", "BMV", "RMV"],
  ["OSHA", "EPA", "MSHA", "NIOSH"],
  ["CDC", "FDA", "NIH", "HRSA"],
  ["FBI", "FAA", "TSA", "FEMA", "USPS", "IRS"],
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
  [
    "Court of Common Pleas",
    "Superior Court",
    "Circuit Court",
    "District Court",
    "County Court",
    "Municipal Court",
    "Family Court",
    "Probate Court",
    "Orphans' Court",
    "Juvenile Court",
    "Chancery Court",
  ],
  ["Tribal Council", "Tribal Court", "Tribal Office", "Council of Elders"],
];

const SET_OF = new Map(CLOSED_SETS.flatMap((names) => names.map((name) => [fold(name), names] as const)));

/** "U.S. Army" is the Army. */
export const NATIONAL = /^(?:the\s+)?(?:U\.? ?S\.?|United States)\s+/i;

export function closedSetOf(surface: string): readonly string[] | undefined {
  return SET_OF.get(fold(surface)) ?? SET_OF.get(fold(surface.replace(NATIONAL, "")));
}
