export { type AuditResult, auditResult, drawAudit } from "./audit.js";
export { readPlan, writeSheet } from "./sheet.js";
