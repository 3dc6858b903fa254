import { anyRound } from '@ordago/contracts/play';
import { useEffect, useRef, useState } from 'react';
import { openSession, type PlayAddress, type PlaySession, post, readAnswer } from '../../shared/play-api.ts';
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
  readonly fault: 'refused' | 'missed' | 'lost' | null;
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
  const [own, setOwn] = useState<OwnBet | null>(null);
  const [balance, setBalance] = useState(session.balance);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Crash['fault']>(null);
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
    fault,
    bet: async (stake, cashOutAt) => {
      const bet = unanswered.current ?? { key: crypto.randomUUID(), place: view.place, stake, cashOutAt };
      const short = unanswered.current ? null : shortfallOf(stake, currentSite().balance ?? balance);
      setShortfall(short);
      if (short !== null) return;
      setBusy(true);
      setFault(null);
      endAtSite.current?.();
      unanswered.current = bet;
      endAtSite.current = await beginAtSite(bet.stake);
      const answer = await placeBet(address, bet);
      if (answer !== 'lost') unanswered.current = null;
      setRepeat(unanswered.current !== null);
      setBusy(false);
      if (typeof answer === 'string') {
        endAtSite.current?.();
        return setFault(answer);
      }
      const { place, stake: staked, cashOutAt: target } = bet;
      setOwn({ round: answer.round, place, stake: staked, cashOutAt: target, cashed: null });
      if (answer.balance !== null) setBalance(answer.balance);
    },
    cashOut: async () => {
      if (!own) return;
      setBusy(true);
      const cashed = await cashOut(address, own.round);
      setBusy(false);
      if (cashed) setOwn({ ...own, cashed });
    },
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

async function placeBet(address: PlayAddress, { key, stake, cashOutAt }: CrashBet) {
  try {
    const response = await post(address, '/crash/bets', { key, stake, cashOutAt });
    if (response.status === 409) return 'missed' as const;
    if (!response.ok) return 'lost' as const;
    const round = await readAnswer(response, anyRound);
    if (round === null) return 'lost' as const;
    // A repeated bet may be over already.
    if (round.state === 'playing' || round.state === 'settled') return round;
    return round.state === 'refused' ? ('refused' as const) : ('missed' as const);
  } catch {
    return 'lost' as const;
  }
}
