import type { SlotDefinition } from '../definition.ts';
import { TEN_LINES } from './lines.ts';

/** Five reels, ten lines and jokers on every reel: they stand for all suits, and pay most where five of them meet. */
export const JESTER: SlotDefinition = {
  key: 'jester-5x10',
  symbols: {
    J: 'jack',
    Q: 'queen',
    K: 'king',
    B: 'basto',
    E: 'espada',
    C: 'copa',
    O: 'oro',
    R: 'crown',
    W: 'joker',
    S: 'cards',
  },
  reels: [
    'JWQBCKJQSRKBJQEKBJCQOKE',
    'KJBQCEJKWQOBJKSCQREJQKB',
    'JWBQEKOJCQSBKJWEQRCKQKC',
    'JKQBEWJCKQOBSJQKREBCJQK',
    'QWJOSBKQJCERQKJBKQJBCEK',
  ],
  rows: 3,
  heights: null,
  lines: TEN_LINES,
  pays: {
    J: { 3: 650, 4: 1_700, 5: 5_000 },
    Q: { 3: 650, 4: 1_700, 5: 5_000 },
    K: { 3: 850, 4: 2_000, 5: 6_000 },
    B: { 3: 1_200, 4: 3_000, 5: 8_500 },
    E: { 3: 1_350, 4: 3_350, 5: 10_000 },
    C: { 3: 1_700, 4: 4_200, 5: 13_500 },
    O: { 3: 2_500, 4: 8_500, 5: 25_000 },
    R: { 3: 4_200, 4: 17_000, 5: 67_000 },
    W: { 3: 8_500, 4: 42_000, 5: 170_000 },
  },
  wild: 'W',
  scatter: {
    letter: 'S',
    pays: { 3: 200, 4: 1_000, 5: 5_000 },
    freeSpins: { 3: 8, 4: 10, 5: 15 },
    freeSpinMultiplier: 2,
  },
  jackpot: null,
  buy: null,
  volatility: 'low',
  declared: {
    rtp: { numerator: 39_518_221_024_128n, denominator: 41_426_511_213_649n },
    variance: {
      numerator: 2_903_087_843_048_646_443_722_714_433_739n,
      denominator: 343_231_166_266_917_268_584_779_040_200n,
    },
  },
};
