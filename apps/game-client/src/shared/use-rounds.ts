import { playedRound, readShape } from '@ordago/contracts/play';
import { parseAmount } from '@ordago/kernel';
import { useRef, useState } from 'react';
import { isCalm } from './mood.ts';
import {
  isRoundGone,
  isUnplayed,
  LOST,
  type Plain,
  type PlayAddress,
  type PlayedRound,
  type PlayRequest,
  type PlaySession,
  playMove,
  playRound,
  type Shape,
  type ShownRound,
  type Unplayed,
} from './play-api.ts';
import { playSound } from './preferences/sound.ts';
import { announceRound, currentSite, reportToSite } from './site/site.ts';

/** Newest rounds that are kept for the strip of results. */
export const RESULTS_MAX = 24;
/** Interval at which the site learns that a round is still under way, in ms; it waits for three of them. */
const RUNNING_MS = 5_000;
/** Reports of one round at the most: one that lasts longer is over, or nobody sees it. */
const RUNNING_MAX = 72;

export interface PlayOptions<Outcome> {
  readonly choice?: Plain;
  /** Clears the board for a round that is sent now. (Default: nothing) */
  readonly begin?: (() => void) | undefined;
  /** Lets the player see how the round came before it counts as over. (Default: the time that its board needs) */
  readonly show?: ((outcome: Outcome) => Promise<void>) | undefined;
}

/** A stake that the balance does not cover. */
export interface Shortfall {
  readonly stake: string;
  readonly balance: string;
  /** A move of an open round asked for it: the round stays as it is. */
  readonly isMove?: boolean;
}

export interface Rounds<Outcome> {
  /** From the click until the round is shown. */
  readonly isBusy: boolean;
  /** The round is shown; the market's least time between two rounds has not passed yet. */
  readonly isResting: boolean;
  /** The outcome whose course the board shows now; null before its answer and once it is shown. */
  readonly showing: Outcome | null;
  readonly balance: string | null;
  /** The newest round, over or waiting for a move. */
  readonly last: PlayedRound<Outcome> | null;
  /** Rounds that are over, the newest first. */
  readonly played: readonly PlayedRound<Outcome>[];
  /** Reason why the last round or move was not played; null when it was. */
  readonly failure: Unplayed | null;
  /** Set when a stake was not sent because the balance does not cover it. */
  readonly shortfall: Shortfall | null;
  /** Request whose answer was lost: whatever is played next repeats it. */
  readonly repeats: PlayRequest | null;
  /** Plays one round, or begins one of several steps; answers it, or null when it was not played. */
  play(stake: string, options?: PlayOptions<Outcome>): Promise<ShownRound<Outcome> | null>;
  /** Makes a move of the round that waits for one; `stake` is what it adds. (Default: nothing) */
  move(made: Plain, stake?: string): Promise<ShownRound<Outcome> | null>;
  /** Takes the message about the balance away. */
  forgetShortfall(): void;
}

/**
 * Plays the rounds of one session, one at a time; `shape` is that of their outcomes. A request whose answer was lost is sent
 * again under its own key. The site is informed when a stake leaves and when a round was shown. A refusal is answered at
 * once; a round lasts `showMs` after its answer, unless its game shows it by itself.
 */
