import { type CrashOutcome, crashOutcome } from '@ordago/contracts/play';
import { crashMultipleAt } from '@ordago/game-engines';
import { useEffect, useRef, useState } from 'react';
import {
  isRoundGone,
  isUnplayed,
  LOST,
  type PlayAddress,
  type PlayedRound,
  type PlayRequest,
  type PlaySession,
  playMove,
  playRound,
  type ShownRound,
  type Unplayed,
  waitForRound,
} from '../../shared/play-api.ts';
import type { SeenRounds } from '../../shared/round-screen.tsx';
import { currentSite } from '../../shared/site/site.ts';
import { beginAtSite, pause, RESULTS_MAX, readOpen, type Shortfall, shortfallOf } from '../../shared/use-rounds.ts';

export interface Flight extends SeenRounds {
  readonly last: PlayedRound<CrashOutcome> | null;
  /** Multiple on the provider's clock now, in hundredths. */
  readonly multiple: number;
  /** The cash-out was requested after the bust. */
  readonly isTooLate: boolean;
  takeOff(stake: string, cashOutAt: number | null): Promise<void>;
  cashOut(): Promise<void>;
}

type Answer = ShownRound<CrashOutcome> | Unplayed;

/** Pause before the next request after no answer, in milliseconds. */
const SILENCE_MS = 1_000;

/** A flight of one's own, left by hand or at a target. The provider's clock decides; the shown one runs beside it. */
export function useFlight(address: PlayAddress, session: PlaySession): Flight {
  const [isBusy, setBusy] = useState(false);
  const [balance, setBalance] = useState(session.balance);
  const [last, setLast] = useState(() => readOpen(session, crashOutcome));
  const [played, setPlayed] = useState<readonly PlayedRound<CrashOutcome>[]>([]);
  const [failure, setFailure] = useState<Unplayed | null>(session.open !== null && last === null ? LOST : null);
  const [shortfall, setShortfall] = useState<Shortfall | null>(null);
  const [isTooLate, setTooLate] = useState(false);
  const unanswered = useRef<PlayRequest | null>(null);
  const [repeats, setRepeats] = useState<PlayRequest | null>(null);
  const endAtSite = useRef<(() => void) | null>(null);
  const take = (answer: Answer) => {
    setFailure(isUnplayed(answer) ? answer : null);
    if (isUnplayed(answer)) {
      if (answer.fault === 'cancelled' || isRoundGone(answer)) setLast(null);
      if (answer.fault !== 'lost') endAtSite.current?.();
      return;
    }
    // An answer that was under way when the flight ended holds nothing new.
    setLast((known) => (known?.round === answer.round && known.state !== 'playing' ? known : answer));
    if (answer.state === 'playing') return;
    if (answer.balance !== null) setBalance(answer.balance);
    setPlayed((known) => (known[0]?.round === answer.round ? known : [answer, ...known].slice(0, RESULTS_MAX)));
    endAtSite.current?.();
  };
  const flying = last?.state === 'playing' ? last.round : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` sets state alone.
  useEffect(() => (flying === null ? undefined : follow(address, flying, take)), [address, flying]);
  useEffect(() => () => endAtSite.current?.(), []);
  const takeOff: Flight['takeOff'] = async (stake, cashOutAt) => {
    if (isBusy || flying !== null) return;
    const short = unanswered.current === null ? shortfallOf(stake, currentSite().balance, balance) : null;
    setShortfall(short);
    if (short !== null) return;
    setBusy(true);
    setFailure(null);
    setTooLate(false);
    setLast(null);
    const request = unanswered.current ?? { key: crypto.randomUUID(), stake, choice: { cashOutAt, byHand: true } };
    unanswered.current = request;
    endAtSite.current?.();
    endAtSite.current = await beginAtSite(request.stake);
    const answer = await playRound(address, request, crashOutcome);
    if (!isUnplayed(answer) || answer.fault !== 'lost') unanswered.current = null;
    setRepeats(unanswered.current);
    take(answer);
    if (!isUnplayed(answer) && answer.balance !== null) setBalance(answer.balance);
    if (isUnplayed(answer)) endAtSite.current?.();
    setBusy(false);
  };
  const cashOut: Flight['cashOut'] = async () => {
    if (flying === null) return;
    const left = { round: flying, place: 0, move: { action: 'cash-out' } };
    const answer = await playMove(address, left, crashOutcome);
    take(answer);
    setTooLate(!isUnplayed(answer) && answer.outcome.cashedOutAt === null);
  };
  return {
    isBusy,
    isResting: false,
    balance,
    last,
    played,
    failure,
    shortfall,
    repeats,
    forgetShortfall: () => setShortfall(null),
    isTooLate,
    multiple: useMultiple(last),
    takeOff,
    cashOut,
  };
}

/** Asks until the flight is over; answers the way to stop. */
function follow(address: PlayAddress, round: string, report: (answer: Answer) => void): () => void {
  let isOver = false;
  const run = async () => {
    while (!isOver) {
      const answer = await waitForRound(address, round, crashOutcome);
      if (isOver) return;
      if (isUnplayed(answer) && answer.fault === 'lost') await pause(SILENCE_MS);
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
