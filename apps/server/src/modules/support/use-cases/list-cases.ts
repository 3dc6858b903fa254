import { type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { CaseView } from '../domain/case-file.ts';
import { findSubject } from './find-subject.ts';
import type { SubjectRef, SupportUseCaseParts } from './parts.ts';
import { viewCases } from './view-cases.ts';

/**
 * Lists the cases of a player about something of theirs, the newest first, and the reasons that a new one may have.
 *
 * @refuses case-subject-not-found for what is not theirs or of no kind that is known
 */
export async function listCases(
  parts: Pick<SupportUseCaseParts, 'store' | 'subjects'>,
  player: PlayerId,
  ref: SubjectRef,
): Promise<{ reasons: readonly string[]; cases: readonly CaseView[] } | Refusal<'case-subject-not-found'>> {
  const found = await findSubject(parts, player, ref);
  if (!found) return refuse('case-subject-not-found');
  const { reasons, subject } = found;
  return { reasons, cases: await viewCases(parts, await parts.store.ofSubject(player, subject.kind, subject.key)) };
}
