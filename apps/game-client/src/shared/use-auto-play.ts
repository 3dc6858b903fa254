import type { Units } from '@ordago/kernel';
import { useEffect, useRef, useState } from 'react';
import type { PlayedRound } from './play-api.ts';
import { unitsOf } from './units-of.ts';

/** Conditions that end auto-play; null is no condition. */
export interface StopConditions {
  readonly rounds: number;
  /** Lost in all. */
  readonly lossMax: Units | null;
  /** Paid by one round. */
  readonly winMin: Units | null;
}

/** Returns true if another round follows, from the stakes and payouts so far. */
export function goesOn(
  conditions: StopConditions,
  so: { readonly played: number; readonly net: Units; readonly lastPayout: Units },
): boolean {
  if (so.played >= conditions.rounds) return false;
  if (conditions.lossMax !== null && -so.net >= conditions.lossMax) return false;
  return conditions.winMin === null || so.lastPayout < conditions.winMin;
}

export interface AutoPlay {
  readonly isOn: boolean;
  readonly left: number;
  start(conditions: StopConditions): void;
  stop(): void;
}

/** Plays again and again until a condition is met, a round is not played, or the player stops it. */
export function useAutoPlay(play: () => Promise<PlayedRound<unknown> | null>): AutoPlay {
  const [left, setLeft] = useState(0);
  const isWanted = useRef(false);
  // The newest request: stake and choice may be changed between two rounds.
  const newest = useRef(play);
  useEffect(() => {
    newest.current = play;
  });
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );
  const run = async (conditions: StopConditions) => {
    let played = 0;
    let net = 0n;
    let lastPayout = 0n;
    while (isWanted.current && goesOn(conditions, { played, net, lastPayout })) {
      const round = await newest.current();
      if (round === null) break;
      played += 1;
      lastPayout = unitsOf(round.payout);
      net += lastPayout - unitsOf(round.stake);
      setLeft(conditions.rounds - played);
    }
    isWanted.current = false;
    setLeft(0);
  };
  return {
    isOn: left > 0,
    left,
    start: (conditions) => {
      if (isWanted.current) return;
      isWanted.current = true;
      setLeft(conditions.rounds);
      void run(conditions);
    },
    stop: () => {
      isWanted.current = false;
      setLeft(0);
    },
  };
}
