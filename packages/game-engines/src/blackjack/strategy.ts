import type { Factor } from '@ordago/kernel';
import { reduced } from '../fraction.ts';
import { type Count, dealerStands, EMPTY_HAND, totalOf, withValue } from './hand.ts';

/** Worth of a hand under the best play, over its first stake: mean payout and mean turnover, both exact. */
interface Worth {
  readonly payout: Factor;
  readonly staked: Factor;
}

export type PlayAction = 'hit' | 'stand' | 'double' | 'split';

/** A hand to decide on: its count, whether it may still be doubled, and the value of its pair where it may be split. */
export interface Decision {
  readonly count: Count;
  readonly canDouble: boolean;
  readonly pairOf: number | null;
  /** Value of the dealer's upcard, 1 to 10. */
  readonly up: number;
}

const ZERO: Factor = { numerator: 0n, denominator: 1n };
const ONE: Factor = { numerator: 1n, denominator: 1n };
const LOST: Worth = { payout: ZERO, staked: ONE };
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Cards of a value among the thirteen ranks: every card comes from a full deck. */
function ranks(value: number): bigint {
  return value === 10 ? 4n : 1n;
}

/** The action with the highest mean profit: with cards from an unlimited number of decks, basic strategy itself. */
export function bestAction(decision: Decision): PlayAction {
  return decide(decision).action;
}

/** Mean payout over mean turnover of the whole game under basic strategy, insurance declined. Exact. */
export function exactBlackjackRtp(): Factor {
  return exactRtp();
}

/** Mean loss over the first stake under the same strategy, the figure that books call the house edge. Exact. */
export function exactBlackjackEdge(): Factor {
  const { payout, staked } = wholeGame();
  return reduced(
    staked.numerator * payout.denominator - payout.numerator * staked.denominator,
    staked.denominator * payout.denominator,
  );
}

function exactRtp(): Factor {
  const { payout, staked } = wholeGame();
  return reduced(payout.numerator * staked.denominator, payout.denominator * staked.numerator);
}

const wholeGame = once((): Worth => {
  const parts: { weight: bigint; worth: Worth }[] = [];
  for (const up of VALUES)
    for (const hole of VALUES)
      for (const first of VALUES)
        for (const second of VALUES) {
          const weight = ranks(up) * ranks(hole) * ranks(first) * ranks(second);
          parts.push({ weight, worth: worthOfDeal(up, hole, [first, second]) });
        }
  return mean(parts, 13n ** 4n);
});

function worthOfDeal(up: number, hole: number, [first, second]: [number, number]): Worth {
  const count = withValue(withValue(EMPTY_HAND, first), second);
  const isNatural = totalOf(count) === 21;
  if (up + hole === 11 && (up === 1 || hole === 1)) return isNatural ? { payout: ONE, staked: ONE } : LOST;
  if (isNatural) return { payout: { numerator: 5n, denominator: 2n }, staked: ONE };
  return decide({ count, canDouble: true, pairOf: first === second ? first : null, up }).worth;
}

const decide = memo(
  ({ count, canDouble, pairOf, up }: Decision) => `${count.hard}/${count.hasAce}/${canDouble}/${pairOf}/${up}`,
  (decision: Decision): { action: PlayAction; worth: Worth } => {
    const { count, canDouble, pairOf, up } = decision;
    let best: { action: PlayAction; worth: Worth } = { action: 'stand', worth: worthOfStanding(count, up) };
    const consider = (action: PlayAction, worth: Worth) => {
      if (profits(worth, best.worth)) best = { action, worth };
    };
    consider('hit', worthOfHitting(count, up));
    if (canDouble) consider('double', worthOfDoubling(count, up));
    if (pairOf !== null) consider('split', worthOfSplitting(pairOf, up));
    return best;
  },
);

function worthOfHitting(count: Count, up: number): Worth {
  return overCards((value) => {
    const next = withValue(count, value);
    if (totalOf(next) > 21) return LOST;
    if (totalOf(next) === 21) return worthOfStanding(next, up);
    return decide({ count: next, canDouble: false, pairOf: null, up }).worth;
  });
}

