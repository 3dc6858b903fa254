import { VIRTUAL_ROUNDS, VIRTUAL_TEAMS } from '@ordago/game-engines';
import { addMs, assert, type Instant, refuse } from '@ordago/kernel';
import { EVERYONE } from '../../platform/http/policy.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { FeedMessage, OddsFeed } from '../sportsbook/index.ts';
import { readRoundLength } from './domain/round-clock.ts';
import { FEED } from './domain/round-keys.ts';
import { isSoundVirtualCup } from './domain/virtual-rules.ts';
import { createRoundsRepository } from './repository/rounds.repository.ts';
import { readVirtualRoute } from './routes/read-virtual.route.ts';
import { readVirtualRoundRoute } from './routes/read-virtual-round.route.ts';
import { followClock } from './use-cases/follow-clock.ts';
import type { OnRound, VirtualParts } from './use-cases/parts.ts';
import { createReadCompetitions } from './use-cases/read-competitions.ts';
import { turnRounds } from './use-cases/turn-rounds.ts';

/** Parts that the composition passes to the virtual sports. */
export interface VirtualSportsOptions extends Pick<VirtualParts, 'verifierUrl' | 'eventsOf'> {
  readonly platform: Platform;
  /** Length of rounds and of the part in which bets are taken, in seconds; null where none are played. */
  readonly rounds: { readonly roundSeconds: number; readonly bettingSeconds: number } | null;
  /** True if rounds may be shorter than the rule book promises: in tests alone. */
  readonly isRehearsal: boolean;
  /** Receives our messages, as those of any supplier; harmless to repeat. */
  readonly receive: OnRound;
  /** Takes events out of the line that nobody bet on and that are long over. */
  readonly forgetEvents: (feed: string, before: Instant) => Promise<number>;
}

/** API of the virtual sports for other modules. */
export interface VirtualSports extends Module {
  /** Supplier that the sportsbook listens to; null where no rounds are played. */
  readonly feed: OddsFeed | null;
}

/** Time for which a match without bets stays in the line, in milliseconds. */
const KEPT_MS = 3_600_000;

/** Creates the module: its routes, its jobs and its feed. */
export function createVirtualSports({
  platform,
  rounds,
  isRehearsal,
  receive,
  forgetEvents,
  ...options
}: VirtualSportsOptions): VirtualSports {
  assert(
    isSoundVirtualCup({ teams: VIRTUAL_TEAMS.length, rounds: VIRTUAL_ROUNDS.cup }),
    'the cup is that of its article',
  );
  const length = rounds && readRoundLength(rounds, { isRehearsal });
  if (rounds && !length) throw new RangeError('VIRTUAL_ROUND_SECONDS, VIRTUAL_BETTING_SECONDS: rounds are too short');
  const { pool, clock, log } = platform;
  const parts: VirtualParts = { ...options, rounds: createRoundsRepository(pool), clock, log, length };
  const competitions = createReadCompetitions(parts);
  const turning = length && { ...parts, length, onChange: competitions.forget };
  return {
    name: 'virtual-sports',
    routes: [readVirtualRoute(competitions), readVirtualRoundRoute(parts)],
    policies: {
      'virtual-sports.read': { allow: EVERYONE, limit: BUSY },
      'virtual-sports.read-round': { allow: EVERYONE, limit: BUSY },
    },
    handlers: [],
    jobs: [
      { name: 'virtual-sports.turn', run: async () => void (turning && (await turnRounds(turning, receive))) },
      {
        name: 'virtual-sports.sweep',
        run: async () => void (turning && (await forgetEvents(FEED, addMs(clock.now(), -KEPT_MS)))),
      },
    ],
    feed: turning && {
      name: FEED,
      resultFacts: ['score', 'periods'],
      // Every message is sent when its time has come, and again until it was received.
      pull: async () => ({ messages: [], skipped: 0 }),
      history: async () => [],
      verify: () => refuse('signature-invalid'),
      decode: readMessage,
      listen: async ({ receive }) => followClock(turning, receive),
    },
  };
}

/** Players follow a round while it is played; a whole café may share one address. */
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
