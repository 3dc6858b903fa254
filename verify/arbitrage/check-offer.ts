import type { Code } from '../../tools/settle/oracle.ts';
import type { ListedOutcome } from './propositions.ts';
import { bestSplit } from './simplex.ts';

/** An outcome at its price: decimal odds, such as 1.95. */
export interface PricedOutcome {
  readonly listed: ListedOutcome;
  readonly odds: number;
}

/** A proposition that stands at two prices, or more. */
export interface TwoPrices {
  readonly outcomes: readonly PricedOutcome[];
}

/** Returns what the prices of each market come to, as a part of one winner: 1.05 leaves the operator 5 in 105. */
export function overrounds(offer: readonly PricedOutcome[]): { kind: string; specifier: string; overround: number }[] {
  return [...groupBy(offer, ({ listed }) => `${listed.kind}?${listed.specifier}`).values()].map((outcomes) => {
    const { kind = '', specifier = '' } = outcomes[0]?.listed ?? {};
    const winners = kind === 'double-chance' ? 2 : 1;
    return { kind, specifier, overround: outcomes.reduce((sum, { odds }) => sum + 1 / odds, 0) / winners };
  });
}

/** Ladders by kind: the outcome whose price grows with the line, and the one whose price falls. */
const LADDERS: Readonly<Record<string, { readonly grows: string; readonly falls: string }>> = {
  total: { grows: 'over', falls: 'under' },
  'team-total': { grows: 'over', falls: 'under' },
  handicap: { grows: '2', falls: '1' },
};

/** Returns the steps of ladders at which a harder line costs less, each as a text; and the number of all steps. */
export function ladderBreaks(offer: readonly PricedOutcome[]): { breaks: string[]; steps: number } {
  const breaks: string[] = [];
  let steps = 0;
  const ladders = groupBy(
    offer.filter(({ listed }) => listed.kind in LADDERS),
    ({ listed }) => `${listed.kind} ${listed.specifier.replace(/line=.*$/, '')} ${listed.outcome}`,
  );
  for (const [ladder, outcomes] of ladders) {
    const [first] = outcomes;
    const sign = first && LADDERS[first.listed.kind]?.falls === first.listed.outcome ? -1 : 1;
    const rungs = outcomes.toSorted((a, b) => lineOf(a) - lineOf(b));
    for (const [place, rung] of rungs.slice(1).entries()) {
      steps += 1;
      const before = rungs[place];
      if (before && sign * (rung.odds - before.odds) < 0)
        breaks.push(`${ladder} from ${lineOf(before)} to ${lineOf(rung)}`);
    }
  }
  return { breaks, steps };
}

/** Returns the propositions that stand at more than one price. */
export function twoPrices(offer: readonly PricedOutcome[]): TwoPrices[] {
  return [...groupBy(offer, ({ listed }) => listed.proposition).values()]
    .filter((outcomes) => new Set(outcomes.map(({ odds }) => odds)).size > 1)
    .map((outcomes) => ({ outcomes }));
}

/** Returns, at odds of `o`, what one unit on an outcome returns. */
const RETURNS: Readonly<Record<Code, (odds: number) => number>> = {
  W: (odds) => odds,
  HW: (odds) => (odds + 1) / 2,
  V: () => 1,
  HL: () => 0.5,
  L: () => 0,
};

const STATES_ADDED = 8;
const TOLERANCE = 1e-9;

export interface BestReturn {
  /** Least return of the best split of a stake over all outcomes: above 1 it is an arbitrage. */
  readonly guaranteed: number;
  /** The outcomes it bets on, with their shares. */
  readonly split: readonly { readonly outcome: PricedOutcome; readonly share: number }[];
  /** States in which nothing more is returned: those that the next event's programme had best begin with. */
  readonly binding: readonly number[];
}

/**
 * Finds the best guaranteed return over all outcomes of an event. The programme begins with few states; as long as its split
 * returns less in another one, those in which it returns least are added, so that its end is that of all states.
 */
export function bestReturn(offer: readonly PricedOutcome[], begin: readonly number[] = [0]): BestReturn {
  const bets = [...groupBy(offer, ({ listed }) => listed.proposition).values()].flatMap(
    (same) => same.toSorted((a, b) => b.odds - a.odds)[0] ?? [],
  );
  const count = bets[0]?.listed.codes.length ?? 0;
  const states = new Set(begin);
  for (;;) {
    const chosen = [...states];
    const { guaranteed, shares } = bestSplit(
      bets.map((bet) => Float64Array.from(chosen, (state) => returnIn(bet, state))),
    );
    const split = bets.flatMap((outcome, bet) =>
      (shares[bet] ?? 0) > TOLERANCE ? [{ outcome, share: shares[bet] ?? 0 }] : [],
    );
    const returned = Array.from({ length: count }, (_, state) => ({
      state,
      least: split.reduce((sum, { outcome, share }) => sum + share * returnIn(outcome, state), 0),
    }));
    const overlooked = returned
      .filter(({ state, least }) => least < guaranteed - 1e-7 && !states.has(state))
      .sort((a, b) => a.least - b.least);
    if (overlooked.length === 0)
      return {
        guaranteed,
        split,
        binding: chosen.filter((state) => (returned[state]?.least ?? 0) < guaranteed + 1e-7),
      };
    for (const { state } of overlooked.slice(0, STATES_ADDED)) states.add(state);
  }
}

function returnIn({ listed, odds }: PricedOutcome, state: number): number {
  const code = listed.codes[state];
  return code === undefined ? 0 : RETURNS[code](odds);
}

/** Returns an outcome and its price as a text. */
export function textOf({ listed: { kind, specifier, outcome }, odds }: PricedOutcome): string {
  return `${kind}${specifier && ` ${specifier}`} ${outcome} at ${odds.toFixed(2)}`;
}

function lineOf({ listed }: PricedOutcome): number {
  return Number(/line=(.*)$/.exec(listed.specifier)?.[1]);
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