export function useRounds<Outcome>(
  address: PlayAddress,
  session: PlaySession,
  shape: Shape<Outcome>,
  { showMs = 0 }: { readonly showMs?: number } = {},
): Rounds<Outcome> {
  const [isBusy, setBusy] = useState(false);
  const [isResting, setResting] = useState(false);
  const [showing, setShowing] = useState<Outcome | null>(null);
  const [balance, setBalance] = useState(session.balance);
  const [last, setLast] = useState(() => readOpen(session, shape));
  const [played, setPlayed] = useState<readonly PlayedRound<Outcome>[]>([]);
  const [failure, setFailure] = useState<Unplayed | null>(session.open !== null && last === null ? LOST : null);
  const [shortfall, setShortfall] = useState<Shortfall | null>(null);
  const unanswered = useRef<PlayRequest | null>(null);
  // Read by whoever plays the next round before this one is drawn, as auto-play does.
  const now = useRef({ isBusy: false, isResting: false, balance: session.balance });
  const [repeats, setRepeats] = useState<PlayRequest | null>(null);

  const take = (answer: ShownRound<Outcome>): ShownRound<Outcome> => {
    setLast(answer);
    if (answer.balance !== null) {
      now.current.balance = answer.balance;
      setBalance(answer.balance);
    }
    if (answer.state !== 'playing') setPlayed((known) => [answer, ...known].slice(0, RESULTS_MAX));
    return answer;
  };
  const showToTheEnd = async (answer: ShownRound<Outcome>, show: PlayOptions<Outcome>['show']) => {
    setShowing(answer.outcome);
    await (show ? show(answer.outcome) : pause(isCalm() ? 0 : showMs));
    setShowing(null);
  };
  /** Sends a stake or a move, and shows what came of it, with the site informed of both ends. */
  const run = async (
    stake: string,
    send: () => Promise<ShownRound<Outcome> | Unplayed>,
    show: PlayOptions<Outcome>['show'],
  ): Promise<ShownRound<Outcome> | null> => {
    now.current.isBusy = true;
    setBusy(true);
    setFailure(null);
    setShortfall(null);
    const end = await beginAtSite(stake);
    const answer = await send();
    const isPlayed = !isUnplayed(answer);
    if (isPlayed) await showToTheEnd(answer, show);
    else setFailure(answer);
    now.current.isBusy = false;
    setBusy(false);
    if (isPlayed) take(answer);
    end();
    return isPlayed ? answer : null;
  };
  const play: Rounds<Outcome>['play'] = async (stake, { choice, begin, show } = {}) => {
    if (now.current.isBusy || now.current.isResting) return null;
    const short = unanswered.current === null ? shortfallOf(stake, currentSite().balance, now.current.balance) : null;
    if (short !== null) {
      setShortfall(short);
      return null;
    }
    begin?.();
    setLast(null);
    const request = unanswered.current ?? { key: crypto.randomUUID(), stake, choice };
    unanswered.current = request;
    const startedAt = performance.now();
    const send = async () => {
      const answer = await playRound(address, request, shape);
      if (!isUnplayed(answer) || answer.fault !== 'lost') unanswered.current = null;
      setRepeats(unanswered.current);
      return answer;
    };
    const round = await run(request.stake, send, show);
    const restMs = round === null ? 0 : (session.roundMsMin ?? 0) - (performance.now() - startedAt);
    if (restMs > 0) {
      now.current.isResting = true;
      setResting(true);
      await pause(restMs);
      now.current.isResting = false;
      setResting(false);
    }
    return round;
  };
  const move: Rounds<Outcome>['move'] = async (made, stake = '0') => {
    if (now.current.isBusy || last?.state !== 'playing') return null;
    // A move whose answer was lost may have taken its stake already.
    const short = failure?.fault === 'lost' ? null : shortfallOf(stake, currentSite().balance, now.current.balance);
    if (short !== null) {
      setFailure(null);
      setShortfall({ ...short, isMove: true });
      return null;
    }
    const at = { round: last.round, place: last.place ?? 0, move: made };
    const send = async () => {
      const answer = await playMove(address, at, shape);
      // There is nothing left to move: a new round can begin.
      if (isUnplayed(answer) && isRoundGone(answer)) setLast(null);
      return answer;
    };
    return run(stake, send, undefined);
  };
  return {
    isBusy,
    isResting,
    showing,
    balance,
    last,
    played,
    failure,
    shortfall,
    repeats,
    play,
    move,
    forgetShortfall: () => setShortfall(null),
  };
}

/** Informs the site that a stake leaves, and that its round runs; returns the way to say, once, that it was shown. */
export async function beginAtSite(stake: string): Promise<() => void> {
  if (stake !== '0') playSound('bet');
  await announceRound(stake);
  let reports = 0;
  let isOver = false;
  const timer = setInterval(() => {
    reports += 1;
    if (reports <= RUNNING_MAX) reportToSite({ type: 'round-running' });
  }, RUNNING_MS);
  return () => {
    clearInterval(timer);
    if (isOver) return;
    isOver = true;
    // The board is drawn first.
    setTimeout(() => reportToSite({ type: 'round-shown' }), 0);
  };
}

/**
 * Returns a stake that neither the site's balance nor the one of the game's own last answer covers, with the larger of them;
 * null where one does, or both are unknown. Either may be the older one: the server judges what is sent.
 */
export function shortfallOf(stake: string, ofSite: string | null, own: string | null): Shortfall | null {
  const known = [ofSite, own].filter((balance) => balance !== null);
  const [balance] = known.sort((one, other) => Number(other) - Number(one));
  if (balance === undefined) return null;
  const left = parseAmount(balance, { decimalsMax: 5 });
  const asked = parseAmount(stake, { decimalsMax: 5 });
  return left !== null && asked !== null && asked > left ? { stake, balance } : null;
}

/** Reads the round that waits for its player; null when there is none, or its outcome cannot be read. */
export function readOpen<Outcome>({ open }: PlaySession, shape: Shape<Outcome>): PlayedRound<Outcome> | null {
  return open && readShape(playedRound(shape), open);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
