import { type Draws, drawBelow, drawScaled, shuffle } from '../../packages/fairness/src/index.ts';
import { ENGINES, engineByKey, type Json } from '../../packages/game-engines/src/index.ts';
import { choose } from '../../packages/game-engines/src/law.ts';
import { playOut } from '../../packages/game-engines/test-support/sample.ts';

type Shown = Readonly<Record<string, Json>>;

/** One scaled draw of a game: how its outcomes 0, 1, 2, … are spread, and where a round shows it. */
export interface Figure {
  readonly name: string;
  readonly weights: readonly number[];
  read(shown: Shown): number;
}

/** Draws of one round of a game: all its figures are read from the same rounds. */
export interface DrawTest {
  readonly name: string;
  readonly figures: readonly Figure[];
  play(draws: Draws): Shown;
}

const RANKS = 'A23456789TJQK';
/** Multiples are counted between these steps: at least `m` comes with chance 0.99 / m. */
const STEPS = [1, 1.1, 1.25, 1.5, 2, 3, 5, 10, 30, 100];
const SEGMENTS = ['one', 'three', 'five', 'eleven', 'coin'];

/** Every scaled draw that a game makes. */
export const DRAW_TESTS: readonly DrawTest[] = [
  {
    name: 'draws',
    figures: [
      figure('below 37', flat(37), ({ below }) => Number(below)),
      figure('scaled to 37', flat(37), ({ scaled }) => Number(scaled)),
      figure('orders of four', flat(24), ({ order }) => orderOf(list(order))),
    ],
    play: (draws) => ({
      below: drawBelow(draws, 37),
      scaled: drawScaled(draws, 37),
      order: shuffle(draws, [0, 1, 2, 3]),
    }),
  },
  // 10,001 rolls are 137 groups of 73.
  engine('dice', [figure('rolls', flat(137), ({ roll }) => Math.floor(Number(roll) / 73))]),
  engine('limbo', [figure('multiples', reaching(), ({ reached }) => stepOf(Number(reached)))]),
  engine('crash', [figure('bursts', reaching(), ({ bust }) => stepOf(Number(bust)))]),
  engine(
    'mines',
    [0, 1, 2].map((place) => figure(`mine ${place + 1}`, flat(25), ({ hidden }) => list(hidden)[place] ?? -1)),
  ),
  engine(
    'plinko',
    [
      figure('bins', binomial(8), ({ bin }) => Number(bin)),
      figure('paths', flat(256), ({ path }) => list(path).reduce((bits, fall) => 2 * bits + fall, 0)),
    ],
    { rows: 8, risk: 'low' },
  ),
  engine('keno', [
    ...[0, 4, 9].map((place) => figure(`number ${place + 1}`, flat(40), ({ drawn }) => (list(drawn)[place] ?? 0) - 1)),
    figure('hits of four picks', hypergeometric(4), ({ hits }) => Number(hits)),
  ]),
  engine('coin', [figure('sides', flat(2), ({ fell }) => (fell === 'heads' ? 0 : 1))]),
  engine('roulette', [figure('numbers', flat(37), ({ number }) => Number(number))]),
  engine('sic-bo', [
    figure('falls', flat(216), ({ dice }) => list(dice).reduce((index, face) => 6 * index + face - 1, 0)),
  ]),
  engine('number-draw-5-36', [
    figure('first ball', flat(36), ({ drawn }) => (list(drawn)[0] ?? 0) - 1),
    figure('odd balls', [8_568, 55_080, 124_848, 124_848, 55_080, 8_568], ({ odds }) => Number(odds)),
  ]),
  engine('money-wheel', [figure('segments', [24, 12, 8, 4, 2], ({ segment }) => SEGMENTS.indexOf(String(segment)))]),
  engine('blackjack', [
    figure('upcard', flat(52), ({ dealer }) => cardOf(texts(dealer)[0])),
    figure('hole card', flat(52), ({ dealer }) => cardOf(texts(dealer)[1])),
  ]),
  engine('three-card-poker', [
    figure('first card', flat(52), ({ player }) => cardOf(texts(player)[0])),
    figure('sixth card', flat(52), ({ dealer }) => cardOf(texts(dealer)[2])),
  ]),
  engine('casino-holdem', [
    figure('first card', flat(52), ({ player }) => cardOf(texts(player)[0])),
    figure('last card of the board', flat(52), ({ board }) => cardOf(texts(board)[4])),
  ]),
  engine('baccarat', [
    figure('first card', flat(52), ({ player }) => cardOf(texts(player)[0])),
    figure('fourth card', flat(52), ({ banker }) => cardOf(texts(banker)[1])),
  ]),
  engine('dragon-tiger', [
    figure('dragon', flat(52), ({ dragon }) => cardOf(String(dragon))),
    figure('tiger', flat(52), ({ tiger }) => cardOf(String(tiger))),
  ]),
  engine('horse-race', [figure('winners', [260, 190, 150, 120, 100, 80, 60, 40], winnerOf)]),
  engine('greyhound-race', [figure('winners', [280, 220, 180, 140, 110, 70], winnerOf)]),
  engine(
    'virtual-football',
    [figure('home goals', [1_738, 3_046, 2_661, 1_552, 679, 238, 69, 17], ({ score }) => list(score)[0] ?? -1)],
    { fixture: 1, place: 'home' },
  ),
  ...slots(),
];

/** Every reel of every slot: each stop is equally likely. */
function slots(): DrawTest[] {
  return ENGINES.filter(({ kind }) => kind === 'slot').map(({ key, parameters }) =>
    engine(
      key,
      texts(parameters.reels).map((strip, reel) =>
        figure(`reel ${reel + 1}`, flat(strip.length), ({ stops }) => list(stops)[reel] ?? -1),
      ),
    ),
  );
}

/** A test that reads its figures from what rounds of an engine show. */
function engine(key: string, figures: readonly Figure[], mode?: Json): DrawTest {
  const found = engineByKey(key);
  if (found === null) throw new Error(`no engine ${key}`);
  const choice = found.readChoice(mode ?? found.modes()[0], 100_000n);
  return { name: key, figures, play: (draws) => playOut(found, choice, draws).shown };
}

function figure(name: string, weights: readonly number[], read: (shown: Shown) => number): Figure {
  return { name, weights, read };
}

function flat(outcomes: number): number[] {
  return Array.from({ length: outcomes }, () => 1);
}

function reaching(): number[] {
  const least = STEPS.map((step) => (step === 1 ? 1 : 0.99 / step));
  return least.map((chance, at) => chance - (least[at + 1] ?? 0));
}

function stepOf(multiple: number): number {
  return STEPS.findLastIndex((step) => multiple >= step);
}

function binomial(rows: number): number[] {
  return Array.from({ length: rows + 1 }, (_, bin) => Number(choose(rows, bin)));
}

function hypergeometric(picks: number): number[] {
  return Array.from({ length: picks + 1 }, (_, hits) => Number(choose(picks, hits) * choose(40 - picks, 10 - hits)));
}

/** The place of an order of four among the 24. */
function orderOf(order: readonly number[]): number {
  const left = [0, 1, 2, 3];
  return order.reduce((index, item) => {
    const at = left.indexOf(item);
    const place = index * left.length + at;
    left.splice(at, 1);
    return place;
  }, 0);
}

function winnerOf({ finish }: Shown): number {
  return (list(finish)[0] ?? 0) - 1;
}

function cardOf(text = ''): number {
  return 13 * 'cdhs'.indexOf(text.charAt(1)) + RANKS.indexOf(text.charAt(0));
}

function list(value: Json | undefined): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
