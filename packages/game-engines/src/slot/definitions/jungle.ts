import type { SlotDefinition } from '../definition.ts';
import { TEN_LINES } from './lines.ts';

/** Five reels, ten lines, a wild, and free spins in which every win counts three times. */
export const JUNGLE: SlotDefinition = {
  key: 'jungle-5x10',
  symbols: { N: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace', D: 'jaguar', W: 'idol', S: 'temple' },
  reels: [
    'QTDKNJTQANJTKQNJWTDQAKNTJNQTKSJAN',
    'TNAKQJTNSQTKJNADTWQNJKTNAQJTKNDQJ',
    'QKNATJDQNTKJQNATWKJSNQTDNAJTKQNTJ',
    'DJKTQNAJTKQNJTWNDQAKTJNQTKJNAQTSN',
    'QJTNTQNJKSADTWNQJKTNAQJTNKDQJTNAK',
  ],
  rows: 3,
  heights: null,
  lines: TEN_LINES,
  pays: {
    N: { 3: 560, 4: 2_250, 5: 9_250 },
    T: { 3: 560, 4: 2_250, 5: 9_250 },
    J: { 3: 740, 4: 2_950, 5: 15_000 },
    Q: { 3: 740, 4: 3_700, 5: 18_500 },
    K: { 3: 1_100, 4: 7_400, 5: 37_000 },
    A: { 3: 1_850, 4: 18_500, 5: 111_500 },
    D: { 3: 9_250, 4: 92_500, 5: 556_500 },
    W: { 3: 11_000, 4: 148_500, 5: 742_000 },
  },
  wild: 'W',
  scatter: {
    letter: 'S',
    pays: { 3: 200, 4: 1_000, 5: 5_000 },
    freeSpins: { 3: 10, 4: 12, 5: 15 },
    freeSpinMultiplier: 3,
  },
  jackpot: null,
  buy: null,
  volatility: 'high',
  declared: {
    rtp: { numerator: 2_715_506_127_296n, denominator: 2_864_906_444_565n },
    variance: { numerator: 47_331_324_277_912_528_151_147_291_483n, denominator: 820_768_893_611_006_941_803_922_500n },
  },
};
