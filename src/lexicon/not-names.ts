/**
 * Words that may stand where a name could stand, and are none. They end a run of capitalised words that a rule
 * would otherwise read as one long name. Words that are common names too ("Grant", "Rose", "Long") are left out.
 */
function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Names of fields, headings and sentence openers: they end a name in any case but lower case. */
export const FIELD_WORDS: readonly string[] = words(`
  about account acct addendum address admission admit admitted age agrees alert all allergies allergy
  also ambulance and anesthesia any appointment approx appt aprn are arrived as asked assessment
  assistant at attending aware background because bed birth both bsn but by call called came care cc
  chart chief clinic cna code comments complains complaint complications consult consulted consults
  contact cosigned could crna current currently date days dds deceased december decreased denied denies
  department dept diagnosis dictated did diet discharge discharged discussed dmd dnp do dob doctor does
  dr drs during dx each electronically email encounter er exam examination ext facc facp facs fax
  february feels female findings floor fnp follow follow-up followup for fri friday from gender given had
  has have he hematology her here his history hospital hospitalist how hx icu id identification if
  impression in increased indications informed insurance into is it its january july labs language last
  lcsw left lives living location lpn male march married mbbs md medical medication medications meds miss
  mister mon monday mph mr mrn mrs ms msn msw my n/a name need neither new next no none nor normal not
  note notes notified november now np number nurse nursing objective october of office on or order
  ordered orders other our pa pa-c paged patient pcp pending pharmacy pharmd phd phone physician plan
  please police preferred prescribed present primary prior problem procedure prof progress provider pt
  pts race reason recommended recommends referral referred regarding relationship religion report reports
  requested requests resident review reviewed rm rn room rx same sat saturday saw says see seen self
  september service services sex she should signed since single specimen specimens spoke ssn stable
  started state stated states status stopped student subjective summary sunday surgery surgical surname
  tel telephone test that the their them then there these they thinks this those thu thursday time title
  to today told tomorrow tonight transcribed transfer transferred treatment tue tuesday type unavailable
  unit unknown unspecified until upon us visit vital vitals wants was we wed wednesday were what when
  where which while who whom whose widowed with within without would wrote years yes yesterday you your
  zip
`);

/** Words that end a name only in a note written in capitals; with one capital they may be names ("Will", "May"). */
export const CAPITALS_WORDS: readonly string[] = words(`
  a am ambulating an apr april aug august awake be been being best better can cannot case ccu chest
  comfortable complaining consulting cough covering ct cta cxr day dec denying discussing doing done down
  eating ecg echo ed ekg evaluated even ever every feb feeling felt fever few following gave general get
  go goes going good got having home i ii improving iv jan jul jun june just knows likely lying made make
  many mar may micu might more most mra mri much must nicu nov oct off often old once one only oriented
  osh out over own pacu page pain part per picu po prn q quite rather recommending refused reporting
  resting right said seeing sent sep sept several shall sicu sitting sleeping so some stating still
  street such take taken than though three through tolerating too took try two under up use used using
  very via walking want well went whether why will wishes yet
`);

