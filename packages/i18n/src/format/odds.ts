import { formatOdds, type Odds } from '@ordago/kernel';
import { MINUS } from './money.ts';

/** The ways in which a player may read odds; decimal is the default and the stored form. */
export const ODDS_FORMATS = ['decimal', 'fractional', 'american', 'hong-kong', 'malay', 'indonesian'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** Fractions with a larger denominator than this are shown by their nearest neighbour; settlement never uses them. */
const DENOMINATOR_MAX = 100;

/** Writes odds (integer thousandths of the decimal odds) in a player's format. */
export function formatOddsAs(odds: Odds, format: OddsFormat = 'decimal'): string {
  const profit = odds - 1_000;
  switch (format) {
    case 'decimal':
      return formatOdds(odds);
    case 'hong-kong':
      return signedDecimal(profit);
    case 'fractional':
      return fractional(profit);
    case 'american':
      return american(profit);
    case 'malay':
      return signedDecimal(profit <= 1_000 ? profit : -inverse(profit));
    case 'indonesian':
      return signedDecimal(profit >= 1_000 || profit === 0 ? profit : -inverse(profit));
  }
}

function american(profit: number): string {
  if (profit === 0) return '0';
  if (profit >= 1_000) return `+${Math.round(profit / 10)}`;
  return `${MINUS}${Math.round(100_000 / profit)}`;
}

/** The best fraction with a denominator up to 100, found in the Stern-Brocot order of neighbours. */
function fractional(profit: number): string {
  let best = { numerator: Math.round(profit / 1_000), denominator: 1 };
  for (let denominator = 1; denominator <= DENOMINATOR_MAX; denominator++) {
    const numerator = Math.round((profit * denominator) / 1_000);
    if (
      errorOf(numerator, denominator, profit) * best.denominator <
      errorOf(best.numerator, best.denominator, profit) * denominator
    ) {
      best = { numerator, denominator };
    }
  }
  return `${best.numerator}/${best.denominator}`;
}

/** The distance of a fraction from the profit, times its denominator: an integer, so nearness is compared exactly. */
function errorOf(numerator: number, denominator: number, profit: number): number {
  return Math.abs(numerator * 1_000 - profit * denominator);
}

/** 1/x in thousandths, for the formats that name the stake that wins one unit. */
function inverse(profit: number): number {
  return Math.round(1_000_000 / profit);
}

function signedDecimal(thousandths: number): string {
  const abs = Math.abs(thousandths);
  const text = `${Math.trunc(abs / 1_000)}.${String(abs % 1_000).padStart(3, '0')}`;
  return `${thousandths < 0 ? MINUS : ''}${text.endsWith('0') ? text.slice(0, -1) : text}`;
}
