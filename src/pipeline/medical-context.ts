/** What follows an eponym where it means the disease, sign or device: "Parkinson's disease", "Foley catheter". */
const OF_MEDICINE =
  /^(?:['’]s?(?![\p{L}])|-\p{L}|s? (?:disease|syndrome|sign|catheter|tube|tests?|scor(?:e|ing)|scale|palsy|line|drain|procedure|reflex|man(?:o)?euver|position|criteria|stain|bod(?:y|ies)|node|phenomenon|triad|hernia|fracture|tumou?r|lymphoma|esophagus|cyst|staging|class|index|block|balloon|clamp|forceps|retractor|technique|repair|thyroiditis|arthritis|dementia|anemia|contracture|gangrene|nevus|point|rule|classification|grade|grading))/iu;

const REACH = 24;

/** True when what stands after `end` shows that the eponym before it means medicine, not a person. */
export function meansMedicine(text: string, end: number): boolean {
  return OF_MEDICINE.test(text.slice(end, end + REACH));
}
