import { type CaseId, type Instant, type Refusal, refuse, type StaffId } from '@ordago/kernel';
import type { Audit } from '../../audit/index.ts';
import { type StaffAct, statusAfter } from '../domain/case-file.ts';
import type { NotifyCase } from '../ports/case-news.ts';
import { type CaseStore, isSecondWaiting } from '../repository/cases.repository.ts';
import type { CaseView } from './player-cases.ts';

/** Order of staff about a case. */
export interface StaffOrder {
  readonly act: StaffAct;
  /** Text that the player reads; null when a case is reopened. */
  readonly body: string | null;
  /** The number of acts that they have seen. */
  readonly revision: number;
}

export interface StaffCases extends Pick<CaseStore, 'list'> {
  /** @refuses case-not-found */
  read(id: CaseId): Promise<CaseView | Refusal<'case-not-found'>>;
  /**
   * @refuses case-not-found, reason-required without a word to the player, state-changed when something was said meanwhile or
   * the act does not fit, case-already-open when a decided case is opened again beside a newer one that waits
   */
  act(
    id: CaseId,
    order: StaffOrder,
    by: { staff: StaffId; ip: string; now: Instant },
  ): Promise<CaseView | Refusal<'case-not-found' | 'reason-required' | 'state-changed' | 'case-already-open'>>;
}

export function createStaffCases({
  store,
  audit,
  notify,
}: {
  store: CaseStore;
  audit: Audit;
  notify: NotifyCase;
}): StaffCases {
  const read = async (id: CaseId) => {
    const file = await store.find(id);
    return file ? { file, steps: (await store.steps([id])).get(id) ?? [] } : refuse('case-not-found');
  };
  return {
    list: store.list,
    read,
    act: async (id, { act, body, revision }, { staff, ip, now }) => {
      if (body === null && act !== 'reopen') return refuse('reason-required');
      const acted = store.act<'state-changed'>(
        id,
        { act, staff, body, at: now },
        {
          judge: (file) => (file.revision === revision ? statusAfter(file.status, act) : null) ?? 'state-changed',
          noted: (tx, { player, subject, status }) =>
            audit.append(
              {
                at: now,
                actor: `staff:${staff}` as const,
                subject: `player:${player.id}` as const,
                ip,
                action: `support.case-${WORDS[act]}`,
                details: { case: id, subject: subject.kind, key: subject.key, status },
              },
              tx,
            ),
        },
      );
      const done = await acted.catch((error: unknown) => {
        if (isSecondWaiting(error)) return 'case-already-open' as const;
        throw error;
      });
      if (done === null) return refuse('case-not-found');
      if (typeof done === 'string') return refuse(done);
      const { player, subject, status } = done;
      notify(player.id, { kind: 'case', id, subject_kind: subject.kind, status });
      return read(id);
    },
  };
}

const WORDS: Readonly<Record<StaffAct, string>> = {
  answer: 'answered',
  uphold: 'upheld',
  refuse: 'refused',
  reopen: 'reopened',
};
