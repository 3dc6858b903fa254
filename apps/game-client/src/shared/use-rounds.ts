import { useRef, useState } from 'react';
import {
  type Chip,
  type PlayAddress,
  type PlayedRound,
  type PlayFault,
  type PlaySession,
  playRound,
} from './play-api.ts';

/** A round lasts at least this long, from one press to the next: no game is faster than a person. */
export const ROUND_MS_MIN = 2_500;

export interface Rounds<Outcome> {
  readonly isBusy: boolean;
  readonly balance: string | null;
  readonly last: PlayedRound<Outcome> | null;
  readonly fault: PlayFault | null;
  /** Plays one round; `show` lets the player see how it came before it counts as over. */
  play(stake: string, options?: { bets?: readonly Chip[]; show?: (outcome: Outcome) => Promise<void> }): Promise<void>;
}

/** Plays the rounds of one session, one at a time. A press whose answer was lost is sent again under its own key. */
export function useRounds<Outcome>(address: PlayAddress, session: PlaySession): Rounds<Outcome> {
  const [isBusy, setBusy] = useState(false);
  const [balance, setBalance] = useState(session.balance);
  const [last, setLast] = useState<PlayedRound<Outcome> | null>(null);
  const [fault, setFault] = useState<PlayFault | null>(null);
  const unanswered = useRef<{ key: string; stake: string; bets?: readonly Chip[] } | null>(null);

  const play: Rounds<Outcome>['play'] = async (stake, { bets, show } = {}) => {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    setLast(null);
    const press = unanswered.current ?? { key: crypto.randomUUID(), stake, bets };
    unanswered.current = press;
    const [answer] = await Promise.all([playRound<Outcome>(address, press), pause(ROUND_MS_MIN)]);
    if (typeof answer === 'string') {
      if (answer !== 'lost') unanswered.current = null;
      setFault(answer);
    } else {
      unanswered.current = null;
      await show?.(answer.outcome);
      setLast(answer);
      setBalance(answer.balance);
    }
    setBusy(false);
  };
  return { isBusy, balance, last, fault, play };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
