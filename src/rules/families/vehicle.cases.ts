import type { Case, KnownFailure } from "../rule.js";

export const cases: Case[] = [
  "VIN [[VEHICLE:1ZZZZ99Z5ZZ001234]]",
  "VIN: [[VEHICLE:0XX11YY2XZZ000123]]",
  "vin# [[VEHICLE:0aa00aa00aa000000]]",
  "VIN ending in [[VEHICLE:000123]]",
  "The slip says [[VEHICLE:0XX11YY2XZZ000123]].",
  "license plate [[VEHICLE:ABC-1234]]",
  "LICENSE PLATE #: [[VEHICLE:7ABC123]]",
  "licence plate NH [[VEHICLE:123 4567]]",
  "NH plate [[VEHICLE:123 4567]]",
  "MA plates [[VEHICLE:4XK 221]], blue sedan",
  "plate [[VEHICLE:ABC 1234]] was read by the guard",
  "Plate no. [[VEHICLE:447 HTL]]",
  "Plate: VT [[VEHICLE:HKR417]]",
  "vehicle tag [[VEHICLE:QZX 4471]]",
  "registration plate is [[VEHICLE:KX12 ABC]]",
  "Plate number\t[[VEHICLE:ABC1234]]",
  // Look-alikes.
  "6-hole plate, 3.5 mm locking plate with 8 screws",
  "growth plate at 12 yr; plate 3.5; plate and 8 screws",
  "volar plate 7 holes; plate #4 removed",
  "blood agar plate: 10000 CFU, plate: 2012",
  "plates 2 of 3, x-ray plate 12",
  "License plate not seen; licence plate unknown",
  "vinegar 1200 mL; VIN III on vulvar biopsy; VIN 3",
  "vincristine 2 mg; VIN2-3",
  "tag 1200; skin tag 3 mm; car seat 5-point",
  "LCP plate 10-hole, DCP plate 4.5 mm",
  "Plate count: 250; platelets: 250000",
  "Car hit a pole at 45 mph on Route 125",
  "MRN 1234567, SN PJN1234567",
  "ACGTACGTACGTACGTA sequence",
  "foot plate, plate 2 inches",
  "GT plate 6 holes used",
];

export const knownFailures: KnownFailure[] = [
  {
    name: "A vanity plate without digits is a word",
    text: "license plate [[VEHICLE:OTTERS]]",
    today: "license plate OTTERS",
  },
];
