import { isEngineRefusal, type Json } from '@ordago/game-engines';
import { parseAmount } from '@ordago/kernel';
import type { Outcome } from '@ordago/provider-kit';
import { type EngineKey, engineOf } from './play/play-engine.ts';

/** One bet of a ticket as a provider writes it: `forecast`, `1-2`, the price that the player saw, and its part of the stake. */
export interface Selection {
  readonly market: string;
  readonly selection: string;
  /** Decimal text. */
  readonly odds: string;
  /** Decimal text. */
  readonly stake: string;
}

/**
 * Bets on a table, one by one, from the stored round; numbers that were picked are one bet on them all. A game without
 * either is one bet on itself, priced at the most that it can pay; so is a call that somebody asked for by hand.
 */
export function selectionsOf(key: EngineKey, { outcome, amount }: { outcome?: Outcome; amount: string }): Selection[] {
  const bets = Array.isArray(outcome?.bets) ? (outcome.bets as readonly Readonly<Record<string, unknown>>[]) : [];
  const engine = engineOf(key);
  const whole = { market: engine.kind, selection: '1', odds: oddsText(BigInt(engine.payoutMaxHundredths), 100n) };
  if (Array.isArray(outcome?.picks)) {
    const named = { market: engine.kind, selection: outcome.picks.join('-'), odds: oddsOf(key, outcome) };
    return [{ ...named, stake: amount }];
  }
  if (bets.length === 0) return [{ ...whole, stake: amount }];
  return bets.map(({ place, stake }) => {
    const name = String(place);
    const [, market = name, selection = name] = /^(.+?)-(\d.*)$/.exec(name) ?? [];
    return { market, selection, odds: oddsOf(key, { ...outcome, bets: undefined, place: name }), stake: String(stake) };
  });
}

/** Largest return of a place over its stake, which is its price wherever it either wins or loses. */
function oddsOf(key: EngineKey, input: Readonly<Record<string, unknown>>): string {
  const engine = engineOf(key);
  const choice = engine.readChoice(input as Json, parseAmount('1.00') ?? 0n);
  if (isEngineRefusal(choice)) return '1';
  const { numerator, denominator } = engine.mathsOf(choice).payoutMax;
  return oddsText(numerator, denominator);
}

function oddsText(numerator: bigint, denominator: bigint): string {
  const hundredths = (numerator * 100n) / denominator;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