function worthOfDoubling(count: Count, up: number): Worth {
  return twice(
    overCards((value) => {
      const next = withValue(count, value);
      return totalOf(next) > 21 ? LOST : worthOfStanding(next, up);
    }),
  );
}

/** Two hands alike: the mean of both together is twice the mean of one. Split aces take one card each. */
function worthOfSplitting(pair: number, up: number): Worth {
  return twice(
    overCards((value) => {
      const count = withValue(withValue(EMPTY_HAND, pair), value);
      if (pair === 1 || totalOf(count) === 21) return worthOfStanding(count, up);
      return decide({ count, canDouble: true, pairOf: null, up }).worth;
    }),
  );
}

function worthOfStanding(count: Count, up: number): Worth {
  const total = totalOf(count);
  let payout = ZERO;
  for (const [dealer, chance] of dealerLaw(up)) {
    if (dealer > 21 || dealer < total) payout = plus(payout, times(chance, 2n));
    else if (dealer === total) payout = plus(payout, chance);
  }
  return { payout, staked: ONE };
}

/** Chances of the dealer's final totals, given the upcard and no blackjack (the hole card was checked). */
const dealerLaw = memo(
  (up: number) => String(up),
  (up: number): ReadonlyMap<number, Factor> => {
    const law = new Map<number, Factor>();
    const forbidden = up === 1 ? 10 : up === 10 ? 1 : 0;
    const holes = VALUES.filter((value) => value !== forbidden);
    const of = holes.reduce((sum, value) => sum + ranks(value), 0n);
    for (const hole of holes) drawOn(withValue(withValue(EMPTY_HAND, up), hole), reduced(ranks(hole), of), law);
    return law;
  },
);

function drawOn(count: Count, chance: Factor, law: Map<number, Factor>): void {
  if (dealerStands(count)) {
    const total = Math.min(22, totalOf(count));
    law.set(total, plus(law.get(total) ?? ZERO, chance));
    return;
  }
  for (const value of VALUES)
    drawOn(withValue(count, value), reduced(chance.numerator * ranks(value), chance.denominator * 13n), law);
}

function overCards(worthOf: (value: number) => Worth): Worth {
  return mean(
    VALUES.map((value) => ({ weight: ranks(value), worth: worthOf(value) })),
    13n,
  );
}

function mean(parts: readonly { weight: bigint; worth: Worth }[], total: bigint): Worth {
  const over = (figure: (worth: Worth) => Factor) => {
    const sum = parts.reduce((all, { weight, worth }) => plus(all, times(figure(worth), weight)), ZERO);
    return reduced(sum.numerator, sum.denominator * total);
  };
  return { payout: over((worth) => worth.payout), staked: over((worth) => worth.staked) };
}

/** Returns true if one worth leaves more than another: payout minus turnover, compared without a fraction below nothing. */
function profits(one: Worth, other: Worth): boolean {
  const a = plus(one.payout, other.staked);
  const b = plus(other.payout, one.staked);
  return a.numerator * b.denominator > b.numerator * a.denominator;
}

function twice({ payout, staked }: Worth): Worth {
  return { payout: times(payout, 2n), staked: times(staked, 2n) };
}

function plus(a: Factor, b: Factor): Factor {
  return reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

function times({ numerator, denominator }: Factor, by: bigint): Factor {
  return reduced(numerator * by, denominator);
}

function memo<In, Out>(keyOf: (input: In) => string, compute: (input: In) => Out): (input: In) => Out {
  const known = new Map<string, { readonly value: Out }>();
  return (input) => {
    const key = keyOf(input);
    const found = known.get(key) ?? { value: compute(input) };
    known.set(key, found);
    return found.value;
  };
}

function once<Out>(compute: () => Out): () => Out {
  const only = memo(() => 'only', compute);
  return () => only(undefined);
}
