import type { SlotDefinition } from '../definition.ts';
import { TEN_LINES } from './lines.ts';

/** Five reels, ten lines and a wild; no feature. */
export const HARBOUR: SlotDefinition = {
  key: 'harbour-5x10',
  symbols: { N: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace', B: 'anchor', W: 'lighthouse' },
  reels: [
    'QTBKNJTQANJKTNQJWBAKNTJQNTKJAN',
    'TNAKQJNTWKJNAQTBNJKTQNAJWTKNQBJ',
    'QKNATJBNQWKTJNAQTKJNBTNQWAJKNTJ',
    'BJKTQNAJWKTNQJNTBAKJQNTWKJNAQTN',
    'QJTNNJKTQABWNJTKQNAJTNKQBJTNAK',
  ],
  rows: 3,
  heights: null,
  lines: TEN_LINES,
  pays: {
    N: { 3: 560, 4: 1_700, 5: 5_600 },
    T: { 3: 670, 4: 2_250, 5: 7_850 },
    J: { 3: 670, 4: 2_250, 5: 7_850 },
    Q: { 3: 1_100, 4: 3_350, 5: 11_000 },
    K: { 3: 1_100, 4: 4_500, 5: 17_000 },
    A: { 3: 2_250, 4: 10_000, 5: 45_000 },
    B: { 3: 4_500, 4: 28_000, 5: 134_500 },
    W: { 3: 5_600, 4: 45_000, 5: 279_500 },
  },
  wild: 'W',
  scatter: null,
  jackpot: null,
  buy: null,
  volatility: 'medium',
  declared: {
    rtp: { numerator: 6_440_573n, denominator: 6_702_975n },
    variance: { numerator: 85_449_204_189_631_457n, denominator: 7_188_779_816_100_000n },
  },
};
