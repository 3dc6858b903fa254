import { idOf, type PlayerId } from '@ordago/kernel';

/** Returns the subject of a line of the audit: the player whom a rule is about, if any. */
export function subjectOf({ scope, target }: { scope: string; target: string | null }) {
  return scope === 'user' && target !== null ? { subject: `player:${idOf<PlayerId>(target)}` as const } : {};
}
