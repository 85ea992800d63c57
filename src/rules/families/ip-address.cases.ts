import type { Case, KnownFailure } from "../rule.js";

export const cases: Case[] = [
  "IP [[IPADDR:10.0.0.5]]",
  "IP address: [[IPADDR:192.0.2.44]].",
  "ip=[[IPADDR:198.51.100.7]]; user agent none",
  "IP ADDRESS\n  [[IPADDR:203.0.113.9]]",
  "Logged from [[IPADDR:192.0.2.44]]:8080 at 0900",
  "range [[IPADDR:192.0.2.0]]/24",
  "IP [[IPADDR:1.2.3.4]]",
  "portal session ([[IPADDR:203.0.113.200]])",
  "[[IPADDR:2001:db8::7]] seen twice",
  "IPv6 [[IPADDR:2001:0db8:0000:0000:0000:ff00:0042:8329]]",
  "video visit, host [[IPADDR:FE80::1A2B:3C4D]]",
  "IPv4: [[IPADDR:10.12.0.255]]",
  "from [[IPADDR:10.0.0.5]], then [[IPADDR:10.0.0.6]]",
  // Look-alikes.
  "software v10.2.3.14, version 12.0.1.4, firmware 10.11.12.13",
  "Section 3.1.2.14; see 1.2.3.4 below",
  "OID 2.16.840.1.113883.3",
  "values 300.12.400.10, 999.1.1.1",
  "04.03.2012, 4.3.12, 10:30:45, 12:30",
  "IP joint 3; IP: inpatient; hallux IP 10",
  "Cr 1.2 1.3 1.4, pH 7.35, Na 140.2",
  "ratio 1:2:3:4, titer 1:640, 12::30",
  "MAC 00:1A:2B:3C:4D:5E",
  "INR 2.0.2.1, grade 1.1.1.1",
  "dose 2.5.mg, 10.5.2012.",
  "HLA A*02:01:01, DRB1*15:01",
  "Face: symmetric. Abd: soft :: neuro ::",
  "Ip 10.5, IP 4.2.1",
];

export const knownFailures: KnownFailure[] = [
  {
    name: "Four readings joined with points have the shape of an address",
    text: "glucose 120.140.98.110 through the day",
    today: "glucose [[IPADDR:120.140.98.110]] through the day",
  },
];
