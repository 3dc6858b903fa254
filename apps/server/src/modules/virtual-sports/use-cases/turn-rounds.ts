import { randomBytes } from 'node:crypto';
import { serverSeedOf } from '../domain/draw.ts';
import { judgeTurn } from '../domain/judge-turn.ts';
import { COMPETITIONS, type Round, type VirtualCompetition } from '../domain/round.ts';
import { endsSeason } from '../domain/round-keys.ts';
import { messagesOf } from './messages-of-round.ts';
import type { OnRound, TurnParts } from './parts.ts';

/** A competition draws, opens and plans at most so often at one moment. */
const TURNS_MAX = 5;

/**
 * Brings the rounds to where the clock is and sends the news to the sportsbook. What is written is written once, under
 * a lock; what was not sent to its end, as after a crash, is sent again. Harmless to repeat.
 */
export async function turnRounds(parts: TurnParts, receive: OnRound): Promise<void> {
  for (const competition of COMPETITIONS) await turnCompetition(parts, competition);
  for (const round of await parts.rounds.findUnreported()) {
    const messages = messagesOf(round, await seasonOf(parts, round));
    await receive(Buffer.from(JSON.stringify({ messages })));
    await parts.rounds.markReported(round);
    parts.onChange?.();
  }
}

/** The rounds of a season that a round ends; none for any other. */
async function seasonOf({ rounds }: TurnParts, round: Round): Promise<readonly Round[]> {
  if (!endsSeason(round)) return [];
  const { competition, season } = round;
  return (await rounds.findSeason(competition, season)).filter((one) => one.season === season);
}

async function turnCompetition(
  { rounds: repository, clock, length, onChange }: TurnParts,
  competition: VirtualCompetition,
): Promise<void> {
  for (let turns = 0; turns < TURNS_MAX; turns += 1) {
    const now = clock.now();
    const freshSeed = serverSeedOf(randomBytes(32));
    const decide = (rounds: Parameters<typeof judgeTurn>[0]['rounds']) =>
      judgeTurn({ competition, rounds, now, length, freshSeed });
    if ((await repository.takeTurn({ competition, at: now, decide })) === null) return;
    onChange?.();
  }
}
