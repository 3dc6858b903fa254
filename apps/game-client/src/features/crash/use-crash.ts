import { type AnyRound, anyRound } from '@ordago/contracts/play';
import { useEffect, useRef, useState } from 'react';
import {
  isUnplayed,
  LOST,
  openSession,
  type PlayAddress,
  type PlaySession,
  post,
  readAnswer,
  readRefusal,
  type Unplayed,
} from '../../shared/play-api.ts';
import { currentSite } from '../../shared/site/site.ts';
import { beginAtSite, type Shortfall, shortfallOf } from '../../shared/use-rounds.ts';
import { type CrashView, cashOut, listenToCrash, NOBODY_YET } from './crash-line.ts';

/** Our own bet on a round of the table. */
export interface OwnBet {
  readonly round: string;
  readonly place: number;
  readonly stake: string;
  readonly cashOutAt: number | null;
  readonly cashed: { readonly multiple: string; readonly payout: string } | null;
}

export interface Crash {
  readonly view: CrashView;
  readonly own: OwnBet | null;
  readonly balance: string | null;
  readonly isBusy: boolean;
  /** Reason why the last bet is not in; null when it is. */
  readonly failure: Unplayed | null;
  /** Reason why the last cash-out was not made, while its bet is of the round in view; null when it was. */
  readonly cashOutFailure: Unplayed | null;
  /** A bet without an answer is sent again as it was. */
  readonly isRepeat: boolean;
  readonly shortfall: Shortfall | null;
  forgetShortfall(): void;
  bet(stake: string, cashOutAt: number | null): Promise<void>;
  cashOut(): Promise<void>;
}

/** The table, our bet on it and our money. */
export function useCrash(address: PlayAddress, session: PlaySession): Crash {
  const [view, setView] = useState(NOBODY_YET);
  const [placed, setOwn] = useState<OwnBet | null>(null);
  const own = placed?.place === view.place ? placed : (ownOf(view) ?? placed);
  const [balance, setBalance] = useState(session.balance);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Unplayed | null>(null);
  const [cashOutFailure, setCashOutFailure] = useState<Unplayed | null>(null);
  useEffect(() => listenToCrash(address, setView), [address]);
  // Our own automatic cash-out arrives like everybody's; the balance is read once the round is over.
  const received = view.bets.find(({ id }) => id === own?.round)?.cashed ?? null;
  useEffect(() => {
    if (view.phase !== 'over' && received === null) return;
    const readBalance = async () => {
      const read = await openSession(address);
      if (read?.balance) setBalance(read.balance);
    };
    const timer = setTimeout(() => void readBalance(), 600);
    return () => clearTimeout(timer);
  }, [view.phase, received, address]);
  const [shortfall, setShortfall] = useState<Shortfall | null>(null);
  const endAtSite = useRef<(() => void) | null>(null);
  const unanswered = useRef<CrashBet | null>(null);
  const [isRepeat, setRepeat] = useState(false);
  const seen = own && { ...own, cashed: own.cashed ?? ownCash(view, own, received) };
  // A table that was missed for a while has gone on to a later round.
  const isPast = seen !== null && (view.place > seen.place || (view.phase === 'over' && view.place === seen.place));
  const isShown = seen !== null && (seen.cashed !== null || isPast);
  useEffect(() => {
    if (isShown) endAtSite.current?.();
  }, [isShown]);
  useEffect(() => () => endAtSite.current?.(), []);
  return {
    view,
    own: seen,
    isRepeat,
    shortfall,
    forgetShortfall: () => setShortfall(null),
    balance,
    isBusy,
    failure,
    cashOutFailure: seen !== null && seen.cashed === null && seen.place === view.place ? cashOutFailure : null,
    bet: async (stake, cashOutAt) => {
      const bet = unanswered.current ?? { key: crypto.randomUUID(), place: view.place, stake, cashOutAt };
      const short = unanswered.current ? null : shortfallOf(stake, currentSite().balance, balance);
      setShortfall(short);
      if (short !== null) return;
      setBusy(true);
      setFailure(null);
      setCashOutFailure(null);
      endAtSite.current?.();
      unanswered.current = bet;
      endAtSite.current = await beginAtSite(bet.stake);
      const answer = await placeBet(address, bet);
      if (!isUnplayed(answer) || answer.fault !== 'lost') unanswered.current = null;
      setRepeat(unanswered.current !== null);
      setBusy(false);
      if (isUnplayed(answer)) {
        endAtSite.current?.();
        return setFailure(answer);
      }
      const { place, stake: staked, cashOutAt: target } = bet;
      setOwn({ round: answer.round, place, stake: staked, cashOutAt: target, cashed: null });
      if (answer.balance !== null) setBalance(answer.balance);
    },
    cashOut: async () => {
      if (!own) return;
      setBusy(true);
      setCashOutFailure(null);
      const cashed = await cashOut(address, own.round);
      setBusy(false);
      if (isUnplayed(cashed)) setCashOutFailure(cashed);
      else setOwn({ ...own, cashed });
    },
  };
}

/** Our own bet that was placed before the game was loaded again; null without one. */
function ownOf({ mine, place }: CrashView): OwnBet | null {
  if (mine === null) return null;
  const { id, stake, cashOutAt, cashed } = mine;
  return {
    round: id,
    place,
    stake,
    cashOutAt,
    cashed: cashed && { multiple: (cashed.multiple / 100).toFixed(2), payout: cashed.payout },
  };
}

/** Payout of an automatic cash-out. */
function ownCash(
  view: CrashView,
  own: OwnBet,
  received: { multiple: number; payout: string } | null,
): OwnBet['cashed'] {
  if (received) return { multiple: (received.multiple / 100).toFixed(2), payout: received.payout };
  const isMet = view.place === own.place && own.cashOutAt !== null && view.bust !== null && own.cashOutAt <= view.bust;
  return isMet ? { multiple: ((own.cashOutAt ?? 0) / 100).toFixed(2), payout: '' } : null;
}

/** A bet on the next round, with the key under which it is sent until it is answered. */
interface CrashBet {
  readonly key: string;
  /** Round that was next when it was made. */
  readonly place: number;
  readonly stake: string;
  readonly cashOutAt: number | null;
}

/** A bet that came after the rocket had left. */
const TOO_LATE: Unplayed = { fault: 'refused', refusal: 'too-late' };

async function placeBet(address: PlayAddress, { key, stake, cashOutAt }: CrashBet): Promise<AnyRound | Unplayed> {
  try {
    const response = await post(address, '/crash/bets', { key, stake, cashOutAt });
    if (!response.ok) {
      const refused = await readRefusal(response);
      return refused.refusal === 'round-closed' ? TOO_LATE : refused;
    }
    const round = await readAnswer(response, anyRound);
    if (round === null) return LOST;
    // A repeated bet may be over already.
    if (round.state === 'playing' || round.state === 'settled') return round;
    return { fault: round.state === 'refused' ? 'refused' : 'cancelled', refusal: round.word };
  } catch {
    return LOST;
  }
}
