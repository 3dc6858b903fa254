import { randomBytes } from 'node:crypto';
import { addMs, type Instant } from '@ordago/kernel';
import { serverSeedOf } from '../domain/draw.ts';
import { judgeTurn } from '../domain/judge-turn.ts';
import { COMPETITIONS, type Round, type VirtualCompetition } from '../domain/round.ts';
import type { RoundLength } from '../domain/round-clock.ts';
import { findNextMoment, findSeason, findUntold, markReported, takeTurn } from '../repository/rounds.repository.ts';
import type { VirtualParts } from './parts.ts';
import { endsSeason, messagesOf } from './publish-round.ts';

/** Takes what the supplier says, as one message; it may come twice. */
export type OnRound = (body: Buffer) => Promise<unknown>;

type TurnParts = Pick<VirtualParts, 'pool' | 'clock' | 'log'> & {
  readonly length: RoundLength;
  /** Called when rounds have changed. (Default: no cache to clear) */
  readonly onChange?: () => void;
};

/** A competition draws, opens and plans at most so often at one moment. */
const TURNS_MAX = 5;
/** How long the clock is not looked at, at most, in milliseconds: it may be moved, and another house may have done its work. */
const REST_MS_MAX = 5_000;
/** Time by which a timer may be early, in milliseconds. */
const MARGIN_MS = 20;

/**
 * Brings the rounds to where the clock is and tells the sportsbook what is new. What is written is written once, under a
 * lock; what was not told to its end, as after a crash, is told again. Harmless to repeat.
 */
export async function turnRounds(parts: TurnParts, hear: OnRound): Promise<void> {
  for (const competition of COMPETITIONS) await turnCompetition(parts, competition);
  for (const round of await findUntold(parts.pool)) {
    const messages = messagesOf(round, await seasonOf(parts.pool, round));
    await hear(Buffer.from(JSON.stringify({ messages })));
    await markReported(parts.pool, round);
    parts.onChange?.();
  }
}

/** The rounds of a season that a round ends; none for any other. */
async function seasonOf(pool: TurnParts['pool'], round: Round): Promise<readonly Round[]> {
  if (!endsSeason(round)) return [];
  const { competition, season } = round;
  return (await findSeason(pool, competition, season)).filter((one) => one.season === season);
}

async function turnCompetition(
  { pool, clock, length, onChange }: TurnParts,
  competition: VirtualCompetition,
): Promise<void> {
  for (let turns = 0; turns < TURNS_MAX; turns += 1) {
    const now = clock.now();
    const freshSeed = serverSeedOf(randomBytes(32));
    const decide = (rounds: Parameters<typeof judgeTurn>[0]['rounds']) =>
      judgeTurn({ competition, rounds, now, length, freshSeed });
    if ((await takeTurn(pool, { competition, at: now, decide })) === null) return;
    onChange?.();
  }
}

/** Follows the clock until stopped: wakes when a round opens or ends, and now and then for certainty. */
export function followClock(parts: TurnParts, hear: OnRound): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let running = Promise.resolve();
  const beat = async () => {
    let rest = REST_MS_MAX;
    try {
      await turnRounds(parts, hear);
      rest = restOf(await findNextMoment(parts.pool, parts.clock.now()), parts.clock.now());
    } catch (err) {
      parts.log.warn({ err }, 'the virtual rounds could not be turned; the next beat tries again');
    }
    if (!isStopped) schedule(rest);
  };
  const schedule = (ms: number) => {
    timer = setTimeout(() => {
      running = beat();
    }, ms);
    timer.unref();
  };
  running = beat();
  return async () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    await running;
    if (timer) clearTimeout(timer);
  };
}

function restOf(moment: Instant | null, now: Instant): number {
  if (moment === null) return REST_MS_MAX;
  return Math.max(MARGIN_MS, Math.min(addMs(moment, MARGIN_MS) - now, REST_MS_MAX));
}
