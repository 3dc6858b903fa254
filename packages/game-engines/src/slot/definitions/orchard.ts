import type { SlotDefinition } from '../definition.ts';
import { FIVE_LINES } from './lines.ts';

/** Three reels, five lines: many small wins, none above 35 stakes. */
export const ORCHARD: SlotDefinition = {
  key: 'orchard-3x5',
  symbols: { C: 'cherry', L: 'lemon', O: 'orange', P: 'plum', B: 'bell', S: 'seven' },
  reels: ['PLCOLBCPLCOCLOCPLBSCLOC', 'SLCBLCPOCLOCLPCBLOCLPCO', 'PBCLSCOLPCLOCBLCPOLCCLO'],
  rows: 3,
  heights: null,
  lines: FIVE_LINES,
  pays: {
    C: { 3: 1_300 },
    L: { 3: 1_750 },
    O: { 3: 2_650 },
    P: { 3: 3_950 },
    B: { 3: 7_050 },
    S: { 3: 17_500 },
  },
  wild: null,
  scatter: null,
  jackpot: null,
  buy: null,
  volatility: 'low',
  declared: {
    rtp: { numerator: 23_481n, denominator: 24_334n },
    variance: { numerator: 2_991_585_431n, denominator: 740_179_445n },
  },
};
