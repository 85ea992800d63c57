import type { Case, KnownFailure } from "../rule.js";

export const cases: readonly Case[] = [
  "Dover, NH [[ZIP:03820]]",
  "Dover, NH [[ZIP:03820-1234]].",
  "Dover NH [[ZIP:03820]]",
  "DOVER, NH, [[ZIP:03820]]",
  "Dover, New Hampshire [[ZIP:03820]]",
  "Dover, N.H. [[ZIP:03820]]",
  "Dover, NH\n[[ZIP:03820]]",
  "ZIP: [[ZIP:03820]]",
  "Zip code: [[ZIP:03820-1234]]",
  "lives in zip code [[ZIP:03820]]",
  "Postal code: [[ZIP:K0K 0K0]]",
  "12 Oak Street, Salem, MA [[ZIP:01970]], phone on file",
  // Look-alikes.
  "WBC 12500, platelets 98000",
  "MRN 03820",
  "Patient ID 12345",
  "Order, ID 123456",
  "Ferritin was OK 12345",
  "CT 12345 reviewed",
  "Case MA 12345",
  "Dover, NH 038",
  "Dover, NH 0382012",
  "Dover, NH 03820.5",
  "Specimen 20145 received",
  "Zip up the bag.",
  "postal worker, 12345 steps",
  "Room, IN 2 hours",
];

export const knownFailures: readonly KnownFailure[] = [
  {
    name: "a ZIP code without its state or a label is a number like any other",
    text: "12 Oak Street, Dover [[ZIP:03820]]",
    today: "12 Oak Street, Dover 03820",
  },
  {
    name: "a state in small letters",
    text: "dover, nh [[ZIP:03820]]",
    today: "dover, nh 03820",
  },
];
