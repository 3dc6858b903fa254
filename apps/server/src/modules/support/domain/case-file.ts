import type { CaseId, Instant, PlayerId, StaffId } from '@ordago/kernel';

/** `open` and `answered` wait for somebody; the rest is over, though staff may open a decided one again. */
export type CaseStatus = 'open' | 'answered' | 'upheld' | 'refused' | 'withdrawn';

/** Acts of staff. */
export type StaffAct = 'answer' | 'uphold' | 'refuse' | 'reopen';
export type CaseAct = 'open' | StaffAct | 'withdraw';

/** Facts of the subject when the case was made: texts, and lists of them. */
export type CaseFacts = Readonly<Record<string, string | readonly string[]>>;

/** Subject of a case: its kind, its key within the kind, and the facts. */
export interface CaseSubject {
  readonly kind: string;
  readonly key: string;
  readonly facts: CaseFacts;
}

export interface CaseFile {
  readonly id: CaseId;
  readonly player: { readonly id: PlayerId; readonly username: string };
  readonly subject: CaseSubject;
  readonly reason: string;
  readonly status: CaseStatus;
  /** Counts the acts. */
  readonly revision: number;
  readonly openedAt: Instant;
  readonly changedAt: Instant;
}

/** One message or act of a case. */
export interface CaseStep {
  readonly act: CaseAct;
  /** Null: the player. */
  readonly staff: { readonly id: StaffId; readonly username: string } | null;
  readonly body: string | null;
  readonly at: Instant;
}

const AFTER: Readonly<Record<StaffAct | 'withdraw', { from: readonly CaseStatus[]; to: CaseStatus }>> = {
  answer: { from: ['open', 'answered'], to: 'answered' },
  uphold: { from: ['open', 'answered'], to: 'upheld' },
  refuse: { from: ['open', 'answered'], to: 'refused' },
  reopen: { from: ['upheld', 'refused'], to: 'open' },
  withdraw: { from: ['open', 'answered'], to: 'withdrawn' },
};

/** Returns the status of a case after an act; null where the act does not fit its status. */
export function statusAfter(status: CaseStatus, act: StaffAct | 'withdraw'): CaseStatus | null {
  const { from, to } = AFTER[act];
  return from.includes(status) ? to : null;
}

/** A case with all its messages. */
export interface CaseView {
  readonly file: CaseFile;
  readonly steps: readonly CaseStep[];
}
