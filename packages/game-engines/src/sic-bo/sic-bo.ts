import { drawBelow } from '@ordago/fairness';
import type { Factor } from '@ordago/kernel';
import { hundredths, NOTHING } from '../law.ts';
import { tableEngine } from '../table/table-engine.ts';

type Dice = readonly [number, number, number];

const FACES = [1, 2, 3, 4, 5, 6];
const EVERY: readonly Dice[] = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): Dice => [a, b, c])));

/** Return of a total over its stake, in hundredths; 3 and 18 are triples and have no place of their own. */
const TOTALS: Readonly<Record<number, number>> = {
  4: 6_800,
  5: 3_400,
  6: 2_050,
  7: 1_350,
  8: 980,
  9: 820,
  10: 760,
  11: 760,
  12: 820,
  13: 980,
  14: 1_350,
  15: 2_050,
  16: 3_400,
  17: 6_800,
};

/** Return of each place on three dice, in hundredths of its stake. */
const RULES: Readonly<Record<string, (dice: Dice) => number>> = {
  small: (dice) => (!isTriple(dice) && sum(dice) <= 10 ? 200 : 0),
  big: (dice) => (!isTriple(dice) && sum(dice) >= 11 ? 200 : 0),
  odd: (dice) => (!isTriple(dice) && sum(dice) % 2 === 1 ? 200 : 0),
  even: (dice) => (!isTriple(dice) && sum(dice) % 2 === 0 ? 200 : 0),
  'any-triple': (dice) => (isTriple(dice) ? 3_450 : 0),
  ...rulesOf(
    FACES,
    (face) => `triple-${face}`,
    (face) => (dice) => (count(dice, face) === 3 ? 20_600 : 0),
  ),
  ...rulesOf(
    FACES,
    (face) => `double-${face}`,
    (face) => (dice) => (count(dice, face) >= 2 ? 1_300 : 0),
  ),
  ...rulesOf(
    FACES,
    (face) => `single-${face}`,
    (face) => (dice) => [0, 200, 300, 1_300][count(dice, face)] ?? 0,
  ),
  ...rulesOf(
    Object.keys(TOTALS).map(Number),
    (total) => `total-${total}`,
    (total) => (dice) => (sum(dice) === total ? (TOTALS[total] ?? 0) : 0),
  ),
  ...Object.assign({}, ...FACES.map((low) => pairsAbove(low))),
};

/** Sic bo: three dice, of which each of the 216 falls is exactly equally likely. */
export const SIC_BO = tableEngine<Dice>({
  facts: {
    key: 'sic-bo',
    kind: 'sic-bo',
    rtp: { min: 9_375, max: 9_722 },
    volatility: 'chosen',
    payoutMaxHundredths: 20_600,
    parameters: { dice: 3, places: Object.keys(RULES), returnHundredths: mostOfEach() },
  },
  places: Object.keys(RULES),
  draw: (draws) => [face(drawBelow(draws, 6)), face(drawBelow(draws, 6)), face(drawBelow(draws, 6))],
  returnOf: diceReturn,
  show: (dice) => ({ dice, total: sum(dice) }),
  law: (place) => EVERY.map((dice) => ({ weight: 1n, returns: diceReturn(place, dice) })),
});

/** The most that each place returns, in hundredths. */
function mostOfEach(): Record<string, number> {
  return Object.fromEntries(Object.entries(RULES).map(([place, pays]) => [place, Math.max(...EVERY.map(pays))]));
}

function diceReturn(place: string, dice: Dice): Factor {
  const pays = RULES[place]?.(dice) ?? 0;
  return pays > 0 ? hundredths(pays) : NOTHING;
}

function rulesOf(
  numbers: readonly number[],
  name: (number: number) => string,
  rule: (number: number) => (dice: Dice) => number,
) {
  return Object.fromEntries(numbers.map((number) => [name(number), rule(number)]));
}

/** `pair-2-5`: both faces are seen. */
function pairsAbove(low: number) {
  const others = FACES.filter((high) => high > low);
  return rulesOf(
    others,
    (high) => `pair-${low}-${high}`,
    (high) => (dice) => (count(dice, low) > 0 && count(dice, high) > 0 ? 700 : 0),
  );
}

function face(draw: number): number {
  return draw + 1;
}

function sum(dice: Dice): number {
  return dice[0] + dice[1] + dice[2];
}

function count(dice: Dice, wanted: number): number {
  return dice.filter((seen) => seen === wanted).length;
}

function isTriple(dice: Dice): boolean {
  return dice[0] === dice[1] && dice[1] === dice[2];
}
