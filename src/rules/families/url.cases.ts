import type { Case, KnownFailure } from "../rule.js";

export const cases: Case[] = [
  "Results are posted at [[URL:https://portal.larchridge.example/results?id=77]].",
  "See [[URL:http://www.greenvalley-clinic.example/directions/]] for parking.",
  "PATIENT PORTAL: [[URL:HTTPS://MYCHART.EXAMPLE.ORG]]",
  "Visit [[URL:www.alderhospital.org/visitors]], then call.",
  "(handout: [[URL:https://alderhospital.org/wound-care]])",
  "Her blog, [[URL:gardenbymaren.example.com]], mentions the surgery.",
  "Upload at [[URL:files.alderhospital.org:8443/upload]] by Friday",
  "ftp images: [[URL:ftp://pacs.alder.example/study/4471]]",
  "Clinic site [[URL:larchridge.nhs.uk]] lists the hours.",
  "Link:\n  [[URL:https://a.example/x_y]]\nEnd of note",
  '<a href="[[URL:https://alder.example/a]]">portal</a>',
  "[[URL:WWW.ALDERHOSPITAL.ORG]]",
  // Look-alikes.
  "ASA 81mg p.o. q.d., metoprolol 25 b.i.d.",
  "Net I/O.Net negative 500 overnight.Net weight stable.",
  "Seen at 9 a.m.Com: none. e.g. rest, i.e. no work.",
  "pH 7.35/7.40, pCO2 44, and/or lactate 1.2",
  "Mail went to maren@gardenbymaren.example.com yesterday.",
  "Email jo.com@alder.example bounced.",
  "St.Mary's ward, Dr.Lee covering, Rm.12",
  "Uses the www a lot; http errors on the portal.",
  "Software v2.3.1.org chart attached as chart.pdf",
  "Ratio 3:1 //see above// 10/10 pain",
  "Dose 2.5 mg.Total 5 mg daily.Info given to wife",
  "Grade 3.2.1, T2.N0.M0, q.h.s., p.r.n.",
];

export const knownFailures: KnownFailure[] = [
  {
    name: "A bare host with a country ending is also a sentence without its blank ('breast.ca')",
    text: "Booked through [[URL:alderhospital.ca]] today.",
    today: "Booked through alderhospital.ca today.",
  },
];
