import { playedRound, readShape } from '@ordago/contracts/play';
import { useRef, useState } from 'react';
import {
  type Plain,
  type PlayAddress,
  type PlayedRound,
  type PlayFault,
  type PlayRequest,
  type PlaySession,
  playMove,
  playRound,
  type Shape,
  type ShownRound,
} from './play-api.ts';

/** Least duration of a round, from one click to the next: no game is faster than a person. */
export const ROUND_MS_MIN = 2_500;

export interface PlayOptions<Outcome> {
  readonly choice?: Plain;
  /** Lets the player see how the round came before it counts as over. */
  readonly show?: (outcome: Outcome) => Promise<void>;
}

export interface Rounds<Outcome> {
  readonly isBusy: boolean;
  readonly balance: string | null;
  /** The newest round, over or waiting for a move. */
  readonly last: PlayedRound<Outcome> | null;
  readonly fault: PlayFault | null;
  /** Request whose answer was lost: whatever is played next repeats it. */
  readonly repeats: PlayRequest | null;
  /** Plays one round, or begins one of several steps; answers it, or null when it was not played. */
  play(stake: string, options?: PlayOptions<Outcome>): Promise<ShownRound<Outcome> | null>;
  /** Makes a move of the round that waits for one. */
  move(made: Plain): Promise<ShownRound<Outcome> | null>;
}

/**
 * Plays the rounds of one session, one at a time; `shape` is that of their outcomes. A request whose answer was lost is sent
 * again under its own key.
 */
export function useRounds<Outcome>(address: PlayAddress, session: PlaySession, shape: Shape<Outcome>): Rounds<Outcome> {
  const [isBusy, setBusy] = useState(false);
  const [balance, setBalance] = useState(session.balance);
  const [last, setLast] = useState(() => readOpen(session, shape));
  const [fault, setFault] = useState<PlayFault | null>(session.open !== null && last === null ? 'lost' : null);
  const unanswered = useRef<PlayRequest | null>(null);
  const [repeats, setRepeats] = useState<PlayRequest | null>(null);

  const take = (answer: ShownRound<Outcome> | PlayFault): ShownRound<Outcome> | null => {
    if (typeof answer === 'string') {
      setFault(answer);
      return null;
    }
    setLast(answer);
    if (answer.balance !== null) setBalance(answer.balance);
    return answer;
  };
  const play: Rounds<Outcome>['play'] = async (stake, { choice, show } = {}) => {
    if (isBusy) return null;
    setBusy(true);
    setFault(null);
    setLast(null);
    const request = unanswered.current ?? { key: crypto.randomUUID(), stake, choice };
    unanswered.current = request;
    const [answer] = await Promise.all([playRound(address, request, shape), pause(ROUND_MS_MIN)]);
    if (answer !== 'lost') unanswered.current = null;
    setRepeats(unanswered.current);
    if (typeof answer !== 'string') await show?.(answer.outcome);
    setBusy(false);
    return take(answer);
  };
  const move: Rounds<Outcome>['move'] = async (made) => {
    if (isBusy || last?.state !== 'playing') return null;
    setBusy(true);
    setFault(null);
    const at = { round: last.round, place: last.place ?? 0, move: made };
    const answer = await playMove(address, at, shape);
    setBusy(false);
    return take(answer);
  };
  return { isBusy, balance, last, fault, repeats, play, move };
}

/** Reads the round that waits for its player; null when there is none, or its outcome cannot be read. */
export function readOpen<Outcome>({ open }: PlaySession, shape: Shape<Outcome>): PlayedRound<Outcome> | null {
  return open && readShape(playedRound(shape), open);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
