import { type AnswerOf, readSessionPosition } from '@ordago/contracts';
import { assert, parseAmount, type Units } from '@ordago/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api.ts';
import { type Balance, useBalance } from '../../shared/balance.ts';

/** Figures of the wallet in play: main, or the active bonus. */
export interface WalletFigure {
  readonly kind: 'main' | 'bonus';
  readonly units: Units;
  readonly currency: string;
}

/** The wallet that pays the player's bets now (architecture 3.6). */
export function walletInPlay(balance: Balance): WalletFigure {
  const kind = balance.is_bonus_active ? 'bonus' : 'main';
  const units = parseAmount(kind === 'bonus' ? balance.bonus_balance : balance.balance, { decimalsMax: 5 });
  assert(units !== null, 'a balance is not an exact decimal');
  return { kind, units, currency: balance.currency };
}

/** The wallet that pays now; null before the first balance. */
export function useWalletInPlay(): WalletFigure | null {
  const balance = useBalance();
  return balance ? walletInPlay(balance) : null;
}

/**
 * Net result of the session, as the server counts it: a deposit on the way, or another game in another window,
 * is no win of this one. Asked for again whenever the balance moves; null before the first answer and in practice.
 */
export function useNetPosition(session: string | null): AnswerOf<typeof readSessionPosition> | null {
  const balance = useBalance();
  const { data } = useQuery({
    // The version grows with every movement of the main wallet.
    queryKey: ['session-position', session, balance?.version, balance?.bonus_balance],
    queryFn: ({ signal }) => api(readSessionPosition, { params: { id: session ?? '' }, signal }),
    enabled: session !== null && balance !== undefined,
    // While the next figure loads, the last one of the same session remains.
    placeholderData: (last, query) => (query?.queryKey[1] === session ? last : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data ?? null;
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
