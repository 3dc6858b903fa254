/** The door of the audit: every act of staff and every event of an account, in one sealed chain. */
export { type Audit, type AuditActor, type AuditRecord, createAudit } from './repository/audit.repository.ts';
