import type { Case, KnownFailure } from "../rule.js";

export const cases: Case[] = [
  "Fingerprint ID: [[BIOID:FP-77120]]",
  "fingerprint template [[BIOID:77120034]]",
  "FINGERPRINT # [[BIOID:A44712]]",
  "voiceprint template [[BIOID:VP-2231]] stored",
  "Voice print id [[BIOID:vp_2231.04]]",
  "Retina scan ID: [[BIOID:R-001234]]",
  "retinal template no. [[BIOID:88123]].",
  "iris template [[BIOID:IR7712]]",
  "Iris scan reference: [[BIOID:IRS-2012-0044]]",
  "palm vein ID [[BIOID:PV004471]]",
  "facial recognition template: [[BIOID:FR-99120-A]]",
  "Biometric ID\n    [[BIOID:BIO123456]]",
  "biometric hash [[BIOID:9f86d081884c7d659a2feaa0c55ad015]]",
  "thumbprint no: [[BIOID:TP5512]]",
  // Look-alikes.
  "Retina: flat 360, no tears",
  "retina 250 um on OCT, iris cyst 3 mm",
  "Iris: brown; iris atrophy 2012",
  "fingerprint taken 2012; fingerprint clearance 03-04-2012",
  "fingerstick 123, finger 2 of 5",
  "retinal scan: 2012-03-04",
  "voice: hoarse x 3 weeks; voice 4/5",
  "Face: 3 cm laceration; face 1000 units",
  "biometrics: BP 120/80, BMI 27.4",
  "Palm: 20 mm; palm 4 sutures",
  "gait: steady, gait 4 m/s",
  "DNA profile normal 46XX",
  "face to face 30 minutes; F2F 99214",
  "Retina: 20/400 OS; key findings 1234",
  "voice ID pending",
];

export const knownFailures: KnownFailure[] = [
  {
    name: "Words between the record and its number",
    text: "fingerprint template, kept by security as [[BIOID:FP-77120]]",
    today: "fingerprint template, kept by security as FP-77120",
  },
];
