import type { SlotDefinition } from '../definition.ts';
import { FIVE_LINES } from './lines.ts';

/** Three reels, five lines, and a jackpot of 2,000 stakes for three chests on one of them. */
export const VAULT: SlotDefinition = {
  key: 'vault-3x5',
  symbols: { A: 'amethyst', T: 'topaz', E: 'emerald', R: 'ruby', D: 'diamond', C: 'gold', J: 'chest' },
  reels: [
    'ERTAETAETARETRATRDATEARTARJAETAETADEATDATEATEACRAETRACEDTRA',
    'RTEDTAETRADTRACETAREATEDTARETARTEATDAERATCAETAERAJTEATRATEA',
    'DRATEARETADTARTARTAERATEATECAETARTDRACETRAETRAEJTAETAEDATEA',
  ],
  rows: 3,
  heights: null,
  lines: FIVE_LINES,
  pays: {
    A: { 3: 1_000 },
    T: { 3: 1_500 },
    E: { 3: 2_250 },
    R: { 3: 4_500 },
    D: { 3: 25_000 },
    C: { 3: 100_000 },
  },
  wild: null,
  scatter: null,
  jackpot: { letter: 'J', stakes: 2_000 },
  buy: null,
  volatility: 'high',
  declared: {
    rtp: { numerator: 196_025n, denominator: 205_379n },
    variance: { numerator: 4_720_556_622_086n, denominator: 42_180_533_641n },
  },
};
