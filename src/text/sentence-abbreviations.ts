function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Always followed by the name they belong to. */
export const TITLES = words(
  `dr drs mr mrs ms mx prof rev fr hon capt lt col sgt gen maj gov sen rep supt mt ft`,
);

/** Written with a point in the middle of a sentence. They end one only before a word that starts sentences. */
export const ABBREVIATIONS = words(`
  vs approx ext etc fig figs inc ltd co corp dept div tel ph wt ht pt pts hx dx rx tx sx fx jr sr st ave blvd rd ln
  hwy apt rm bldg ste jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun
  tab tabs cap caps inj soln susp supp oint gtt gtts amp avg temp resp abd neuro cont incl excl esp ca cf al viz
  dist prox lat med ant post inf sup bilat gest admin assoc cert lic vol pp ed eds
`);

/** Units and frequencies: they end a sentence before any capital, and never before a lower-case letter. */
export const UNITS = words(`
  min mins max hr hrs sec secs wk wks mo mos yr yrs gm mg mcg kg ml cc lb lbs oz cm mm po bid tid qid qd qhs qam
  qpm prn im iv sq subq
`);

/** End a sentence like any word unless a number follows: "No. 5", but "Allergies: no. Smoker". */
export const BEFORE_NUMBERS = words(`no nos op art ch par sect`);

/** Words that begin a sentence and hardly ever a name, so that an abbreviation before them ended one. */
export const STARTERS = words(`
  the this that these those there he she it they we his her their its in on at no not patient pt denies denied
  reports reported states stated was is has had plan continue continued also however if when while after before
  as for please follow given discharged admitted seen started stopped see upon during since per and but exam
  labs vitals assessment mr mrs ms dr
`);

/** Before a single letter and a point, these show that the letter is no initial: "hepatitis C." */
export const LETTERED = words(`
  hepatitis vitamin type group grade class stage strep influenza protein troponin plan axis option part category
  schedule hemophilia
`);
