import { VIRTUAL_ROUNDS, VIRTUAL_TEAMS } from '@ordago/game-engines';
import { addMs, assert, type Instant, refuse } from '@ordago/kernel';
import { EVERYONE } from '../../platform/http/policy.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { FeedMessage, OddsFeed } from '../sportsbook/index.ts';
import { readRoundLength } from './domain/round-clock.ts';
import { isSoundVirtualCup } from './domain/virtual-rules.ts';
import { virtualRoutes } from './routes/virtual.route.ts';
import type { VirtualParts } from './use-cases/parts.ts';
import { FEED } from './use-cases/publish-round.ts';
import { createVirtualReads } from './use-cases/read-virtual.ts';
import { followClock, type OnRound, turnRounds } from './use-cases/turn-rounds.ts';

/** Public API of the virtual sports: a league and a cup of ours, played by the clock. `docs/modules/virtual-sports.md`. */
export interface VirtualSportsOptions extends Pick<VirtualParts, 'verifierUrl' | 'eventsOf'> {
  readonly platform: Platform;
  /** How long rounds are and how long of them bets are taken; null where none are played. */
  readonly rounds: { readonly roundSeconds: number; readonly bettingSeconds: number } | null;
  /** True if rounds may be shorter than the rule book promises: in tests alone. */
  readonly isRehearsal: boolean;
  /** Takes what we say, as that of any supplier; harmless to repeat. */
  readonly tell: OnRound;
  /** Takes events out of the line that nobody bet on and that are long over. */
  readonly forgetEvents: (feed: string, before: Instant) => Promise<number>;
}

export interface VirtualSports extends Module {
  /** The supplier that the sportsbook hears; null where no rounds are played. */
  readonly feed: OddsFeed | null;
}

/** How long what nobody bet on stays in the line, in milliseconds. */
const KEPT_MS = 3_600_000;

export function createVirtualSports({
  platform,
  rounds,
  isRehearsal,
  tell: report,
  forgetEvents,
  ...options
}: VirtualSportsOptions): VirtualSports {
  assert(
    isSoundVirtualCup({ teams: VIRTUAL_TEAMS.length, rounds: VIRTUAL_ROUNDS.cup }),
    'the cup is that of its article',
  );
  const length = rounds && readRoundLength(rounds, { isRehearsal });
  if (rounds && !length) throw new RangeError('VIRTUAL_ROUND_SECONDS, VIRTUAL_BETTING_SECONDS: rounds are too short');
  const parts: VirtualParts = { ...platform, ...options, length };
  const reads = createVirtualReads(parts);
  const turning = length && { ...platform, length, onChange: reads.forget };
  return {
    name: 'virtual-sports',
    routes: virtualRoutes(reads),
    policies: {
      'virtual-sports.read': { allow: EVERYONE, limit: BUSY },
      'virtual-sports.read-round': { allow: EVERYONE, limit: BUSY },
    },
    handlers: [],
    jobs: [
      { name: 'virtual-sports.turn', run: async () => void (turning && (await turnRounds(turning, report))) },
      {
        name: 'virtual-sports.sweep',
        run: async () => void (turning && (await forgetEvents(FEED, addMs(platform.clock.now(), -KEPT_MS)))),
      },
    ],
    feed: turning && {
      name: FEED,
      tells: ['score', 'periods'],
      // Everything is said by itself, when its time has come, and again until it was heard.
      pull: async () => ({ messages: [], skipped: 0 }),
      history: async () => [],
      verify: () => refuse('signature-invalid'),
      decode: readMessage,
      listen: async ({ hear }) => followClock(turning, hear),
    },
  };
}

/** Players look on while a round is played; a whole café may share one address. */
const BUSY = { max: 6_000, windowMs: 60_000 };

/** Reads our own messages; they never come over HTTP, so that no caller can forge them. */
function readMessage(body: Buffer): ReturnType<OddsFeed['decode']> {
  const about = { message: 'round', eventKey: null };
  try {
    const { messages } = JSON.parse(body.toString('utf8')) as { messages?: unknown };
    if (!Array.isArray(messages)) return { unreadable: 'no list of messages', about };
    return { messages: messages as FeedMessage[], faults: [], about };
  } catch {
    return { unreadable: 'no JSON', about };
  }
}
