import type { SlotDefinition } from '../definition.ts';
import { TEN_LINES } from './lines.ts';

/** Five reels, ten lines, many wilds, and free spins in which every win counts twice. */
export const FIESTA: SlotDefinition = {
  key: 'fiesta-5x10',
  symbols: { N: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'guitar', W: 'lantern', S: 'pinata' },
  reels: [
    'QTWKNJTQANJTKQSNWATJNQKTJAN',
    'TANKQJTNAQTWNKJSTNQJAKTNQWJ',
    'QKANTWJQNTKASJNQTWNJKTQANTJ',
    'WJKTQANJTKQNSTWJANQKTJNAQTN',
    'QJTNTQANJKWSTNQJAKTNQJWTNAK',
  ],
  rows: 3,
  heights: null,
  lines: TEN_LINES,
  pays: {
    N: { 3: 570, 4: 1_400, 5: 3_550 },
    T: { 3: 570, 4: 1_400, 5: 3_550 },
    J: { 3: 710, 4: 1_700, 5: 4_250 },
    Q: { 3: 710, 4: 1_700, 5: 4_250 },
    K: { 3: 1_150, 4: 2_850, 5: 8_500 },
    A: { 3: 1_400, 4: 4_250, 5: 14_000 },
    W: { 3: 2_850, 4: 8_500, 5: 35_500 },
  },
  wild: 'W',
  scatter: {
    letter: 'S',
    pays: { 3: 200, 4: 500, 5: 2_000 },
    freeSpins: { 3: 8, 4: 10, 5: 12 },
    freeSpinMultiplier: 2,
  },
  jackpot: null,
  buy: null,
  volatility: 'low',
  declared: {
    rtp: { numerator: 1_366_094_569_421n, denominator: 1_412_147_682_405n },
    variance: { numerator: 1_122_253_957_217_775_320_489_232_347n, denominator: 199_416_107_692_181_274_658_402_500n },
  },
};
