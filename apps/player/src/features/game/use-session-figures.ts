import { type AnswerOf, readSessionPosition } from '@ordago/contracts';
import { formatAmount, type Units } from '@ordago/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../shared/api.ts';
import { useShownBalance, useShownView } from '../../shared/balance/shown-balance.ts';
import { signedUnits, type WalletFigure, walletInPlay } from '../../shared/balance/wallet-in-play.ts';

/** The wallet that pays now, as the site shows it; null before the first balance. */
export function useWalletInPlay(): WalletFigure | null {
  const balance = useShownBalance();
  return balance ? walletInPlay(balance) : null;
}

/** Net result of a session, in decimal text with its sign. */
type NetPosition = Pick<AnswerOf<typeof readSessionPosition>, 'net' | 'currency'>;

interface NetState {
  readonly session: string | null;
  /** The figure when the hold began. */
  readonly base: NetPosition | null;
  readonly isHeld: boolean;
  readonly shown: NetPosition | null;
}

/** The figure of before, until the next one of the same session is there. */
const NO_NET: NetState = { session: null, base: null, isHeld: false, shown: null };

/**
 * Net result of the session, as the server counts it: a deposit on the way, or another game in another window, is no win
 * of this one. Asked for again whenever the shown balance moves, and never while a round is under way: the stake leaves
 * it at the click, and the return comes when it was shown. Null before the first answer and in practice.
 */
export function useNetPosition(session: string | null): NetPosition | null {
  const { balance, heldMove } = useShownView();
  const { data } = useQuery({
    // The version grows with every movement of the main wallet.
    queryKey: ['session-position', session, balance?.version, balance?.bonus_balance],
    queryFn: ({ signal }) => api(readSessionPosition, { params: { id: session ?? '' }, signal }),
    enabled: session !== null && balance !== undefined && heldMove === null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const state = useRef(NO_NET);
  state.current = nextNet(state.current, { session, answer: data, heldMove });
  return state.current.shown;
}

/** An answer that comes while a round is under way may know how it ended: it is not shown. */
function nextNet(
  known: NetState,
  { session, answer, heldMove }: { session: string | null; answer: NetPosition | undefined; heldMove: Units | null },
): NetState {
  const before = known.session === session ? known : NO_NET;
  if (heldMove === null) return { session, base: null, isHeld: false, shown: answer ?? before.shown };
  const base = before.isHeld ? before.base : before.shown;
  const shown = base && { currency: base.currency, net: formatAmount(signedUnits(base.net) + heldMove) };
  return { session, base, isHeld: true, shown };
}

const SECOND_MS = 1_000;

/** Time since the opening in ms, to the second. */
export function useElapsed(openedAtMs: number | undefined): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (openedAtMs === undefined) return;
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [openedAtMs]);
  return openedAtMs === undefined ? 0 : Math.max(0, nowMs - openedAtMs);
}
