import { type CaseId, type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { Audit } from '../../audit/index.ts';
import { type CaseFile, type CaseStep, statusAfter } from '../domain/case-file.ts';
import type { CaseSubjects } from '../ports/case-subjects.ts';
import type { CaseStore } from '../repository/cases.repository.ts';

/** Cases of one player that may wait at a time. */
export const CASES_WAITING_MAX = 20;

/** A case with everything that was said in it. */
export interface CaseView {
  readonly file: CaseFile;
  readonly steps: readonly CaseStep[];
}

/** Player, address and instant of a call. */
export interface PlayerOrder {
  readonly player: PlayerId;
  readonly ip: string;
  readonly now: Instant;
}

export interface SubjectRef {
  readonly kind: string;
  readonly ref: string;
}

/** Use-cases of a player on their own cases. */
export interface PlayerCases {
  /** @refuses case-subject-not-found for what is not theirs or of no kind that is known */
  list(
    player: PlayerId,
    subject: SubjectRef,
  ): Promise<{ reasons: readonly string[]; cases: readonly CaseView[] } | Refusal<'case-subject-not-found'>>;
  /**
   * Opens a case about something of the player's. A decided one is not asked again: staff may open it again.
   * @refuses case-subject-not-found, reason-required, case-already-open, case-decided, cases-full
   */
  open(
    asked: { subject: SubjectRef; reason: string; body: string | null },
    order: PlayerOrder,
  ): Promise<
    | CaseView
    | Refusal<'case-subject-not-found' | 'reason-required' | 'case-already-open' | 'case-decided' | 'cases-full'>
  >;
  /** @refuses case-not-found, state-changed when it was decided meanwhile */
  withdraw(id: CaseId, order: PlayerOrder): Promise<CaseView | Refusal<'case-not-found' | 'state-changed'>>;
}

export function createPlayerCases({
  store,
  audit,
  subjects,
}: {
  store: CaseStore;
  audit: Audit;
  subjects: readonly CaseSubjects[];
}): PlayerCases {
  const byKind = new Map(subjects.map((each) => [each.kind, each]));
  const reported = async (files: readonly CaseFile[]): Promise<CaseView[]> => {
    const steps = await store.steps(files.map(({ id }) => id));
    return files.map((file) => ({ file, steps: steps.get(file.id) ?? [] }));
  };
  const subjectOf = async (player: PlayerId, { kind, ref }: SubjectRef) => {
    const known = byKind.get(kind);
    const found = await known?.find(player, ref);
    return known && found ? { known, subject: { kind, ...found } } : null;
  };
  return {
    list: async (player, ref) => {
      const found = await subjectOf(player, ref);
      if (!found) return refuse('case-subject-not-found');
      const { known, subject } = found;
      return {
        reasons: known.reasons,
        cases: await reported(await store.ofSubject(player, subject.kind, subject.key)),
      };
    },
    open: async ({ subject: ref, reason, body }, { player, ip, now }) => {
      const found = await subjectOf(player, ref);
      if (!found) return refuse('case-subject-not-found');
      const { known, subject } = found;
      if (!known.reasons.includes(reason) || (reason === 'other' && body === null)) return refuse('reason-required');
      const before = await store.ofSubject(player, subject.kind, subject.key);
      if (before.some(({ status }) => status === 'upheld' || status === 'refused')) return refuse('case-decided');
      if ((await store.waitingOf(player)) >= CASES_WAITING_MAX) return refuse('cases-full', { max: CASES_WAITING_MAX });
      const opened = await store.open(
        { player, subject, reason },
        { act: 'open', staff: null, body, at: now },
        (tx, { id }) => audit.append(lineOf('opened', { id, player, subject, reason, ip, now }), tx),
      );
      return opened === null ? refuse('case-already-open') : ((await reported([opened]))[0] as CaseView);
    },
    withdraw: async (id, { player, ip, now }) => {
      const done = await store.act<'case-not-found' | 'state-changed'>(
        id,
        { act: 'withdraw', staff: null, body: null, at: now },
        {
          judge: ({ player: holder, status }) =>
            holder.id === player ? (statusAfter(status, 'withdraw') ?? 'state-changed') : 'case-not-found',
          noted: (tx, { subject, reason }) =>
            audit.append(lineOf('withdrawn', { id, player, subject, reason, ip, now }), tx),
        },
      );
      if (done === null) return refuse('case-not-found');
      return typeof done === 'string' ? refuse(done) : ((await reported([done]))[0] as CaseView);
    },
  };
}

function lineOf(
  act: 'opened' | 'withdrawn',
  fact: {
    readonly id: CaseId;
    readonly player: PlayerId;
    readonly subject: CaseFile['subject'];
    readonly reason: string;
    readonly ip: string;
    readonly now: Instant;
  },
) {
  const { id, player, subject, reason, ip, now } = fact;
  const actor = `player:${player}` as const;
  const details = { case: id, subject: subject.kind, key: subject.key, reason };
  return { at: now, actor, subject: actor, action: `support.case-${act}`, details, ip };
}
