import type { Case, KnownFailure } from "../rule.js";

export const cases: readonly Case[] = [
  "[[CITY:Dover]], NH 03820",
  "[[CITY:DOVER]], NH 03820",
  "[[CITY:Dover]] NH 03820-1234",
  "12 Oak Street, [[CITY:North Adams]], MA 01247",
  "12 Oak Street [[CITY:Dover]], NH 03820",
  "12 Oak St. [[CITY:Dover]], NH 03820",
  "[[CITY:St. Johnsbury]], VT 05819",
  "88 Mill Road\n[[CITY:Fond du Lac]], WI 54935",
  "12 Oak Street, [[CITY:Dover]], NH",
  "She lives in [[CITY:Dover]], NH with a friend.",
  "moved from [[CITY:Winston-Salem]], NC last year",
  "lives in [[CITY:Towson]], MD",
  "[[CITY:Dover]], New Hampshire",
  "She was born in [[CITY:Macon]], Georgia.",
  "native of [[CITY:Salem]], Mass.",
  "City: [[CITY:Dover]]  State: NH",
  "flown in from [[CITY:Coeur d’Alene]], ID",
  "[[CITY:Fall River]], MA 02720",
  // Look-alikes.
  "Jane Okafor, MD",
  "Referred to Jane Okafor, MD for surgery.",
  "Letter from Tomás Vega, PA",
  "Chest, CT scan pending",
  "CT Chest, MI ruled out",
  "Soft, NT, ND",
  "No SI, HI or AH.",
  "Hansen, Virginia",
  "Hansen, Georgia was seen.",
  "Feels well, OK to go home.",
  "Pain in Abdomen, CT ordered",
  "Patient ID 03820",
  "City: unknown",
  "Order, ID 12345678",
  "Please call Maria, OR her son.",
  "Capacity: intact",
  "Blood, CA 125 normal; Ca 10000",
  "LEFT HIP, OR TOMORROW",
];

export const knownFailures: readonly KnownFailure[] = [
  {
    name: "a city without its state needs a list of cities",
    text: "She lives in [[CITY:Dover]].",
    today: "She lives in Dover.",
  },
  {
    name: "a city in small letters",
    text: "lives in [[CITY:dover]], nh",
    today: "lives in dover, nh",
  },
];
