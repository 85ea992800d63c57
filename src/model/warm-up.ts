/**
 * An invented note with something of every kind. Patterns are compiled and word lists read when a text first needs
 * them; after this one the next note costs what any other does.
 */
export const WARM_UP_NOTE = `Fernhollow General Hospital
Department of Medicine, 12 Quarry Lane, Apt 4B, Millbrook, MA 02139
DISCHARGE SUMMARY

Patient: Quillfeather, Ada    MRN: 0048177    DOB: 12/31/1949    Room: 412-B
Admitted: March 4, 2012    Discharged: 3/9/12 14:05    Account #: 7730018    SSN: 900-12-3456
Attending: Dr. Tobias Ostrander, MD    PCP: Imani Okafor, NP    License: MA-204417
Insurance: Brightwater Health Plan, member ID BW-88213-07    Referred by: J. Abara

HISTORY: Mrs. Quillfeather is a 62-year-old retired teacher from Brazil with type 2 diabetes, seen on Tuesday after
Thanksgiving. Her husband Leo drove her from the Harrow Street Clinic. She was last seen in 2010 by Dr. Lindqvist.
Her son, Marc Quillfeather, 34, works for Pinecrest Lumber in Albany, New York.

MEDICATIONS: metoprolol 25 mg twice daily; lisinopril 10 mg. BP 120/80, HR 72. Pacemaker serial number PX-4471-209.
Vehicle plate 4KD 882. Specimen S12-00481. See https://example.org/notes/481 from 192.0.2.7, user aquill49.

PLAN: follow up with Dr. Okafor on 4/2. Call 617-555-0134 ext. 22, fax (617) 555-0188, pager 555-0102,
or a.quillfeather@example.org.

Dictated by: Tobias Ostrander, MD    cc: Imani Okafor, NP
Electronically signed by T. Ostrander on 03/09/2012 at 16:20
`;
