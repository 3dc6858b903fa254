import { type Refusal, refuse } from '@ordago/kernel';
import type { CaseView } from '../domain/case-file.ts';
import { playerLineOf } from '../domain/case-line.ts';
import { findSubject } from './find-subject.ts';
import type { PlayerOrder, SubjectRef, SupportUseCaseParts } from './parts.ts';
import { viewCases } from './view-cases.ts';

/** Cases of one player that may wait at a time. */
const CASES_WAITING_MAX = 20;

type OpenRefusal = 'case-subject-not-found' | 'reason-required' | 'case-already-open' | 'case-decided' | 'cases-full';

/**
 * Opens a case about something of the player's. A decided one is not asked again: staff may open it again.
 *
 * @refuses case-subject-not-found, reason-required, case-already-open, case-decided, cases-full
 */
export async function openCase(
  parts: Pick<SupportUseCaseParts, 'store' | 'audit' | 'subjects'>,
  { subject: ref, reason, body }: { subject: SubjectRef; reason: string; body: string | null },
  { player, ip, now }: PlayerOrder,
): Promise<CaseView | Refusal<OpenRefusal>> {
  const { store, audit } = parts;
  const found = await findSubject(parts, player, ref);
  if (!found) return refuse('case-subject-not-found');
  const { reasons, subject } = found;
  if (!reasons.includes(reason) || (reason === 'other' && body === null)) return refuse('reason-required');
  const before = await store.ofSubject(player, subject.kind, subject.key);
  if (before.some(({ status }) => status === 'upheld' || status === 'refused')) return refuse('case-decided');
  if ((await store.waitingOf(player)) >= CASES_WAITING_MAX) return refuse('cases-full', { max: CASES_WAITING_MAX });
  const opened = await store.open(
    { player, subject, reason },
    { act: 'open', staff: null, body, at: now },
    (tx, { id }) => audit.append(playerLineOf('opened', { id, player, subject, reason, ip, now }), tx),
  );
  return opened === null ? refuse('case-already-open') : ((await viewCases(parts, [opened]))[0] as CaseView);
}
