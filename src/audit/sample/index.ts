export { type AuditResult, auditResult, type DrawnSample, drawAudit } from "./audit.js";
export type { Claim } from "./bound.js";
export type { Drawable } from "./draw.js";
export { type AuditPlan, readPlan, writeSheet } from "./sheet.js";
