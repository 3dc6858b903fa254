import { assert, parseAmount, type Units } from '@ordago/kernel';
import { useEffect, useState } from 'react';
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

/**
 * What the balance has done since the game was opened. It begins with the first balance after the opening, and anew when
 * another wallet comes into play: amounts of two wallets are not compared.
 */
export function changeSince(start: WalletFigure, now: WalletFigure): Units {
  return start.kind === now.kind && start.currency === now.currency
    ? ((now.units - start.units) as Units)
    : (0n as Units);
}

/** Balance in play and its change since the opening; null before both are known. */
export function useNetPosition(openedAtMs: number | undefined): { now: WalletFigure; net: Units } | null {
  const balance = useBalance();
  const [start, setStart] = useState<{ key: string; figure: WalletFigure } | null>(null);
  if (openedAtMs === undefined || !balance) return null;
  const now = walletInPlay(balance);
  const key = `${openedAtMs}:${now.kind}:${now.currency}`;
  if (start?.key !== key) {
    // The figure to compare with is taken while rendering, so that no frame shows a difference to another game.
    setStart({ key, figure: now });
    return { now, net: 0n as Units };
  }
  return { now, net: changeSince(start.figure, now) };
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
