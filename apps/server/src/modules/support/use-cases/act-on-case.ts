import { type CaseId, type Instant, type Refusal, refuse, type StaffId } from '@ordago/kernel';
import { type CaseView, type StaffAct, statusAfter } from '../domain/case-file.ts';
import { staffLineOf } from '../domain/case-line.ts';
import { isSecondWaiting } from '../repository/cases.repository.ts';
import type { SupportUseCaseParts } from './parts.ts';
import { readCase } from './read-case.ts';

/** Order of staff about a case. */
export interface StaffOrder {
  readonly act: StaffAct;
  /** Text that the player reads; null when a case is reopened. */
  readonly body: string | null;
  /** The number of acts that they have seen. */
  readonly revision: number;
}

type ActRefusal = 'case-not-found' | 'reason-required' | 'state-changed' | 'case-already-open';

/**
 * Answers, decides or reopens a case, and notifies its player.
 *
 * @refuses case-not-found, reason-required without a message to the player, state-changed when a message came meanwhile
 * or the act does not fit, case-already-open when a decided case is opened again beside a newer one that waits
 */
export async function actOnCase(
  parts: Pick<SupportUseCaseParts, 'store' | 'audit' | 'notify'>,
  { id, act, body, revision }: StaffOrder & { readonly id: CaseId },
  by: { staff: StaffId; ip: string; now: Instant },
): Promise<CaseView | Refusal<ActRefusal>> {
  if (body === null && act !== 'reopen') return refuse('reason-required');
  const acted = parts.store.act<'state-changed'>(
    id,
    { act, staff: by.staff, body, at: by.now },
    {
      judge: (file) => (file.revision === revision ? statusAfter(file.status, act) : null) ?? 'state-changed',
      noted: (tx, file) => parts.audit.append(staffLineOf(act, file, by), tx),
    },
  );
  const done = await acted.catch((error: unknown) => {
    if (isSecondWaiting(error)) return 'case-already-open' as const;
    throw error;
  });
  if (done === null) return refuse('case-not-found');
  if (typeof done === 'string') return refuse(done);
  const { player, subject, status } = done;
  parts.notify(player.id, { kind: 'case', id, subject_kind: subject.kind, status });
  return readCase(parts, id);
}
