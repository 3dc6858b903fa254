import type { Draws } from '@ordago/fairness';
import { type Factor, formatAmount, isRefusal, payoutOf, type Units } from '@ordago/kernel';
import type { ChoiceRefusal, EngineFacts, EngineMaths, Json, OneShotEngine, Round, Shown } from '../engine.ts';
import { reduced } from '../fraction.ts';
import { type Law, mathsOfLaw } from '../law.ts';
import { readFields, readStake, readWhole, readWord, unreadable } from '../reading.ts';

/** One bet on the table. */
export interface TableBet {
  readonly place: string;
  /** Ledger units, more than 0. */
  readonly stake: Units;
}

/**
 * Bets on the table, and on which of the game's variants (a race, a fixture); 0 where there is only one. As input:
 * `{ place: 'red' }` for the whole stake on one place, or `{ bets: [{ place, stake: '1.50' }, …] }` that sum to the stake.
 */
export interface TableChoice {
  readonly variant: number;
  readonly bets: readonly TableBet[];
}

/** Variants of a game, and the field of the choice that names one. */
export interface TableVariants {
  readonly field: string;
  readonly max: number;
  isVariant(value: number): boolean;
}

/** The rules of a game with places to bet on and one result that decides them all. */
export interface TableRules<Result> {
  readonly facts: Omit<EngineFacts, 'source'>;
  readonly places: readonly string[];
  readonly variants?: TableVariants;
  /** Returns true if a place can be bet on in a variant. (Default: every place, always) */
  isOffered?(place: string, variant: number): boolean;
  draw(draws: Draws, variant: number): Result;
  /** Return of a place over its stake, stake included: 0 lost, 1 stake back. */
  returnOf(place: string, result: Result, variant: number): Factor;
  show(result: Result, variant: number): Shown;
  /** Everything that a place can return, with exact weights. */
  law(place: string, variant: number): Law;
  /** Variants that represent all; each is named once with every place in `modes`. (Default: 0 alone) */
  readonly samples?: readonly number[];
}

/** Most bets on one table. */
const BETS_MAX = 40;

/** Makes an engine of the rules of a table. */
export function tableEngine<Result>(rules: TableRules<Result>): OneShotEngine<TableChoice> {
  return {
    ...rules.facts,
    form: 'one-shot',
    source: 'seeds',
    readChoice: (input, stake) => readTable(rules, input, stake),
    play(stake, { variant, bets }, draws) {
      const result = rules.draw(draws, variant);
      return settleTable(rules, { stake, variant, bets, result });
    },
    mathsOf: (choice) => mathsOfTable(rules, choice),
    modes: () => modesOf(rules),
  };
}

/** Returns the payouts of the bets on a result: each is floored to the ledger unit once. */
function settleTable<Result>(
  rules: TableRules<Result>,
  { stake, variant, bets, result }: TableChoice & { stake: Units; result: Result },
): Round {
  const paid = bets.map((bet) => payoutOf(bet.stake, [rules.returnOf(bet.place, result, variant)], 1n));
  const payout = paid.reduce((sum, part) => sum + part, 0n);
  const table = bets.map((bet, at) => ({
    place: bet.place,
    stake: formatAmount(bet.stake),
    payout: formatAmount(paid[at] ?? 0n),
  }));
  return { stake, payout, beatsStake: payout > stake, shown: { ...rules.show(result, variant), bets: table } };
}

function readTable<Result>(rules: TableRules<Result>, input: unknown, stake: Units): TableChoice | ChoiceRefusal {
  const fields = readFields(input, 'choice');
  if (isRefusal(fields)) return fields;
  const variant = readVariant(rules.variants, fields);
  if (isRefusal(variant)) return variant;
  const places = offeredIn(rules, variant);
  if (fields.bets === undefined) {
    const place = readWord(fields.place, { field: 'place', among: places });
    return isRefusal(place) ? place : { variant, bets: [{ place, stake }] };
  }
  if (!Array.isArray(fields.bets) || fields.bets.length === 0 || fields.bets.length > BETS_MAX)
    return unreadable('bets');
  const bets: TableBet[] = [];
  for (const entry of fields.bets) {
    const bet = readBet(places, entry);
    if (isRefusal(bet)) return bet;
    bets.push(bet);
  }
  return bets.reduce((sum, bet) => sum + bet.stake, 0n) === stake ? { variant, bets } : unreadable('bets');
}

function readBet(places: readonly string[], entry: unknown): TableBet | ChoiceRefusal {
  const fields = readFields(entry, 'bets');
  if (isRefusal(fields)) return fields;
  const place = readWord(fields.place, { field: 'place', among: places });
  if (isRefusal(place)) return place;
  const stake = readStake(fields.stake, 'stake');
  return isRefusal(stake) ? stake : { place, stake };
}

function readVariant(variants: TableVariants | undefined, fields: Readonly<Record<string, unknown>>) {
  if (variants === undefined) return 0;
  const { field, max } = variants;
  const variant = readWhole(fields[field], { field, min: 0, max });
  return isRefusal(variant) || variants.isVariant(variant) ? variant : unreadable(field);
}

/** The maths of one bet is that of its law; of several the mean is exact, and the largest payout a bound. */
function mathsOfTable<Result>(rules: TableRules<Result>, { variant, bets }: TableChoice): EngineMaths {
  const each = bets.map(({ place, stake }) => ({ stake, maths: mathsOfLaw(rules.law(place, variant)) }));
  const [only] = each;
  if (only !== undefined && each.length === 1) return only.maths;
  const stake = each.reduce((sum, one) => sum + one.stake, 0n);
  const mean = (figure: (maths: EngineMaths) => Factor) =>
    each.reduce<Factor>(
      (sum, one) => {
        const { numerator, denominator } = figure(one.maths);
        const added = sum.numerator * denominator + one.stake * numerator * sum.denominator;
        return reduced(added, sum.denominator * denominator);
      },
      { numerator: 0n, denominator: 1n },
    );
  const over = ({ numerator, denominator }: Factor) => reduced(numerator, denominator * stake);
  return { rtp: over(mean((maths) => maths.rtp)), variance: null, payoutMax: over(mean((maths) => maths.payoutMax)) };
}

function modesOf<Result>(rules: TableRules<Result>): Json[] {
  const { variants, samples = [0] } = rules;
  return samples.flatMap((variant) =>
    offeredIn(rules, variant).map((place) =>
      variants === undefined ? { place } : { [variants.field]: variant, place },
    ),
  );
}

function offeredIn<Result>({ places, isOffered }: TableRules<Result>, variant: number): readonly string[] {
  return isOffered === undefined ? places : places.filter((place) => isOffered(place, variant));
}
