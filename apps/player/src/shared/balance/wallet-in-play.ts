import { assert, parseAmount, type Units } from '@ordago/kernel';
import type { Balance } from './balance.ts';

/** Figures of the wallet in play: main, or the active bonus. */
export interface WalletFigure {
  readonly kind: 'main' | 'bonus';
  readonly units: Units;
  readonly currency: string;
}

/** The wallet that pays the player's bets now (architecture 3.6). */
export function walletInPlay(balance: Balance): WalletFigure {
  const kind = balance.is_bonus_active ? 'bonus' : 'main';
  return { kind, units: signedUnits(balance[fieldOf(balance)]), currency: balance.currency };
}

/** Field of the balance that pays now. */
export function fieldOf({ is_bonus_active }: Pick<Balance, 'is_bonus_active'>): 'balance' | 'bonus_balance' {
  return is_bonus_active ? 'bonus_balance' : 'balance';
}

/** Ledger units of an exact decimal that may be overdrawn or a loss. */
export function signedUnits(text: string): Units {
  const isNegative = text.startsWith('-');
  const units = parseAmount(isNegative ? text.slice(1) : text, { decimalsMax: 5 });
  assert(units !== null, `not an exact decimal: ${text}`);
  return isNegative ? -units : units;
}
