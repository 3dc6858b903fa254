import { type Instant, type OpId, type PlayerId, type StaffId, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Queryable } from '../../../platform/db/transaction.ts';

/** Person who acted, or whom it concerned. */
export type AuditActor = `player:${PlayerId}` | `staff:${StaffId}` | 'guest' | 'system';

/** One line of the audit. `details` holds what a reviewer needs: never a password, a token or a card number. */
export interface AuditRecord {
  readonly at: Instant;
  readonly actor: AuditActor;
  /** `identity.sign-in`, `staff.sign-in-failed`: the act, in the words of its module. */
  readonly action: string;
  readonly subject?: AuditActor;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly ip?: string;
  /** The money command behind the act, where there is one. */
  readonly op?: OpId;
}

/** Append-only (reliability, invariant 40). */
export interface Audit {
  /**
   * Appends one line. Within a transaction it is the last statement: the chain is locked until the commit.
   * Returns its number.
   *
   * @returns its number in the chain
   */
  append(record: AuditRecord, tx?: Queryable): Promise<string>;
}

/**
 * A line as the payload of a money command carries it, under `audit`: the effect of the command appends it in the same
 * commit (`audit.append_at_commit`), with the command's time and number.
 */
export function auditLineOf({ actor, action, subject, details, ip }: AuditRecord) {
  return { actor, action, subject: subject ?? null, details: { ...details }, ip: ip ?? null };
}
export type AuditLine = ReturnType<typeof auditLineOf>;

/** Creates the audit on its table, where lines are appended and nothing else. */
export function createAuditRepository(pool: Pool): Audit {
  return {
    append: async ({ at, actor, action, subject, details, ip, op }, tx = pool) => {
      const all = op === undefined ? (details ?? {}) : { ...details, op };
      const answer = await tx.query<{ seq: string }>('select audit.append($1, $2, $3, $4, $5, $6) as seq', [
        toIso(at),
        actor,
        action,
        subject ?? null,
        JSON.stringify(all),
        ip ?? null,
      ]);
      return answer.rows[0]?.seq ?? '';
    },
  };
}
