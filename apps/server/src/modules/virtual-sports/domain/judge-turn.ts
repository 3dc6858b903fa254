import { commitmentOf } from '@ordago/fairness';
import {
  cupPairings,
  leaguePairings,
  type PlayedPairing,
  replayVirtualMatch,
  VIRTUAL_ROUNDS,
} from '@ordago/game-engines';
import { assert, type Instant } from '@ordago/kernel';
import type { PlannedRound, Round, RoundTimes, VirtualCompetition, VirtualMatch, VirtualPairing } from './round.ts';
import { nextTimes, type RoundLength, timesFrom } from './round-clock.ts';

/** Next step to be written, if any. One step at a time: its taker judges again. */
export type Turn =
  | { readonly kind: 'plan'; readonly round: PlannedRound }
  | {
      readonly kind: 'open';
      readonly round: string;
      readonly pairings: readonly VirtualPairing[];
      readonly next: PlannedRound;
    }
  | { readonly kind: 'draw'; readonly round: string; readonly results: readonly VirtualMatch[] }
  | { readonly kind: 'put-off'; readonly round: string; readonly times: RoundTimes };

export interface TurnParts {
  readonly competition: VirtualCompetition;
  /** The newest rounds, in their order: those of a whole cup at least. */
  readonly rounds: readonly Round[];
  readonly now: Instant;
  readonly length: RoundLength;
  /** 64 hex digits of the generator of the system: the seed of a round that is planned. */
  readonly freshSeed: string;
}

/**
 * Returns the next step by the clock. A round whose time is over is drawn, however late; the one that is planned opens when its time
 * has come, and with it the next is planned, so that its hash is known a whole round before it opens. A round that
 * would open with too little time to bet, as after a pause of the operator, is put off to the next beginning.
 */
export function judgeTurn(parts: TurnParts): Turn | null {
  const { competition, rounds, now, length } = parts;
  const open = rounds.find(({ state }) => state === 'open');
  if (open) return open.endsAt <= now ? { kind: 'draw', round: open.id, results: drawn(open) } : null;
  const planned = rounds.find(({ state }) => state === 'planned');
  if (!planned)
    return { kind: 'plan', round: planAfter(parts, rounds.at(-1) ?? null, nextTimes(competition, now, length)) };
  if (planned.opensAt > now) return null;
  if (planned.closesAt - now < length.bettingMsMin) {
    return { kind: 'put-off', round: planned.id, times: nextTimes(competition, now, length) };
  }
  const next = planAfter(parts, planned, timesFrom(planned.endsAt, length));
  return { kind: 'open', round: planned.id, pairings: pairingsOf(planned, rounds), next };
}

function drawn({ matches, ...round }: Round): VirtualMatch[] {
  return matches.map(({ place, home, away }) => replayVirtualMatch({ ...round, place, home, away }));
}

function planAfter({ competition, freshSeed }: TurnParts, last: Round | null, times: RoundTimes): PlannedRound {
  const isOver = last === null || last.round === VIRTUAL_ROUNDS[competition];
  const season = isOver ? (last?.season ?? 0) + 1 : last.season;
  const round = isOver ? 1 : last.round + 1;
  return { competition, season, round, ...times, serverSeed: freshSeed, commitment: commitmentOf(freshSeed) };
}

function pairingsOf({ competition, season, round }: Round, rounds: readonly Round[]): VirtualPairing[] {
  if (competition === 'league') return leaguePairings(season, round);
  const played = rounds.filter((other) => other.season === season && other.round < round);
  return cupPairings(
    season,
    round,
    played.map(({ matches }) => matches.map(asPlayed)),
  );
}

function asPlayed({ home, away, result }: Round['matches'][number]): PlayedPairing {
  assert(result?.advancing, 'a cup match that was played has somebody who is through');
  return { home, away, advancing: result.advancing };
}
