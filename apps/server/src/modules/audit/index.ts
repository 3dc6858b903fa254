/** Public API of the audit: every act of staff and every event of an account, in one sealed chain. */
export { createAuditModule } from './audit.ts';
export {
  type Audit,
  type AuditActor,
  type AuditLine,
  type AuditRecord,
  auditLineOf,
  createAuditRepository as createAudit,
} from './repository/audit.repository.ts';
export { createNoteSecurityEvent } from './use-cases/note-security-event.ts';
