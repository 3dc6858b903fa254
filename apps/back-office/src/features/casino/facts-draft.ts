import { parseAmount, UNIT_DECIMALS } from '@ordago/kernel';
import type { AdminGameRow } from './admin-game.ts';

/** Draft of a game's least bets and its largest win; empty leaves them to the provider. */
export interface FactsDraft {
  /** `MXN 2.00, USD 0.10`; `*` for every currency. */
  readonly betMin: string;
  /** In stakes: `5000`. */
  readonly winMax: string;
}

export function factsDraftOf(game: Pick<AdminGameRow, 'bet_min' | 'win_max'>): FactsDraft {
  return { betMin: game.bet_min ? betMinText(game.bet_min) : '', winMax: winMaxText(game.win_max) };
}

/** Least bets in one line: `MXN 2.00, USD 0.10`. */
export function betMinText(betMin: Readonly<Record<string, string>>): string {
  return Object.entries(betMin)
    .map(([currency, amount]) => `${currency} ${amount}`)
    .join(', ');
}

/** Hundredths of the stake as stakes; empty for none. */
export function winMaxText(hundredths: number | null): string {
  if (hundredths === null) return '';
  const whole = Math.trunc(hundredths / 100);
  const rest = hundredths % 100;
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** Reads the draft; undefined for an unreadable part. */
export function factsOf({ betMin, winMax }: FactsDraft): {
  betMin: Record<string, string> | null | undefined;
  winMax: number | null | undefined;
} {
  return { betMin: readBetMin(betMin), winMax: readWinMax(winMax) };
}

function readBetMin(text: string): Record<string, string> | null | undefined {
  if (text.trim() === '') return null;
  const entries: [string, string][] = [];
  for (const part of text.split(',')) {
    const [, currency = '', amount = ''] = /^\s*([A-Z]{3}|\*)\s+(\d[\d.]*)\s*$/.exec(part) ?? [];
    if (currency === '' || !parseAmount(amount, { decimalsMax: UNIT_DECIMALS })) return undefined;
    entries.push([currency, amount]);
  }
  return Object.fromEntries(entries);
}

function readWinMax(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const [, whole = '', rest = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim().replace(',', '.')) ?? [];
  const hundredths = Number(`${whole}${rest.padEnd(2, '0')}`);
  return whole === '' || hundredths === 0 ? undefined : hundredths;
}
