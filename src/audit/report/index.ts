export { type Account, openAccount } from "./account.js";
export { type OfficerReport, officerReport } from "./officer-report.js";
