import { limitsErrors } from '../families/limits.ts';
import type { Situations } from '../row.ts';

const WHAT = {
  'max-bet': 'The stake',
  'bet-total': 'The total of stakes',
  'max-payout': 'The possible payout',
} as const;
const LINE = { usual: 'prematch', live: 'live' } as const;
const SCOPE = {
  bet: 'one bet',
  event: 'one event',
  tourney: 'one tournament',
  user: 'one player',
  sport: 'one sport',
} as const;

/** Situation of each limit: kind × line × scope, one number each (semantics D52). */
export const limitsSituations = Object.fromEntries(
  Object.keys(limitsErrors).map((name) => [name, situationOf(name)]),
) as Situations<typeof limitsErrors>;

function situationOf(name: string): string {
  const match = /^limit-(max-bet|bet-total|max-payout)-(usual|live)-(bet|event|tourney|user|sport)$/.exec(name);
  if (!match) return 'Reserved: the thirty limits end at 658.';
  const what = WHAT[match[1] as keyof typeof WHAT];
  const line = LINE[match[2] as keyof typeof LINE];
  const scope = SCOPE[match[3] as keyof typeof SCOPE];
  return `${what} of a ${line} bet would pass the limit set for ${scope}.`;
}
