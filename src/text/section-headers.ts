/**
 * The dictionary: canonical section → the ways its header is written, separated by semicolons. The words of the
 * canonical name are a way themselves. Case, blanks, hyphens, slashes, "&" and apostrophes do not count.
 * A way after "~" is as often a field of a form ("Diet: regular"): it is a header only in capitals or when nothing
 * follows it on the line.
 */
export const SECTION_HEADERS = {
  // The document
  "document-title": `Discharge summary; Discharge note; Admission note; Admission history and physical;
    Progress note; Progress report; Daily progress note; Consultation; Consultation note; Consultation report;
    Consult note; Consult; Operative report; Operative note; Op note; Brief operative note; Procedure note;
    Procedure report; Emergency department note; Emergency department report; ED note; ED provider note;
    ER report; ER note; Clinic note; Office visit; Office note; Telephone encounter; Telephone note;
    Phone note; Nursing note; Nursing progress note; Social work note; Case management note;
    History and physical; H&P; H and P; History and physical examination; Psychiatric evaluation;
    Psychiatric intake; Initial psychiatric evaluation; Intake evaluation; Intake note; Radiology report;
    Pathology report; Surgical pathology report; Transfer summary; Transfer note; Death summary;
    Expiration summary; Home visit note; Home care note; Well child visit; Well child check; Therapy note;
    Physical therapy evaluation; Occupational therapy evaluation; Speech therapy evaluation; Nutrition note;
    Pharmacy note; Anesthesia record; Medical certificate; Referral letter; Triage note; Event note;
    SOAP note`,
  identification: `Identifying data; Identifying information; Patient identification; Patient information;
    Patient data; Demographics; Demographic information; Demographic data; Patient demographics; ID/CC; ~ID`,
  "sources-of-information": `Source of information; Information sources; Source of history; ~Sources;
    ~Informant; ~Informants; Source and reliability; Records reviewed; Documents reviewed; Collateral sources;
    ~Historian`,
  referral: `~Referral; Reason for referral; Referral question; Referral reason; Referral information;
    Reason for referral and background; Circumstances of referral`,
  "care-team": `Treatment team; Care providers; ~Providers; Treating providers; Current providers;
    Outpatient providers; Patient care team; Healthcare team`,
  contacts: `~Contacts; Contact information; ~Emergency contact; ~Emergency contacts; ~Next of kin;
    Family contact; Support contacts`,
  insurance: `~Insurance; ~Insurance information; ~Coverage; Insurance coverage; Payer information;
    Financial information`,
  "dates-of-service": `~Date of service; Encounter dates; Dates of hospitalization; Dates of admission;
    Dates of stay`,
  "subject-line": `~Re; ~Regarding; ~Subject`,

  // Why the patient is here
  "chief-complaint": `CC; C/C; Chief complaints; Presenting complaint; Presenting complaints;
    Presenting problem; Presenting problems; ~PC; P/C; Presenting concern; Chief concern; Main complaint;
    ~Complaint; Complaints; Primary concern; Chief complaint and reason for visit; Parent concerns;
    Parental concerns; Patient concerns; ~Concerns`,
  "reason-for-visit": `RFV; Reason for encounter; Reason for appointment; Visit reason; Purpose of visit;
    Reason for call; Reason for contact; Reason for phone call; Purpose of call; Reason for evaluation;
    Reason for assessment; Reason for today's visit; Purpose of evaluation`,
  "reason-for-admission": `Reason for hospitalization; Indication for admission; Admission reason;
    Cause of admission; RFA; Precipitating events; Reason for transfer; Circumstances of admission;
    Events leading to admission`,
  "reason-for-consultation": `Reason for consult; Consult question; Consultation question;
    Question for consultant; RFC; Reason for the consult; Reason consult requested`,
  indication: `Indications; Indication for procedure; Indications for procedure; Indication for surgery;
    Indications for surgery; Indication for exam; Reason for exam; Reason for study; Reason for examination;
    Reason for test; Clinical indication; Clinical indications; Indication for study; Exam reason`,
  "history-of-present-illness": `HPI; HOPI; Hx of present illness; Hx present illness;
    History of presenting illness; History of present illness/injury; History of the present illness;
    History present illness; Present illness; ~PI; History of presenting complaint; HPC;
    H/O presenting complaint; Interval history; Interim history; Interval hx; History of current illness;
    History of present problem; History of injury; Interval events; Present history;
    History of presenting problem; History of present complaint; Clinical history of present illness;
    Current illness`,
  subjective: `Subj; Subjective data; Subjective complaints; Patient reports; Patient narrative;
    Patient statement`,
  objective: `Obj; Objective data; Objective findings; Observations; Objective exam`,
  "history-narrative": `History; Hx; Clinical history; Clinical information; Clinical data;
    Clinical background; Background; Background information; Background history; Brief history;
    Clinical summary; Case history; Patient history; Summary of history; ~Story; Narrative; Pertinent history;
    Medical necessity`,
  "overnight-events": `Overnight events; 24 hour events; Events overnight; ~Events; Interval update;
    O/N events; ON events; 24h events; 24 hr events; Last 24 hours; Overnight; Significant events`,
  "prehospital-course": `Prehospital care; EMS report; EMS course; ~Mode of arrival; ~Transport;
    Prehospital treatment; ~Scene`,
  triage: `~Triage; Triage information; Triage assessment; Triage history; Triage notes`,
  "mechanism-of-injury": `MOI; ~Mechanism; Injury details; Accident details; History of accident`,

  // Past history
  "past-medical-history": `PMH; PMHx; PMHX; Past hx; PMedH; Past med hx; Past medical hx; Past med history;
    Medical history; Med hx; Medical hx; Past history; Past medical and surgical history; PMH/PSH; PMSH;
    Past medical/surgical history; Prior medical history; Past medical problems; Medical problems;
    Previous medical history; General medical history; Significant past medical history; Past illnesses;
    PMHX/PSHX; Medical conditions; Medical/surgical history; Comorbidities`,
  "past-surgical-history": `PSH; PSHx; Past surgical hx; Surgical history; Surgical hx; Past surgeries;
    Surgeries; Prior surgeries; Previous surgeries; Previous operations; Operations; Past operations;
    SHx surgical; Past procedures; Prior procedures; Surgical procedures; Past surgical procedures`,
  "problem-list": `Problems; Active problems; Active problem list; Problem list/PMH; Current problems;
    Chronic problems; Chronic conditions; Inactive problems; Resolved problems; Patient active problem list;
    Ongoing problems; Medical problem list`,
  "past-hospitalizations": `Hospitalizations; Prior hospitalizations; Previous hospitalizations;
    Previous admissions; Past admissions; Prior admissions; Hospitalisations; Past hospitalisations;
    Hospitalization history`,
  "cardiac-history": `Past cardiac history; Cardiovascular history; Cardiac risk factors; CV risk factors;
    Coronary risk factors; Risk factors; CRF; Cardiac hx`,
  "oncologic-history": `Oncology history; Past oncologic history; Cancer history; Treatment history; Onc hx;
    Oncological history; Chemotherapy history; Radiation history; Tumor history; History of malignancy`,
  "transfusion-history": `Transfusions; Blood transfusion history; Prior transfusions`,
  "infectious-disease-history": `Infectious history; ID history; ~Exposures; Exposure history; Travel history;
    ~Travel; ~Sick contacts; Travel/exposures`,
  "pain-history": `Pain assessment; ~Pain; Pain description; ~Pain scale; Pain management`,
  "obstetric-history": `OB history; OBHx; OB hx; Obstetrical history; Past obstetric history; Past OB history;
    POBH; Ob/gyn history; OB/GYN; Obstetric and gynecologic history; Prenatal history; Antenatal history;
    Pregnancy history; Prenatal course; Antepartum course; Current pregnancy; Obstetrics history;
    Maternal history; Prenatal labs; Prenatal`,
  "gynecologic-history": `GYN history; GYNHx; Gyn hx; Gynecological history; Gynaecological history;
    Past gynecologic history; Menstrual history; ~Menses; ~LMP; ~Contraception; Contraceptive history; PGYNH;
    PGYNHx`,
  "sexual-history": `Sexual hx; Sexual and reproductive history; ~Sexual activity; ~Sexuality`,
  "birth-history": `Birth hx; Neonatal history; Perinatal history; Newborn history;
    Birth and neonatal history; ~Birth; Birth and developmental history; Nursery course; Delivery history;
    NICU course; Birth record; Birth/neonatal`,
  "delivery-summary": `Labor and delivery; Delivery note; Delivery information; Labor course; ~Delivery;
    L&D summary; Intrapartum course; Labour and delivery`,
  "developmental-history": `~Development; Developmental hx; Developmental milestones; ~Milestones;
    Development history; Developmental; Dev hx; Developmental assessment; Developmental screening;
    Developmental surveillance; Early history; Childhood history; Developmental and social history;
    Growth and development`,
  "feeding-history": `~Feeding; ~Feedings; Feeding/nutrition; Nutrition/feeding; ~Feeds; Diet history;
    Dietary history; ~Breastfeeding; ~Elimination; Feeding and elimination`,
  immunizations: `Immunization history; Immunisations; Immunization; Vaccines; Vaccinations;
    Vaccination history; Imm; Imms; ~Shots; Immunizations given today; Immunization status;
    Health maintenance and immunizations; Vaccines given`,
  "growth-parameters": `~Growth; Growth chart; Growth percentiles; Growth measurements; ~Percentiles;
    Anthropometrics; Growth data`,
  "family-history": `FH; FHx; FamHx; Fam hx; Family hx; Family medical history; F/H; Family medical hx;
    Pertinent family history; Family health history; Genetic history; ~Pedigree; Family history of illness`,
  "family-psychiatric-history": `Family psych history; Family psych hx; Family psychiatric hx; FPH; FPsychH;
    Family history of psychiatric illness; Family history of mental illness; Family mental health history;
    Family psychiatric and substance use history; Family history of suicide; Family substance abuse history;
    Family psychiatric/medical history`,
  "social-history": `SH; SHx; SocHx; Soc hx; Social hx; S/H; Social; Social/family history;
    Family and social history; Family/social history; Social and family history; Personal history;
    Personal and social history; Social situation; Social circumstances; ~Habits; Social habits; ~Lifestyle;
    Psychosocial history; Psychosocial hx; Psychosocial; Social information; PFSH; PFSHx;
    Past family and social history; Past family social history; Social determinants of health; SDOH;
    Social context`,
  "substance-use-history": `Substance use; Substance abuse; Substance abuse history; Substance history;
    Substance use hx; Substance abuse hx; ~Substances; Drug and alcohol history; Alcohol and drug history;
    Alcohol and drug use; Drug/alcohol history; Alcohol and substance use; Chemical dependency history;
    Addiction history; Alcohol history; Drug history illicit; Substance use disorders; Drug use history;
    ~Alcohol use; ~Drug use; ~Tobacco use; Tobacco history; Smoking history; ~Alcohol/drugs;
    Chemical use history; CD history; ~Alcohol; ~Tobacco; ~Drugs; Substance use assessment;
    Substance use/abuse; SUD history`,
  "occupational-history": `Employment history; Work history; ~Occupation; Occupational/work history;
    Vocational history; ~Employment; ~Work; Job history; Occupational exposure; ~Work status;
    Military and occupational history; ~Vocational; ~Work/school`,
  "educational-history": `Education history; School history; Education and employment; Academic history;
    ~School; ~School performance; ~Schooling; ~School/education; Educational background;
    Educational and occupational history`,
  "military-history": `~Military service; Military hx; Service history; ~Military; Military service history;
    Deployment history`,
  "legal-history": `Forensic history; Legal issues; Legal hx; Legal problems; ~Legal; Criminal history;
    Legal and forensic history; Legal involvement`,
  "living-situation": `~Living situation; Living arrangements; Living arrangement; Home environment; ~Housing;
    Home situation; ~Household; ~Residence; ~Housing status; ~Home setting; ~Home; Living environment;
    Current living situation; ~Household members; ~Lives with`,
  "relationship-history": `Marital history; ~Relationships; Marital status and relationships;
    Marital/relationship history; Family constellation; Family composition; Family structure;
    Family of origin; ~Relationship status; Relationship hx; ~Children`,
  "support-system": `Supports; Social supports; Social support; Support systems; Support network;
    Family support; Community supports; Psychosocial supports; ~Caregivers; Caregiver support`,
  "cultural-spiritual": `Cultural considerations; Spiritual assessment; ~Religion; ~Spirituality;
    Cultural/spiritual; Cultural factors; Spiritual/cultural needs; ~Religious preference; Spiritual care;
    Cultural background; Spiritual needs`,
  "financial-situation": `~Finances; ~Financial; ~Income; Financial resources; Financial concerns;
    ~Income sources`,

  // Psychiatry
  "psychiatric-history": `Past psychiatric history; Psych history; Psych hx; Past psych history;
    Past psych hx; PPH; PPHx; PPsychH; PPsyHx; Psychiatric hx; Past psychiatric hx; Mental health history;
    Prior psychiatric history; Previous psychiatric history; Psychiatric treatment history;
    Past psychiatric treatment; Past mental health history; Prior psychiatric treatment;
    Past treatment history; Prior mental health treatment; Behavioral health history;
    History of psychiatric illness`,
  "psychiatric-review-of-systems": `Psychiatric ROS; Psych ROS; Psychiatric symptoms; Psychiatric review;
    Psychiatric symptom review; Neurovegetative symptoms; Neurovegetative signs;
    Review of psychiatric symptoms; Symptom review; Psychiatric review of symptoms`,
  "psychiatric-hospitalizations": `Past psychiatric hospitalizations; Prior psychiatric hospitalizations;
    Inpatient psychiatric history; Inpatient treatment; Previous psychiatric admissions;
    Past psychiatric admissions; Psychiatric admissions`,
  "outpatient-treatment": `Outpatient psychiatric treatment; Outpatient treatment history; Current treatment;
    Current mental health treatment; Current psychiatric treatment; Current providers and treatment;
    Outpatient mental health treatment`,
  "past-medication-trials": `Medication trials; Past psychiatric medications; Prior medication trials;
    Past psychotropic medications; Psychotropic medication history; Previous medication trials;
    Medication history psychiatric; Past med trials; Med trials; Past medications; Previous medications;
    Prior medications; Psychiatric medication history; Failed medications`,
  "suicide-history": `Suicide attempts; History of suicide attempts; Past suicide attempts; Suicidal history;
    Self-harm history; History of self-harm; Self-injurious behavior; SIB; History of self-injury;
    Suicide and self-harm history; Self harm`,
  "violence-history": `History of violence; ~Violence; ~Aggression; History of aggression; Assaultive history;
    Homicidal history`,
  "trauma-history": `Abuse history; Trauma/abuse history; Abuse/trauma history; History of abuse;
    History of trauma; ~Trauma; Trauma and abuse history; Trauma hx; ~Abuse; Physical/sexual abuse history;
    Abuse and neglect; ~Domestic violence; Abuse/neglect screen`,
  "risk-assessment": `~Risk; Safety assessment; Suicide risk assessment; Suicide risk; Risk evaluation;
    Risk formulation; Violence risk assessment; Assessment of risk; Suicide/homicide risk;
    Suicide/violence risk assessment; Dangerousness; Lethality assessment; Risk and protective factors;
    Assessment of suicide risk; ~Safety; ~SI/HI; ~C-SSRS; Safety risk; Homicide risk; Risk to self;
    Risk to others; ~Risk level; Safety concerns`,
  "protective-factors": `~Protective; Mitigating factors; Protective factors against suicide`,
  "safety-plan": `Crisis plan; Safety planning; Crisis and safety plan; Safety/crisis plan;
    Safety precautions; Precautions; Safety measures; Suicide precautions; ~Observation level;
    ~Level of observation`,
  "mental-status-examination": `Mental status exam; MSE; Mental status; Mental state examination;
    Mental state exam; Mental state; Psychiatric exam; Psychiatric examination; Psych exam;
    Mental status evaluation; Mini mental status exam; Mental status examination findings;
    Behavioral observations; Behavioural observations; Appearance and behavior`,
  "cognitive-testing": `Cognitive exam; Cognitive assessment; ~Cognition; Cognitive screening;
    Neuropsychological testing; Psychological testing; Cognitive examination; ~MMSE; ~MOCA;
    Neuropsychological test results; Test results psychological; Cognitive function`,
  "rating-scales": `Scales; Screening tools; ~PHQ-9; ~GAD-7; Questionnaires; Screening questionnaires;
    Outcome measures; Rating scale scores; ~Measures; Screening results; Screenings; Standardized measures;
    Assessment tools; Tests administered; ~AUDIT-C; ~Screening`,
  formulation: `Case formulation; Biopsychosocial formulation; Diagnostic formulation; Clinical formulation;
    Psychiatric formulation; Summary and formulation; Psychodynamic formulation; Integrated summary;
    Formulation and plan; Summary/formulation`,
  "multiaxial-diagnosis": `DSM diagnosis; DSM-IV diagnosis; DSM-IV diagnoses; DSM-5 diagnosis;
    DSM-5 diagnoses; Multiaxial assessment; DSM-IV; DSM 5; Axial diagnosis; Five axis diagnosis;
    DSM-IV-TR diagnosis; ~Axes; DSM diagnoses; Psychiatric diagnosis; Psychiatric diagnoses`,
  "axis-i": `Axis 1`,
  "axis-ii": `Axis 2`,
  "axis-iii": `Axis 3`,
  "axis-iv": `Axis 4`,
  "axis-v": `Axis 5; ~GAF; Global assessment of functioning; ~GAF score; ~Current GAF`,
  "strengths-and-weaknesses": `Strengths; Patient strengths; Strengths and limitations; ~Assets;
    Strengths/weaknesses; Strengths and resources; ~Barriers; Barriers to treatment; ~Weaknesses;
    Strengths and needs; Barriers to learning; Barriers to care`,
  "legal-status": `~Legal status; Commitment status; Legal status on admission; ~Voluntary status;
    Guardianship; ~Guardian; ~Legal guardian; ~Custody; Conservatorship; ~Legal hold; ~Hold status`,
  "decision-capacity": `~Capacity; Capacity assessment; Decision making capacity; ~Competency;
    Capacity evaluation; Capacity to consent`,
  "treatment-goals": `Goals; Goals of treatment; Goals of care; Short term goals; Long term goals;
    Patient goals; Treatment objectives; Objectives; ~STG; ~LTG; STGs; LTGs; ~Goal; Goals and objectives;
    Therapy goals; Rehab goals; Client goals; Discharge goals; GOC`,
  "session-content": `Session notes; Session summary; Content of session; Therapy session; ~Themes;
    Issues addressed; Topics discussed; Focus of session; Session focus; ~Process; ~Session; Psychotherapy;
    Topics addressed; Response to session; Themes discussed`,
  interventions: `Intervention; Therapeutic interventions; Interventions provided; Interventions used;
    Nursing interventions; Treatment interventions; Therapeutic intervention; Actions taken;
    Services provided; Skilled interventions; ~Modalities; ~Action; ~Actions`,
  "response-to-treatment": `~Response; Patient response; Response to intervention; Response to interventions;
    Client response; Response to therapy; Treatment response; ~Tolerance; Patient tolerance;
    Progress toward goals; ~Progress; Progress towards goals; Clinical progress`,
  "functional-status": `Functional history; Functional assessment; ~Function; ~ADLs;
    Activities of daily living; ~ADL; Functional level; Baseline function; Functional status prior;
    Prior level of function; PLOF; Current level of function; Prior functional status;
    Baseline functional status; ADLs/IADLs; ~IADLs; Level of function; ~Baseline; Functional limitations;
    Functional impairment`,
  sleep: `~Sleep; Sleep history; Sleep hygiene; Sleep habits; ~Sleep pattern`,
  "collateral-information": `Collateral; Collateral history; Collateral contact; Collateral contacts;
    Information from family; Collateral info; Collateral obtained; Family report; Parent report;
    Parent interview; Teacher report`,

  // Medicines and allergies
  allergies: `Allergy; ALL; Drug allergies; Medication allergies; Allergies/adverse reactions;
    Allergies and adverse reactions; Adverse reactions; Allergies/intolerances; Allergies and intolerances;
    Known allergies; Food allergies; Drug sensitivities; Allergies/ADRs; Allergies to medications;
    Allergies and sensitivities; Allergy list; Drug intolerances; Medication allergies and reactions;
    Intolerances; ~NKDA; Allergies/reactions; Allg; Allergy history; ~Sensitivities`,
  medications: `Meds; Medication; Current medications; Current meds; Medication list; Medications list;
    Present medications; Rx; Active medications; Medicines; Drugs prescribed; Current medication;
    Outpatient medications; Outpatient prescriptions; Current outpatient medications; Medications current;
    Current medications and dosages; Meds current; Regular medications; Drug history; DHx;
    Psychiatric medications; Current psychotropic medications; Psychotropic medications; Medication review;
    Medication profile; Prescriptions; Current treatment medications; OTC medications;
    Over the counter medications; ~Supplements; Herbals and supplements; Chronic medications;
    Medications and allergies; Current psychiatric medications; Medication reconciliation; Med list;
    Scheduled meds`,
  "home-medications": `Home meds; Medications at home; Medications prior to admission; PTA medications;
    PTA meds; Prior to admission medications; Outpatient meds; Pre-admission medications;
    Preadmission medications; Medications at home prior; Meds at home;
    Outpatient medications prior to admission; Preoperative medications; Medications on presentation`,
  "admission-medications": `Medications on admission; Meds on admission; Admission meds;
    Medication on admission; Medications at admission; Admitting medications; Medications upon admission;
    Transfer medications; Medications on transfer; Meds on transfer`,
  "discharge-medications": `Medications on discharge; Discharge meds; D/C meds; DC meds; D/C medications;
    Discharge medication; Medications at discharge; Meds on discharge; Medications upon discharge;
    Discharge medication list; Discharge prescriptions; DC medications; New medications; Changed medications;
    Stopped medications; Continued medications; Medication changes; Medications to continue;
    Medications to stop; Medications started; Discharge medications and instructions; Start taking;
    Stop taking; Continue taking`,
  "inpatient-medications": `Inpatient meds; Current inpatient medications; Hospital medications;
    Scheduled medications; PRN medications; PRN meds; Current scheduled medications; Infusions; IV fluids;
    ~IVF; ~Drips; Medications in hospital; ~Antibiotics; Continuous infusions; ~Prn`,
  "medications-given": `Medications administered; Meds given; Medications given in ED; ED medications;
    ED meds; Medications received; MAR; Medications administered in ED; Medication administration;
    Medications given today; Meds administered`,
  chemotherapy: `Chemotherapy regimen; Current chemotherapy; Treatment regimen; ~Chemo; Current regimen;
    ~Cycle; ~Regimen`,

  // Review of systems and examination
  "review-of-systems": `ROS; Systems review; System review; Review of symptoms; Systemic review;
    Review systems; Systems inquiry; Systemic enquiry; Pertinent review of systems; ROS/MED HX;
    Review of system; ROS negative; Functional inquiry; ~Symptoms`,
  "vital-signs": `Vitals; VS; Vital signs on admission; V/S; Vital sign; Vital signs and measurements;
    Vitals signs; Admission vitals; Vital signs on arrival; Triage vitals; Discharge vitals;
    Vital signs at discharge; ~VSS; Vitals/measurements; Admission vital signs; ~Obs; Most recent vitals;
    ED vitals; Last vitals; Vitals on admission; Current vitals`,
  "physical-examination": `Physical exam; PE; P/E; PEx; ~PX; ~Px; Exam; Examination; Physical; O/E;
    On examination; Physical findings; Physical exam on admission; Admission physical exam; Admission exam;
    Physical examination on admission; Physical exam at admission; PHYS EX; Phys exam; General examination;
    General physical examination; Clinical examination; Medical examination; Exam findings;
    Examination findings; Focused exam; Focused physical exam; Physical exam on arrival; PE on admission;
    Physical assessment; On exam; Exam on admission; Physical exam findings; Head to toe assessment;
    General exam; Discharge exam reviewed; Initial exam; Newborn exam`,
  "discharge-examination": `Discharge exam; Discharge physical exam; Physical exam on discharge;
    Physical examination at discharge; Exam on discharge; Discharge physical examination;
    Physical exam at discharge; Exam at discharge; PE on discharge; Day of discharge exam`,
  "neurological-examination": `Neuro exam; Neurologic exam; Neurological exam; Neurologic examination;
    Neuro examination; CNS examination; Neurological assessment; ~NIHSS; ~NIH stroke scale;
    ~Glasgow coma scale; ~GCS`,
  "eye-examination": `Eye exam; Ophthalmic examination; Slit lamp exam; Slit lamp examination; SLE;
    Fundus exam; Dilated fundus exam; DFE; Ophthalmologic exam; ~Visual acuity; Ocular history;
    Past ocular history; Fundus examination; POHx; ~Refraction`,
  "skin-examination": `Skin exam; Dermatologic exam; Wound assessment; ~Wounds; Wound care; Wound description;
    ~Wound; Skin assessment; Skin integrity; Full skin exam; ~Braden scale; Pressure ulcer assessment;
    ~Incision; Wound exam`,
  "pelvic-examination": `Pelvic exam; Gynecologic exam; Speculum exam; GU exam; Cervical exam;
    Sterile vaginal exam; SVE; Bimanual exam`,
  "musculoskeletal-examination": `Musculoskeletal exam; Orthopedic exam; Ortho exam; Range of motion; ~ROM;
    Strength testing; ~MMT; Manual muscle testing; ~Gait; Gait and balance; ~Balance; Gait analysis;
    Special tests; ~Palpation`,
  "oral-examination": `Dental exam; Dental history; Oral exam; Intraoral exam; Extraoral exam;
    Dental examination; ~Dental`,
  "nursing-assessment": `Nursing observations; Shift assessment; Nursing shift summary; Nursing notes;
    System assessment; Nursing admission assessment; Nursing diagnosis; Nursing diagnoses; Shift note;
    Shift summary; Nursing; Nursing care plan`,
  "intake-and-output": `I/O; I&O; Ins and outs; I and O; I's and O's; Intake/output; Fluid balance; Is/Os;
    In/out`,
  "ventilator-settings": `Vent settings; ~Ventilator; Respiratory support; ~Vent; Oxygen requirements;
    ~Respiratory status`,
  "lines-and-tubes": `~Lines; ~Access; Lines/tubes/drains; Lines, tubes and drains; LDA; LDAs; ~IV access;
    Tubes/lines/drains; Lines and drains; Lines/drains; Vascular access; ~Central line; Lines and access`,
  "fall-risk": `Fall risk assessment; ~Falls; Morse fall scale; Fall history; Falls assessment;
    Fall precautions`,

  // Results
  "laboratory-data": `Labs; Laboratory; Lab; Lab results; Laboratory results; Laboratory studies; Lab data;
    Laboratory values; Lab values; Laboratory findings; Lab findings; Labs/studies;
    Laboratory and radiology data; Laboratory examination; Pertinent labs; Admission labs; Labs on admission;
    Laboratory data on admission; Laboratory tests; Lab tests; Bloods; Blood tests; Blood work; Bloodwork;
    Pertinent results; Most recent labs; Recent labs; Labs reviewed; Discharge labs; Labs on discharge;
    Labs and studies; Laboratories; Laboratory evaluation; Lab work; Investigations;
    Laboratory data and studies; ~Hematology; ~Chemistry; Chemistries; Recent results; Data reviewed labs`,
  microbiology: `Micro; Cultures; Culture data; Microbiology data; Micro data; Culture results;
    Blood cultures; Microbiology results`,
  imaging: `Radiology; Imaging studies; Imaging results; Radiographic studies; Radiology results; Radiographs;
    ~X-rays; ~X-ray; Xrays; Radiology studies; Radiologic studies; Diagnostic imaging; Images; Imaging data;
    ~CT; ~MRI; ~Ultrasound; ~CXR; ~Chest x-ray; Radiology data; Radiographic findings; ~CT scan; ~CT head;
    ~CT chest; ~CT abdomen; Imaging reviewed; Radiology review; X-ray findings; Imaging findings`,
  "diagnostic-studies": `Studies; Diagnostics; Diagnostic data; Diagnostic tests; Diagnostic testing;
    Test results; Results; ~Tests; ~Data; Workup; Work-up; Diagnostic workup; Studies reviewed; Data review;
    Data reviewed; Diagnostic results; Diagnostic studies reviewed; Result review; Results review;
    Pertinent data; Pertinent studies; Labs and imaging; Labs/imaging; Labs, imaging; Tests performed;
    Other studies; Evaluation and studies; Relevant results; Results pending; Special studies;
    Diagnostic procedures; Laboratory and imaging`,
  "pending-results": `Pending labs; Pending studies; Labs pending; Tests pending;
    Pending results at discharge; Pending tests; Outstanding results; Outstanding tests; ~Pending;
    Results pending at discharge; Studies pending; Pending at discharge; Pending issues`,
  electrocardiogram: `EKG; ECG; 12 lead EKG; 12 lead ECG; EKG findings; ECG findings; EKG interpretation;
    ~Telemetry; ~Tele; Electrocardiography; ECG/EKG`,
  echocardiogram: `Echo; TTE; TEE; Echocardiography; Transthoracic echocardiogram; Cardiac echo;
    Echocardiogram findings; 2D echo`,
  "cardiac-catheterization": `Cardiac cath; Catheterization; ~Cath; Coronary angiography; Angiography;
    Cath report; Cath results; ~Hemodynamics; Stress test; Exercise stress test; Nuclear stress test;
    Coronary findings; Coronary anatomy; Stress testing`,
  "pulmonary-function-tests": `PFTs; PFT; Spirometry; Pulmonary function testing; Pulmonary function;
    ~Peak flow`,
  electroencephalogram: `EEG; EEG findings; EEG results; EEG report`,
  electromyography: `EMG; EMG/NCS; Nerve conduction studies; NCS; EMG findings; Nerve conduction study`,
  "sleep-study": `Polysomnography; Polysomnogram; PSG; Sleep study results; CPAP titration`,
  genetics: `~Genetics; Genetic testing; Genetic test results; ~Newborn screen; Genetics results;
    Newborn screening; Molecular testing; ~Karyotype`,
  toxicology: `~Toxicology; Tox screen; Toxicology screen; ~Urine drug screen; ~UDS; ~Utox; Urine toxicology;
    ~Drug screen; ~Tox; ~Breathalyzer`,
  "blood-gas": `ABG; Arterial blood gas; ABGs; VBG; Blood gases; ~Gases`,
  urinalysis: `~Urinalysis; ~UA; ~U/A; ~Urine; Urine studies; Urine dip; Urine dipstick`,
  endoscopy: `~Colonoscopy; ~EGD; Endoscopic findings; Endoscopy findings; ~Bronchoscopy; ~Cystoscopy;
    Upper endoscopy; Endoscopic procedures`,

  // Radiology and pathology reports
  "exam-performed": `~Exam type; ~Study; Procedure/exam; ~Type of exam; ~Type of study; ~Exam performed;
    Examination performed; ~Study type; Exam description`,
  technique: `Procedure technique; Imaging technique; ~Protocol; Scan technique; Exam technique; Methods;
    ~Method; Methodology; Acquisition`,
  comparison: `Comparisons; Comparison study; Comparison studies; Prior studies; ~Compared to;
    Comparison exams; Prior exams; Prior imaging`,
  contrast: `~Contrast; Contrast material; Contrast agent; Contrast administered; IV contrast`,
  "radiation-dose": `~Dose; Dose report; ~DLP; Radiation exposure; ~Fluoroscopy time; Dosimetry`,
  findings: `Finding; ~Report; Results/findings; Findings and interpretation; Key findings;
    Significant findings; Description of findings; Study findings; ~Details; Interpretation of findings;
    Other findings; Additional findings; Imaging report`,
  "incidental-findings": `~Incidental; Incidental findings requiring follow up; Incidentals`,
  interpretation: `Interp; Interpretation summary; ~Reading; Reader interpretation; Interpretation and report;
    Preliminary read; Wet read; Final read; Preliminary report; Final report; Interpretations`,
  "critical-results": `Critical findings; Critical values; ~Notification; Critical result notification;
    Communication of results; ~Communication`,
  "gross-description": `Gross; Macroscopic description; Macroscopic; Gross examination; Macroscopy;
    Gross pathology; Gross findings`,
  "microscopic-description": `Microscopic; Microscopic examination; Microscopy; Histology;
    Microscopic findings; Histologic description; Histopathology`,
  "specimens-submitted": `~Specimen; Specimens; Specimen submitted; ~Specimen source; ~Specimen type;
    Specimens removed; Tissue submitted; Source of specimen; Specimens sent; Specimen description; ~Source;
    Specimen(s) submitted; Specimen collected; Material received; Specimens received`,
  "pathologic-diagnosis": `Pathological diagnosis; Path diagnosis; Final pathologic diagnosis;
    Pathology diagnosis; Surgical pathology; Pathology; Pathology results; ~Path; Cytologic diagnosis;
    Cytology; Histologic diagnosis; Pathology findings; Microscopic diagnosis; Biopsy; Biopsy results;
    Diagnosis on biopsy; Frozen section; Frozen section diagnosis; Intraoperative consultation`,
  immunohistochemistry: `IHC; Immunohistochemical stains; Special stains; Flow cytometry; Immunostains;
    Immunophenotyping; Ancillary studies`,
  "tumor-staging": `Staging; ~Stage; ~TNM; Pathologic stage; ~Clinical stage; Synoptic report; Cancer staging;
    TNM staging; Synoptic summary; Staging summary`,
  addendum: `Addenda; Late entry; Amendment; Amended report; Attending addendum; ~Correction; Addended report;
    Supplemental report; Addendum report`,

  // Procedures and operations
  "preoperative-diagnosis": `Preop diagnosis; Pre-op diagnosis; Pre-operative diagnosis;
    Preoperative diagnoses; Preop dx; Pre-op dx; Preprocedure diagnosis; Pre-procedure diagnosis;
    Preoperative dx; Pre-operative diagnoses; Pre op diagnosis; Provisional diagnosis`,
  "postoperative-diagnosis": `Postop diagnosis; Post-op diagnosis; Post-operative diagnosis;
    Postoperative diagnoses; Postop dx; Post-op dx; Postprocedure diagnosis; Post-procedure diagnosis;
    Postoperative dx; Post-operative diagnoses; Post op diagnosis`,
  procedure: `Procedures; Procedures performed; Procedure performed; Operation; Operation performed;
    Operations performed; Operations and procedures; Procedures and operations; Operative procedure;
    Operative procedures; Surgery; Surgery performed; Name of operation; Name of procedure;
    Title of operation; Title of procedure; Major surgical or invasive procedure; Major procedures;
    Special procedures; Principal procedure; Operations/procedures; Invasive procedures; Bedside procedures;
    Planned procedure; Procedures this admission; Surgical procedure; Inpatient procedures;
    Procedures and treatments; Procedures done; Associated procedures; Other procedures; ED procedures`,
  surgeon: `~Surgeon; ~Surgeons; ~Surgeon(s); ~Operating surgeon; ~Primary surgeon; ~Attending surgeon;
    ~Assistant; ~Assistants; ~Assistant surgeon; ~First assistant; Surgeon and assistant; ~Operator;
    ~Operators; Surgical team; ~Anesthesiologist; ~Proceduralist; ~Staff surgeon`,
  anesthesia: `Anaesthesia; Type of anesthesia; Anesthesia type; Anesthesia administered; ~Anesthetic;
    ~Sedation; Anesthesia/sedation; Moderate sedation; Anesthesia plan; Anesthesia history; ~Airway;
    ~Airway assessment; ~ASA class; Anesthesia method; Anesthesia used; Preanesthesia evaluation`,
  "operative-findings": `Intraoperative findings; Findings at operation; Findings at surgery;
    Operative finding; Procedure findings; Findings of procedure`,
  "description-of-procedure": `Procedure in detail; Procedure description; Details of procedure;
    Description of operation; Operative technique; Operation in detail; Details of operation;
    Operative details; Procedure details; Technique of operation; Description of the procedure;
    Detail of procedure; Operative description; Operative course; Surgical technique; Procedure detail;
    Operative procedure in detail; Narrative of procedure; Description of technique; Details of the procedure;
    Operative narrative; Procedural details; Steps of procedure`,
  "estimated-blood-loss": `~Estimated blood loss; ~EBL; ~Blood loss; ~Est blood loss;
    Estimated blood loss/fluids; EBL/fluids; Fluids and blood loss`,
  "intraoperative-fluids": `~Fluids; Fluids given; Fluid replacement; IV fluids given; ~Crystalloid;
    ~Urine output; Fluids administered; ~Blood products; Fluids in; ~UOP; Blood given; Blood administered;
    Input/output`,
  complications: `Complication; Intraoperative complications; Postoperative complications;
    Complications of procedure; Procedure complications; Complications/comments; Hospital complications;
    Adverse events; Complications during admission; Immediate complications`,
  implants: `~Implants; ~Implant; Prosthesis; Prosthetics; ~Hardware; Implants used; ~Devices;
    Implanted devices; Grafts; Grafts/implants; ~Device; Device interrogation; Device check;
    Pacemaker interrogation; Implants/grafts; ~Pacemaker`,
  drains: `~Drains; Drains placed; Drains/packs; Tubes and drains; ~Packs; ~Packing; Drains and packs;
    Drains and dressings; ~Dressings; ~Dressing`,
  "sponge-and-needle-counts": `~Counts; Sponge counts; Needle counts; ~Count;
    Sponge, needle and instrument counts; Sponge and instrument counts`,
  tourniquet: `~Tourniquet; ~Tourniquet time; ~Ischemia time; ~Bypass time; ~Cross clamp time; ~Pump time;
    Cardiopulmonary bypass time`,
  position: `~Position; ~Positioning; Patient position; Position of patient`,
  closure: `~Closure; Wound closure; Wound classification; ~Wound class; ~Skin closure`,
  consent: `~Consent; Informed consent; Consents; ~Consent obtained; Risks and benefits;
    Consent for treatment; Consent/assent; Universal protocol; ~Time out; ~Timeout;
    Informed consent for procedure; Risks/benefits; Consent to treatment; Limits of confidentiality;
    Confidentiality`,
  "postoperative-plan": `Post-op plan; Postop plan; Post-operative plan; Postoperative instructions;
    Post-operative instructions; Postoperative care; Postop instructions; Post procedure plan;
    Post-procedure instructions; Postoperative orders; Post-op instructions`,
  "postoperative-course": `Post-op course; Postop course; Post-operative course; ~Recovery; PACU course;
    Recovery room course; ~POD; ~Postoperative day`,

  // Assessment
  assessment: `Assess; Clinical assessment; Evaluation; Asmt; Assessment/problem list; Assessment/diagnosis;
    Assessment and diagnosis; Medical assessment; Assessment and evaluation; Assessment summary;
    Clinical evaluation; Overall assessment; Current assessment; Assessment/evaluation`,
  "assessment-and-plan": `A/P; A&P; A and P; AP; Assessment/plan; Assessment & plan;
    Assessment and recommendations; Impression and plan; Impression/plan; Imp/plan; Imp/plan of care;
    Assessment and plan of care; Assessment/recommendations; I/P; Impression/recommendations;
    Impression and recommendations; Plan and assessment; Assessment plan; Assessment and treatment plan;
    Assmt/plan; Diagnosis and plan; Diagnosis/plan; Diagnoses and plan; Impression and plan of care;
    Problem based plan; Plan by problem; Plan by system; Problem list and plan; A+P; ASA and plan;
    Discussion/plan; Assessment, plan; Assessment and plan by problem; Assessment and plan/recommendations;
    Problems and plan`,
  impression: `Imp; Impressions; Clinical impression; Clinical impressions; Initial impression;
    Diagnostic impression; Diagnostic impressions; ED impression; Final impression; Imaging impression;
    Summary impression; Overall impression; Assessment/impression; Impression/assessment;
    Impression and summary; ~Opinion; Impression and opinion; Impression/diagnosis; Conclusion; Conclusions;
    Summary and conclusion`,
  "differential-diagnosis": `DDx; ~Differential; Differential diagnoses; Differential dx; DD differential;
    Differential diagnosis and workup`,
  diagnosis: `Dx; Diagnoses; Diagnosis list; Working diagnosis; Primary diagnosis; Secondary diagnosis;
    Secondary diagnoses; Principal diagnosis; Clinical diagnosis; Associated diagnosis; Associated diagnoses;
    Final diagnosis; Final diagnoses; Current diagnoses; Diagnosis and problem list; Diag; Other diagnosis;
    Other diagnoses; Encounter diagnosis; Encounter diagnoses; Visit diagnosis; Visit diagnoses;
    Medical diagnosis; Medical diagnoses; Primary diagnoses; Principal diagnoses; ED diagnosis;
    Diagnostic assessment; Referring diagnosis; Treatment diagnosis; Additional diagnoses;
    Additional diagnosis; Current diagnosis; Diagnosis codes`,
  "admission-diagnosis": `Admitting diagnosis; Admission diagnoses; Admitting diagnoses; Admission dx;
    Diagnosis on admission; Admit diagnosis; Admit dx; Diagnoses on admission; Admitting dx;
    Initial diagnosis; Presenting diagnosis; Diagnosis at admission`,
  "discharge-diagnosis": `Discharge diagnoses; Discharge dx; D/C diagnosis; D/C dx; Final discharge diagnosis;
    Principal discharge diagnosis; Diagnosis on discharge; Diagnoses at discharge; Discharge diagnosis list;
    Diagnosis at discharge; Primary discharge diagnosis; Secondary discharge diagnosis;
    Secondary discharge diagnoses; Final diagnosis at discharge; Diagnoses on discharge; DC diagnosis; Dc dx`,
  "medical-decision-making": `MDM; Decision making; Clinical decision making; ED MDM; Critical care;
    ~Critical care time; Clinical reasoning; Medical decision; ~Complexity; ~Rationale`,
  discussion: `~Discussion; ~Comment; Comments; Discussion and summary; Discussion with patient; Remarks;
    ~Note; Notes; Additional comments; General comments; ~Other; Miscellaneous; Misc; Additional information;
    Additional notes; Other information; Other issues; Free text; Other notes; ~Nb`,
  summary: `Brief summary; Summary statement; One liner; Case summary; Overview; Summary of findings;
    Synopsis; Executive summary; Overall summary; In summary; Patient summary; Summary of care;
    Clinical course summary`,
  prognosis: `~Prognosis; ~Rehab potential; ~Rehabilitation potential; Prognosis and plan; ~Outlook;
    Prognostic factors`,

  // Course
  "hospital-course": `Hosp course; Brief hospital course; Hospital course by problem;
    Hospital course by system; Course in hospital; Course of hospitalization; Summary of hospital course;
    Hospital course and treatment; ~HC; Hospital course/treatment; Inpatient course; ~Course; Clinical course;
    Hospital stay; Hospital course by issue; Summary of hospitalization; Course of stay;
    Hospital course summary; Course and treatment; Course of treatment; Treatment course;
    Course during hospitalization; Course on unit; Hospital summary; Unit course; ICU course; Course in ICU;
    MICU course; SICU course; Floor course; Concise summary of hospital course; Summary of stay;
    Progress in hospital; Stay summary`,
  "emergency-department-course": `ED course; ER course; Emergency room course;
    Emergency department course and treatment; Course in ED; Course in emergency department;
    ED course and MDM; ED treatment; Emergency department treatment; ED evaluation;
    Course in the emergency department; In ED`,
  "issues-by-system": `~Systems; ~By system; Systems based review; Active issues; Chronic issues; ~Issues;
    Problems addressed; Acute issues; Transitional issues; Active medical issues; Inactive issues;
    Problems by system; Medical issues; Current issues; Ongoing issues; Unresolved issues`,
  "treatment-received": `Treatment; Treatments; Treatment provided; Treatment given; Treatments provided;
    Therapies; ~Management; Treatment rendered; Rx given; ~Therapy; Treatment today;
    Treatments and procedures; Treatment summary; Therapy provided; Treatment to date; ~Tx; Care provided`,
  consultations: `Consults; Consultants; Consultations obtained; Consulting services; ~Consultant;
    Consults obtained; Consultations during admission; Consulting physicians; Specialty consultations;
    Inpatient consults; Consultation obtained; Services consulted`,

  // Plan and discharge
  plan: `Plans; Plan of action; Plan of treatment; Recommendation and plan; Plan/recommendations;
    Plan and recommendations; Management plan; Plan of management; Today's plan; Plan today; Plan/orders;
    Plans and recommendations; Plan for today; Plan discussed; Proposed plan; Overall plan; Plan/disposition;
    Plan and disposition; Dispo and plan; Plan and follow-up; Plan/follow up; Medical plan; Clinical plan;
    Current plan; Disposition and plan; Disposition/plan; Initial plan; Interim plan; Pln;
    Plan for next session; Next session; Diagnostic plan; Follow up plan and plan`,
  "treatment-plan": `Plan of care; Care plan; POC; Treatment recommendations; Individualized treatment plan;
    Initial treatment plan; Treatment planning; Individual plan of care; Treatment plan and goals;
    Care planning; Treatment plan/recommendations; Treatment plan review; ~Certification`,
  recommendations: `Recommendation; Recs; Rec; Recommendations and plan; Recommendations/plan;
    Consult recommendations; Suggestions; ~Advice; ~Advised; Advice given; Final recommendations;
    Recommended follow up; Recommendations for follow up; Summary and recommendations; Advice to patient;
    ~Suggest`,
  orders: `Orders placed; New orders; Orders placed this encounter; ~Order; Orders this visit; Labs ordered;
    Tests ordered; Standing orders; Admission orders; Orders today; Orders given; Orders/plan;
    Physician orders; Verbal orders; Discharge orders; Orders received; Referrals; Referrals made`,
  prophylaxis: `DVT prophylaxis; VTE prophylaxis; PPx; GI prophylaxis; Ppx/code`,
  nutrition: `~Nutrition; Nutrition history; Nutritional status; Nutrition assessment; FEN; FEN/GI;
    Nutritional assessment; Nutrition diagnosis; F/E/N; Nutrition intervention; Nutrition prescription;
    Nutrition needs; Estimated needs; Diet recall; ~Diet; ~Diet order; Dietary intake; Diet and exercise`,
  exercise: `~Exercise; Physical activity; Exercise program; Home exercise program; HEP; Therapeutic exercise;
    Exercises`,
  "code-status": `~Code status; ~Code; ~Resuscitation status; Advance directives; Advance directive;
    Code status/advance directives; Advanced directives; ~DNR status; ~Health care proxy; ~Healthcare proxy;
    ~HCP; Advance care planning; ~Living will; Code status and family contact; ~Power of attorney; ~POLST;
    ~DNR`,
  disposition: `~Disposition; ~Dispo; Discharge disposition; Final disposition; Disposition on discharge;
    Disposition and follow-up; ~Discharge to; Disposition/follow up; ED disposition; Patient disposition;
    ~Discharged to; ~Discharge location; Disposition at discharge; ~Discharge destination; ~Disp`,
  "discharge-condition": `Condition on discharge; Condition at discharge; ~Condition; Discharge status;
    Condition at time of discharge; ~Patient condition; Condition upon discharge; Status at discharge;
    Discharge condition/status; Status on discharge; Mental status at discharge; Condition of patient;
    Condition on transfer; ~Current condition; ~Status; ~Stability; Discharge condition and disposition;
    ~Patient status; Condition post op`,
  "discharge-instructions": `Instructions; Patient instructions; Instructions to patient;
    Discharge instruction; D/C instructions; Instructions at discharge; Discharge instructions to patient;
    Instructions given; After visit instructions; Aftercare instructions; Home instructions;
    Home care instructions; Discharge instructions and follow up; Instructions for patient;
    Patient discharge instructions; Instructions on discharge; DC instructions; Return precautions;
    Reasons to return; When to call; Return instructions; Special instructions; Aftercare;
    Call your doctor if; Additional instructions; Instructions/follow up; Return to ED if; Discharge advice;
    Seek care if; Patient instructions and education`,
  "discharge-plan": `Discharge planning; Plan at discharge; Plan on discharge; Discharge plans; D/C plan;
    Discharge plan and follow up; D/C planning; DC plan; Discharge needs; Aftercare plan;
    Continuing care plan; Discharge criteria; Discharge recommendations; Discharge summary and plan`,
  "discharge-diet": `Diet at discharge; Diet on discharge; Diet instructions; Diet/activity;
    Diet and activity`,
  "discharge-activity": `~Activity; Activity at discharge; ~Activity level; Activity on discharge;
    Activity instructions; ~Activities; Activity restrictions; ~Restrictions; ~Weight bearing status;
    ~Weight bearing; Activity limitations; Work restrictions; ~WB status; Activity orders; ~Limitations`,
  "wound-care-instructions": `Wound care instructions; Dressing changes; Incision care; Care of wound;
    Wound instructions; Cast care; Dressing instructions`,
  "follow-up": `Followup; F/U; FU; Follow-up plan; Follow-up appointments; Follow up appointment;
    Followup instructions; Follow-up instructions; Followup appointments; Follow-up care; F/U plan;
    Follow up recommendations; F/U appointments; Discharge follow-up; Followup plans; Follow up visit; ~RTC;
    Return to clinic; Return visit; ~Next appointment; ~Next visit; ~Appointments; ~Follow up with;
    Future appointments; Upcoming appointments; Follow up plans; Follow-up needed; Post discharge follow-up;
    Outpatient follow-up; Scheduled appointments; Followup care; Follow up and disposition; ~RTO;
    Recommended followup; ~Follow-up provider; ~Return; Next steps; Follow-up/plan; Scheduled follow up;
    Followup plan; To do; To-do; Action items`,
  "patient-education": `~Education; ~Teaching; Patient teaching; Patient/family education; Education provided;
    Health education; Family education; Anticipatory guidance; Counseling; Counselling;
    Counseling and education; Discharge teaching; Education and counseling; Patient and family education;
    ~Guidance; Patient counseling; Anticipatory guidance given; Parent education; Caregiver education;
    Health teaching; Psychoeducation`,
  "health-maintenance": `~HM; HCM; Health care maintenance; Healthcare maintenance; Preventive care;
    Preventive health; ~Prevention; Screening tests; Preventative health; Routine health maintenance;
    Health promotion; Preventive services; Cancer screening; Preventive medicine; PHM; RHM`,
  "time-spent": `~Time spent; ~Total time; ~Time; Time spent with patient; ~Time in/out; ~Total time spent;
    ~Session time; Duration of session; Time statement; Face to face time; ~Start/stop time; Counseling time;
    ~Duration; ~Length of session`,
  billing: `~Billing; ~CPT; ~CPT codes; Billing codes; ~Charges; ~Level of service; LOS coding; ~E/M;
    ICD-10 codes; ICD codes; Procedure codes; ~Coding; Billing information`,

  // Nursing, social work, home care, calls, letters
  "social-work-assessment": `Psychosocial assessment; SW assessment; Social work; Social work evaluation;
    Psychosocial evaluation; Biopsychosocial assessment; Case management; Case management assessment;
    Psychosocial stressors; ~Stressors; SW intervention; Psychosocial needs; Social services; Social service;
    Current stressors; Social work plan; Social work intervention; ~Case manager; ~Resources;
    Resources provided; Community resources`,
  "home-safety": `~Home safety; Home safety assessment; Home safety evaluation; Environmental safety;
    Safety in home; Home hazards; Safety of home; ~Firearms; Access to firearms; Access to weapons;
    Access to means; ~Weapons; Means restriction`,
  "home-care-services": `~Services; Home services; Home health; Home health services; Home care; VNA services;
    ~VNA; ~Visiting nurse; Community services; Home health orders; Home health care; Services in place;
    Services needed; ~Skilled need; Skilled services; Home services arranged; ~Homebound status;
    ~Homebound reason; Skilled nursing; Homecare services; Skilled care provided; ~Visit frequency;
    Frequency and duration; ~Frequency/duration; Visit note`,
  equipment: `~Equipment; DME; Durable medical equipment; ~Assistive devices; Adaptive equipment;
    ~Equipment needs; Equipment at home; Medical equipment; Equipment ordered; ~Assistive device; ~Supplies;
    Equipment and supplies; Equipment needed; Home equipment; Orthotics; Medical supplies`,
  "caregiver-assessment": `~Caregiver; Caregiver status; Caregiver strain; Caregiver role; ~Primary caregiver;
    Caregiver training; ~Parent; ~Parents`,
  "call-details": `Call documentation; Telephone call; Phone call; ~Caller; Call notes;
    Telephone conversation; Details of call; ~Message; Phone message; Telephone message; Call summary;
    Patient message; MyChart message; Portal message; Outcome of call; Call outcome; Telephone triage;
    Disposition of call; Message from patient; Incoming call; Outgoing call; ~Calls`,
  "family-meeting": `Family conference; Family meeting notes; Meeting attendees; ~Attendees; Family session;
    Team meeting; ~Participants; Present at meeting; Family discussion; Care conference;
    Discussion with family; Family communication; Family update; ~Persons present; ~In attendance`,
  "school-and-behavior": `~Behavior; ~Behaviour; Behavioral concerns; Behavior at school; School and behavior;
    Behavior/temperament; ~Discipline; School concerns; ~Temperament; HEADSS; HEADDSS; HEEADSSS;
    HEADSS assessment; Adolescent interview; Social media use; ~Screen time; ~Peers; Behavioral history`,
  "speech-and-language": `~Speech; ~Language; Speech/language; Speech and swallowing; Swallow evaluation;
    ~Swallowing; Swallow study; Bedside swallow; ~Hearing; ~Vision; Vision and hearing; Hearing screen;
    Vision screen; Vision/hearing; Communication skills; Audiology; Audiogram; Audiometry`,
  "dialysis-prescription": `~Dialysis; Dialysis orders; Dialysis treatment; HD prescription; Hemodialysis;
    HD orders; Dialysis run; Dialysis access; PD prescription; ~Dry weight; Dialysis history`,
  "transplant-history": `~Transplant; Transplant course; Transplant details; Donor information; ~Donor;
    Immunosuppression; Graft function; Donor history`,
  "diabetes-management": `~Diabetes; Diabetes history; Glucose control; ~Blood sugars; Glycemic control;
    Insulin regimen; ~Fingersticks; Blood glucose log; Glucose log; Diabetes care; Endocrine history;
    ~Insulin; Insulin pump settings; Pump settings`,
  anticoagulation: `Anticoagulation history; ~INR; INR history; Coumadin clinic; Warfarin dosing;
    Anticoagulation management; Coumadin dosing`,
  "infusion-visit": `~Infusion; Infusion note; Infusion details; ~Injection; ~Injections; ~Injection site;
    Infusion record; Injection details`,
  "radiation-therapy": `Radiation treatment; ~Radiation; Radiation oncology; XRT; Radiation plan; RT summary;
    ~Treatment site; Radiation course; Simulation`,
  "performance-status": `~Performance status; ~ECOG; ~Karnofsky; ~KPS; ECOG performance status; ECOG PS; ~PS;
    Karnofsky performance status`,
  "cause-of-death": `Death information; Immediate cause of death; Death note; Pronouncement;
    Death pronouncement; ~Time of death; Autopsy; Circumstances of death; Manner of death; Autopsy findings`,
  salutation: `To whom it may concern; Dear colleague; Dear doctor; Dear sir or madam; Dear parent;
    Dear patient`,
  closing: `Sincerely; Sincerely yours; Yours sincerely; Yours truly; Kind regards; Regards; Best regards;
    With kind regards; Respectfully; Respectfully submitted; Thank you; Best wishes; Warm regards;
    Yours faithfully; Many thanks; With best wishes`,
  distribution: `~Copies to; ~Copy to; Carbon copy; Cc list; Distribution list; Copies; Copies sent to; Pc to;
    Enclosures; ~Enclosure; ~Encl; ~Attachments`,
  attestation: `Attending attestation; Attending note; Attending statement; Teaching physician attestation;
    Teaching attestation; Teaching physician statement; Attending physician statement; Physician attestation;
    Resident attestation; Scribe attestation; Supervising physician statement; Attending comments;
    Teaching physician note; ~Supervision; Supervisor note; Staff note; Staff addendum; Attestation statement;
    ~Supervising physician`,
  signature: `~Signature; Electronically signed by; Electronically signed; E-signed by; Signed by; ~Signed;
    Signatures; Signed electronically by; Electronic signature; Authenticated by; Digitally signed by;
    Signature/date; Signature line; ~Reviewed by; ~Verified by; ~Approved by; ~Read by; ~Reported by;
    ~Prepared by; ~Completed by; Signed electronically; Signature of provider; Provider signature;
    Physician signature; Esigned by; Report signed`,
  "dictation-stamps": `Dictated by; Dictated; Transcribed by; Transcribed; Dictation date; Transcription date;
    Date dictated; Date transcribed; ~Transcriptionist; Typed by; Dictating physician; Dictation;
    Transcription; Dictated and transcribed; ~Job number; ~Job id; ~Document number; ~Dictator`,
} as const satisfies Readonly<Record<string, string>>;

export type SectionName = keyof typeof SECTION_HEADERS;