/** Nouns and adjectives of medicine and of the ward that begin with a capital in headings and lists. */
export const CLINICAL_WORDS: readonly string[] = words(`
  abdomen abdominal abnormal above abscess abuse access activity acute addiction adenocarcinoma admitting
  adopted adult affect african ageing aids alcohol alcoholism alive ambulation ambulatory american anemia
  aneurysm aneurysms angina ankle antibiotic antibiotics anticoagulation anxiety aorta aortic apnea
  apnoea appendectomy appendicitis arabic arrhythmia artery arthritis asian aspirin asthma atrial aunt
  autism baby back bacteremia behavioral behavioural below bilateral biopsy bipolar bladder blank
  bleeding blood body bone bowel boyfriend brain breast breathing bronchitis brother brothers cad cancer
  cantonese carcinoma cardiac cardiology cardiomyopathy cardiovascular caregiver cat cataract catheter
  catholic caucasian cavity cell cerebral cervical chemotherapy chf child children chinese chorea chronic
  cirrhosis colitis colon colonoscopy community congestive constipation constitutional consultation
  contracture copd coronary coumadin counseling cousin creole critical culture cva cystic dad daily
  daughter daughters dead death deformity dementia dental depression dermatology device diabetes diabetic
  diagnostic dialysis diarrhea diastolic digoxin disability disease disorder distress diverticulum dm dm2
  dose drain drainage drug dvt dysphagia ear ectopic edema education elevated emergency emphysema
  endocrine endocrinology english epilepsy esophagus esrd estranged evaluation eye eyes failure fall
  falls family father fatigue femur fever fiancé fiancée fibrillation fluid form fracture french friend
  gallbladder ganglion gastric gastroenterology gastrointestinal general genetics geriatric geriatrics
  german gi girlfriend glaucoma glucose gout granddaughter grandfather grandmother grandson group
  guardian gynecologic gynecology haitian hand head headache headaches health healthy hearing heart heent
  hematologic hemodialysis hemorrhage hepatic hepatitis hernia heroin high hip hispanic hospice htn
  husband hyperlipidemia hypertension hypothyroidism imaging immunization immunizations immunology infant
  infarction infection infectious influenza inpatient insoles insulin intact intensive internal
  intervention interventional intubated ischemic italian jewish joint kidney knee korean laboratory lead
  letter leukemia liver local lower lung lungs lymphoma malignancy management mandarin mastectomy
  maternal medicaid medicare medicine melanoma memory men mental metoprolol migraine migraines mom
  morphine mother motor mri multiple muscle musculoskeletal muslim myeloma myocardial nasal nausea neck
  negative neighbor neighbour neonatal nephrology nerve neuro neurologic neurology neurosurgery
  noncontributory nonsmoker nutrition obese obesity observation obstetrics obstruction occupational
  omitted oncology operating operation operative ophthalmology oral orthopaedics orthopedic orthopedics
  osteoarthritis osteoporosis otolaryngology outpatient outside ovarian pain palliative palsies palsy
  pancreatic pancreatitis panel parent parents partner pathology pediatric pediatrics pelvic peptic
  peripheral phenomenon physical placenta plastic pleural pneumonia podiatry polish portuguese positive
  possible postoperative practitioner pregnancy prenatal preoperative pressure prostate protestant
  psoriasis psychiatric psychiatry psychology pulmonary pulse purpura radiation radiology rash reaction
  records recovery rectal redacted reflux regular rehab rehabilitation relative relatives renal request
  research resolved respiratory results resuscitation rheumatoid rheumatology risk roommate routine
  russian sarcoma scan schizophrenia screening seizure seizures sepsis severe shortness shoulder sign
  sinus sister sisters skin sleep smoker smoking social son sons spanish special specialty speech spinal
  spine sports spouse stenosis stomach stress stroke substance suicide swelling symptoms syncope syndrome
  systolic tablet tablets team therapy thoracic throat thrombosis thyroid thyroiditis tobacco transplant
  trauma travel tremor triage tuberculosis tumor ulcer ulcerative ultrasound uncle undefined unremarkable
  upper urgent urinary urine urology uterine vaccine vaccines valve vascular vein venous ventricular
  vertigo vietnamese vision visiting vomiting walk-in weakness weight wellness wife women wowound wrist
  x-ray
`);

const FIELDS: ReadonlySet<string> = new Set(FIELD_WORDS);
const CLINICAL: ReadonlySet<string> = new Set(CLINICAL_WORDS);
const CAPITALS: ReadonlySet<string> = new Set(CAPITALS_WORDS);

/** True for a label or a sentence opener. `uncased`: the note is all in capitals, or has none. */
export function isFieldWord(word: string, uncased: boolean): boolean {
  const folded = fold(word);
  return FIELDS.has(folded) || (uncased && CAPITALS.has(folded));
}

/** True for a word that is no part of a person's name in a note. */
export function isNotName(word: string, uncased: boolean): boolean {
  return isFieldWord(word, uncased) || CLINICAL.has(fold(word));
}

const POSSESSIVE = /['’]s$/;

function fold(word: string): string {
  const lower = word.toLowerCase();
  return lower.endsWith("s") ? lower.replace(POSSESSIVE, "") : lower;
}
