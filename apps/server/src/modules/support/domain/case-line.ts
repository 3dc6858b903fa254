import type { CaseId, Instant, PlayerId, StaffId } from '@ordago/kernel';
import type { CaseFile, CaseSubject, StaffAct } from './case-file.ts';

/** Act of a player on a case of theirs. */
interface PlayerFact {
  readonly id: CaseId;
  readonly player: PlayerId;
  readonly subject: CaseSubject;
  readonly reason: string;
  readonly ip: string;
  readonly now: Instant;
}

/** Returns the line of the audit for an act of a player. */
export function playerLineOf(act: 'opened' | 'withdrawn', { id, player, subject, reason, ip, now }: PlayerFact) {
  const actor = `player:${player}` as const;
  const details = { case: id, subject: subject.kind, key: subject.key, reason };
  return { at: now, actor, subject: actor, action: `support.case-${act}`, details, ip };
}

/** Returns the line of the audit for an act of staff, with the status that it led to. */
export function staffLineOf(
  act: StaffAct,
  { id, player, subject, status }: CaseFile,
  { staff, ip, now }: { staff: StaffId; ip: string; now: Instant },
) {
  return {
    at: now,
    actor: `staff:${staff}` as const,
    subject: `player:${player.id}` as const,
    ip,
    action: `support.case-${WORDS[act]}`,
    details: { case: id, subject: subject.kind, key: subject.key, status },
  };
}

const WORDS: Readonly<Record<StaffAct, string>> = {
  answer: 'answered',
  uphold: 'upheld',
  refuse: 'refused',
  reopen: 'reopened',
};
