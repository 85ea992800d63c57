export { type Account, type Histogram, openAccount, type TypeAccount } from "./account.js";
export { type OfficerReport, type OfficerTable, officerReport } from "./officer-report.js";
