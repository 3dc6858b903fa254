import type { Bet, BetLeg } from '@ordago/contracts';

/** What a file says in the reader's language. */
export interface BetWords {
  readonly kind: (bet: Bet) => string;
  readonly status: (status: Bet['status']) => string;
  readonly payer: (payer: Bet['paid_with']) => string;
  readonly leg: (leg: BetLeg) => string;
}

/** A row per bet: figures as the server writes them, its legs in one cell. */
export function betRows(bets: readonly Bet[], words: BetWords): readonly (readonly string[])[] {
  return bets.map((bet) => [
    bet.code,
    words.kind(bet),
    bet.placed_at,
    words.status(bet.status),
    words.payer(bet.paid_with),
    bet.currency,
    bet.stake,
    bet.odds,
    bet.potential_payout,
    bet.payout ?? '',
    bet.settled_at ?? '',
    bet.legs.map(words.leg).join(' | '),
  ]);
}

/** A table for spreadsheets: marked as UTF-8, quoted where needed, and no cell that would be taken for a formula. */
export function toCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const isNumber = /^[+-]?\d+(\.\d+)?$/.test(value);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  saveLink(name, url);
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

/** Hands what is behind an address to the browser as a file. */
export function saveLink(name: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
