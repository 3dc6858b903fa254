import { type CrashOutcome, crashOutcome } from '@ordago/contracts/play';
import { crashMultipleAt } from '@ordago/game-engines';
import { useEffect, useRef, useState } from 'react';
import {
  type PlayAddress,
  type PlayedRound,
  type PlayFault,
  type PlayRequest,
  type PlaySession,
  playMove,
  playRound,
  type ShownRound,
  waitForRound,
} from '../../shared/play-api.ts';
import { pause, ROUND_MS_MIN, readOpen } from '../../shared/use-rounds.ts';

export interface Flight {
  readonly isBusy: boolean;
  readonly balance: string | null;
  readonly last: PlayedRound<CrashOutcome> | null;
  readonly fault: PlayFault | null;
  /** Multiple on the provider's clock now, in hundredths. */
  readonly multiple: number;
  /** The cash-out was requested after the bust. */
  readonly isTooLate: boolean;
  takeOff(stake: string, cashOutAt: number | null): Promise<void>;
  cashOut(): Promise<void>;
}

type Answer = ShownRound<CrashOutcome> | PlayFault;

/** Pause before the next request after no answer, in milliseconds. */
const SILENCE_MS = 1_000;

/** A flight of one's own, left by hand or at a target. The provider's clock decides; the shown one runs beside it. */
export function useFlight(address: PlayAddress, session: PlaySession): Flight {
  const [isBusy, setBusy] = useState(false);
  const [balance, setBalance] = useState(session.balance);
  const [last, setLast] = useState(() => readOpen(session, crashOutcome));
  const [fault, setFault] = useState<PlayFault | null>(session.open !== null && last === null ? 'lost' : null);
  const [isTooLate, setTooLate] = useState(false);
  const unanswered = useRef<PlayRequest | null>(null);
  const take = (answer: Answer) => {
    setFault(typeof answer === 'string' ? answer : null);
    if (answer === 'cancelled') setLast(null);
    if (typeof answer === 'string') return;
    // An answer that was under way when the flight ended holds nothing new.
    setLast((known) => (known?.round === answer.round && known.state !== 'playing' ? known : answer));
    if (answer.balance !== null && answer.state !== 'playing') setBalance(answer.balance);
  };
  const flying = last?.state === 'playing' ? last.round : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` sets state alone.
  useEffect(() => (flying === null ? undefined : follow(address, flying, take)), [address, flying]);
  return {
    isBusy,
    balance,
    last,
    fault,
    isTooLate,
    multiple: useMultiple(last),
    takeOff: async (stake, cashOutAt) => {
      if (isBusy || flying !== null) return;
      setBusy(true);
      setFault(null);
      setTooLate(false);
      setLast(null);
      const request = unanswered.current ?? { key: crypto.randomUUID(), stake, choice: { cashOutAt, byHand: true } };
      unanswered.current = request;
      const earliest = pause(ROUND_MS_MIN);
      const answer = await playRound(address, request, crashOutcome);
      if (answer !== 'lost') unanswered.current = null;
      take(answer);
      if (typeof answer !== 'string' && answer.balance !== null) setBalance(answer.balance);
      await earliest;
      setBusy(false);
    },
    cashOut: async () => {
      if (flying === null) return;
      const left = { round: flying, place: 0, move: { action: 'cash-out' } };
      const answer = await playMove(address, left, crashOutcome);
      take(answer);
      setTooLate(typeof answer !== 'string' && answer.outcome.cashedOutAt === null);
    },
  };
}

/** Asks until the flight is over; answers the way to stop. */
function follow(address: PlayAddress, round: string, report: (answer: Answer) => void): () => void {
  let isOver = false;
  const run = async () => {
    while (!isOver) {
      const answer = await waitForRound(address, round, crashOutcome);
      if (isOver) return;
      if (answer === 'lost') await pause(SILENCE_MS);
      else report(answer);
    }
  };
  void run();
  return () => {
    isOver = true;
  };
}

/** The multiple that the provider's clock shows, read some twenty times a second while the flight lasts. */
function useMultiple(last: PlayedRound<CrashOutcome> | null): number {
  const [multiple, setMultiple] = useState(100);
  const flownMs = last?.state === 'playing' ? (last.outcome?.flownMs ?? 0) : null;
  useEffect(() => {
    if (flownMs === null) return;
    const left = performance.now() - flownMs;
    const read = () => setMultiple(crashMultipleAt(performance.now() - left));
    read();
    const timer = setInterval(read, 50);
    return () => clearInterval(timer);
  }, [flownMs]);
  if (last === null) return 100;
  const ended = last.outcome?.cashedOutAt ?? last.outcome?.bust;
  return ended === undefined ? multiple : Math.round(Number(ended) * 100);
}
