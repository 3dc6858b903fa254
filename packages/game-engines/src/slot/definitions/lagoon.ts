import type { SlotDefinition } from '../definition.ts';
import { FIVE_LINES } from './lines.ts';

/** Three reels, five lines and a wild: as calm as the fruit machines, with a pearl as its wild. */
export const LAGOON: SlotDefinition = {
  key: 'lagoon-3x5',
  symbols: { C: 'shell', F: 'fish', T: 'turtle', K: 'coral', D: 'dolphin', P: 'pearl' },
  reels: ['CFTCKFCDTFCPKCFTDCFKCTF', 'FCTKCFPCTFDCKFCTPCFDTCK', 'TCFKCDFCTPCFKTCFDCTFCKF'],
  rows: 3,
  heights: null,
  lines: FIVE_LINES,
  pays: {
    C: { 3: 475 },
    F: { 3: 800 },
    T: { 3: 1_250 },
    K: { 3: 2_100 },
    D: { 3: 4_250 },
    P: { 3: 64_000 },
  },
  wild: 'P',
  scatter: null,
  jackpot: null,
  buy: null,
  volatility: 'medium',
  declared: {
    rtp: { numerator: 23_335n, denominator: 24_334n },
    variance: { numerator: 118_201_470_387n, denominator: 7_401_794_450n },
  },
};
