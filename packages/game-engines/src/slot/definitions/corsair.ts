import type { SlotDefinition } from '../definition.ts';
import { TEN_LINES } from './lines.ts';

/** Five reels, ten lines, wilds on the inner reels, and up to twenty free spins in which every win counts five times. */
export const CORSAIR: SlotDefinition = {
  key: 'corsair-5x10',
  symbols: { N: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king', P: 'parrot', G: 'galleon', W: 'skull', S: 'map' },
  reels: [
    'QTGKNJTQPNJTKQNSTKPJNQTKJNGTQJNK',
    'TPNKQJTNQWTNKJSTNQJPKTNQGJTKNQJT',
    'QKNPTJWQNTKGJNQTSKWJNTQPNTJKQTNJ',
    'GJKTQNPJTKQNSTWJNTQKTJNPQTNKJQTN',
    'QJTNPQNJKGTNSQJTKNQJPTNKTQJNGKTN',
  ],
  rows: 3,
  heights: null,
  lines: TEN_LINES,
  pays: {
    N: { 3: 600, 4: 2_400, 5: 9_500 },
    T: { 3: 600, 4: 2_400, 5: 9_500 },
    J: { 3: 750, 4: 3_000, 5: 13_500 },
    Q: { 3: 750, 4: 3_000, 5: 13_500 },
    K: { 3: 1_200, 4: 6_000, 5: 27_000 },
    P: { 3: 2_250, 4: 15_000, 5: 120_000 },
    G: { 3: 6_000, 4: 60_000, 5: 600_000 },
  },
  wild: 'W',
  scatter: {
    letter: 'S',
    pays: { 3: 300, 4: 1_500, 5: 10_000 },
    freeSpins: { 3: 10, 4: 15, 5: 20 },
    freeSpinMultiplier: 5,
  },
  jackpot: null,
  buy: null,
  volatility: 'high',
  declared: {
    rtp: { numerator: 1_067_652_697_409_175n, denominator: 1_125_899_906_842_624n },
    variance: {
      numerator: 1_266_646_796_049_442_497_354_972_068_174_167n,
      denominator: 31_691_265_005_705_735_037_417_580_134_400n,
    },
  },
};
