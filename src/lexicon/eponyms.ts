/**
 * Words that look like names in a note and are none there: eponyms of diseases, signs, scores, devices and
 * procedures. Some are common family names too ("Bell", "Wilson"), so a rule asks this list only where the
 * context itself leaves doubt, never after "Dr." or "Mr.".
 */
export const EPONYMS: readonly string[] = `
  Abrikosov Achilles Addison Adson Alcock Allen Allis Alport Alzheimer Ambu Angelman Apgar Argyll
  Arnold Arthus Asherman Asperger Auer Auerbach Austin Babcock Babinski Bainbridge Baker Bakri Balint
  Balkan Bankart Barlow Barr Barrett Barthel Bartholin Bartlett Barton Bartter Basedow Batson Beck
  Becker Behçet Bell Bence Bennett Berger Bernard Biot Bishop Bitot Blakemore Blalock Blumberg Boas
  Boerhaave Borg Bouchard Bovie Bowen Bowman Braden Bragg Branham Braxton Breslow Bristow Broca
  Brockenbrough Brodie Broselow Broviac Brown Bruce Brudzinski Brugada Brunner Buck Budd Buerger
  Burkitt Caldwell Cameron Campbell Caprini Castleman Chadwick Chagas Charcot Charlson Cheyne Chiari
  Child Christmas Churg Chvostek Clara Cobb Cockcroft Colles Conn Cooley Coombs Cooper Corrigan
  Courvoisier Coxsackie Creutzfeldt Crigler Crohn Cullen Cushing Dakin Dandy Darier DeBakey Dejerine
  Delorme Denver DiGeorge Dix Dobhoff Donath Doppler Down Dressler Duchenne Duke Dupuytren Ebstein
  Edwards Ehlers Eisenmenger Epley Epstein Erb Esmarch Evans Ewing Fabry Fallot Fanconi Felty
  Finkelstein Finney Fisher Fitz Fogarty Foley Fontan Fordyce Forrester Fournier Fowler Framingham
  Frank French Friedreich Frohlich Froment Gaenslen Galeazzi Gamgee Gardner Gaucher Gerdy Gerota Ghon
  Gilbert Glasgow Gleason Glisson Goldblatt Goodpasture Gottron Gower Graham Gram Graves Greenfield
  Grey Groshong Guillain Guthrie Guyon Hageman Hamman Harrington Hartmann Hashimoto Hawkins Heberden
  Hegar Heimlich Heinz Hemovac Henle Henoch Hering Hesselbach Hickman Hill Hirschsprung Hodgkin Hoffman
  Hoffmann Holter Homans Horner Howell Hunter Huntington Hurler Hutchinson Jackson Janeway Jefferson
  Jewett Job Jobe Jobst Jones Kaposi Kartagener Kasai Katz Kawasaki Kayser Kegel Kehr Keith Keller
  Kennedy Kerley Kerlix Kernig Killip Kimmelstiel Kirschner Klatskin Klebsiella Kleihauer Klinefelter
  Klumpke Koch Kocher Koplik Korotkoff Korsakoff Kugelberg Kuntscher Kupffer Kussmaul Lachman Ladd
  Laennec Lambert Langerhans Larsen Lasègue Lazarus Leber Legg Leigh Lennox Leopold Leriche Lesch Levin
  Levine Lewy Leydig Lhermitte Libman Lichtenstein Lisfranc Lister Loeffler Ludwig Lund Lyme Malgaigne
  Mallory Mantoux Marfan Marjolin Markle Mayo McArdle McBurney McCune McGill McMurray McRoberts Meckel
  Meigs Meissner Mendel Meniere Menkes Merkel Michaelis Mikulicz Miller Mills Milroy Minnesota Moberg
  Mobitz Moebius Monro Monteggia Moro Morton Murphy Myerson Ménière Nelson Niemann Nissen Noonan Ober
  Oddi Ogilvie Oliver Ollier Opsite Ortolani Osgood Osler Paget Pancoast Pap Papanicolaou Parinaud
  Parkes Parkinson Patrick Paul Penrose Perthes Peutz Peyer Peyronie Pfannenstiel Phalen Philadelphia
  Pick Pierre Plummer Poland Pompe Pott Potter Prader Pringle Prinzmetal Purkinje Queckenstedt Quincke
  Ramsay Ranson Rastelli Rathke Raynaud Reed Reiter Rett Reye Richter Riedel Ringer Rinne Robin Rockall
  Romberg Rorschach Roth Roux Rovsing Rubin Ryle Salter Sanger Schatzki Scheuermann Schilling Schirmer
  Schober Scholl Schwann Seldinger Semmes Sengstaken Sertoli Sever Sheehan Shiley Shirodkar Simmonds
  Simpson Sims Sipple Sjogren Sjögren Smith Snellen Spurling Starling Starr Steinmann Stensen Stevens
  Still Stokes Stryker Sturge Swan Sydenham Sézary Takayasu Takotsubo Tanner Tay Tenckhoff Thomas
  Thompson Thomsen Tietze Tinel Todd Tourette Towne Trendelenburg Treves Trousseau Turner Unna Valsalva
  Vater Velpeau Venturi Verres Vincent Virchow Volkmann Waddell Waldenstrom Waldenström Wallenberg
  Waterhouse Weber Wechsler Wegener Weil Wells Wernicke Wharton Whipple White Wilms Wilson Wolff Wong
  Wood Yankauer Zellweger Zenker Ziehl Zollinger
`
  .trim()
  .split(/\s+/);

/** Drugs and dressings, written with a capital as names are. */
export const BRANDS: readonly string[] = `
  Abilify Adderall Advair Aleve Ambien Ativan Augmentin Avelox Bactrim Bair Benadryl Botox Celexa Cipro
  Coban Colace Compazine Coumadin Cozaar Crestor Cymbalta Decadron Demerol Depakote Dilantin Dilaudid
  Diovan Dulcolax Duragesic Effexor Eliquis Ensure Entresto Epogen Fentanyl Flagyl Flomax Flonase
  Fosamax Glucophage Glucotrol Haldol Heparin Humalog Humira Imdur Imodium Januvia Jardiance Keflex
  Keppra Klonopin Lantus Lasix Levaquin Lexapro Lipitor Lopressor Lovenox Lyrica Metamucil Miralax
  Motrin Mucinex Narcan Neurontin Nexium Norco Norvasc Novolog Ozempic Paxil Pepcid Percocet Plavix
  Prilosec Protonix Prozac Remeron Risperdal Ritalin Robitussin Rocephin Senokot Seroquel Singulair
  Spiriva Suboxone Synthroid Tegaderm Tegretol Toprol Tramadol Trazodone Tylenol Valium Vancomycin
  Ventolin Viagra Vicodin Wellbutrin Xanax Xarelto Xeroform Zantac Zestril Zithromax Zocor Zofran
  Zoloft Zosyn Zyprexa Zyrtec
`
  .trim()
  .split(/\s+/);

const FOLDED: ReadonlySet<string> = new Set([...EPONYMS, ...BRANDS].map((word) => word.toLowerCase()));

const POSSESSIVE = /['’]s?$/;

/** True for "Foley", "FOLEY", "foley" and "Foley's". */
export function isEponym(word: string): boolean {
  const lower = word.toLowerCase();
  return FOLDED.has(mayBePossessive(lower) ? lower.replace(POSSESSIVE, "") : lower);
}

function mayBePossessive(lower: string): boolean {
  const last = lower.charAt(lower.length - 1);
  return last === "s" || last === "'" || last === "’";
}
