import type { PlayerId } from '@ordago/kernel';
import type { CaseSubject } from '../domain/case-file.ts';
import type { SubjectRef, SupportUseCaseParts } from './parts.ts';

/** Finds something of a player's, and the reasons of complaints about it; null for what is not theirs or of no known kind. */
export async function findSubject(
  { subjects }: Pick<SupportUseCaseParts, 'subjects'>,
  player: PlayerId,
  { kind, ref }: SubjectRef,
): Promise<{ readonly reasons: readonly string[]; readonly subject: CaseSubject } | null> {
  const known = subjects.find((each) => each.kind === kind);
  const found = await known?.find(player, ref);
  return known && found ? { reasons: known.reasons, subject: { kind, ...found } } : null;
}
