import type { SlotDefinition } from '../definition.ts';
import { TEN_LINES } from './lines.ts';

/** Five reels, ten lines, and twelve free spins that may be bought for fifty stakes instead of waiting for balloons. */
export const MARKET: SlotDefinition = {
  key: 'market-5x10',
  symbols: {
    L: 'lemon',
    O: 'orange',
    P: 'plum',
    G: 'grapes',
    C: 'cherry',
    F: 'berry',
    M: 'melon',
    H: 'chili',
    W: 'clover',
    S: 'balloon',
  },
  reels: [
    'PGHOGCLPCFLOPMCLWSGOLPCLOGF',
    'PLWHLPOGFOCLOMGPCGOLMSFGPOC',
    'OFPCGOPGLOHCWGPMLFPLGCOPHLS',
    'LCGWOLFCOGPMLPSOPHCLGFLCOPW',
    'SLCOWLFGCHOPFOPLFCGOMPOGLPG',
  ],
  rows: 3,
  heights: null,
  lines: TEN_LINES,
  pays: {
    L: { 3: 450, 4: 1_400, 5: 5_600 },
    O: { 3: 450, 4: 1_400, 5: 5_600 },
    P: { 3: 550, 4: 1_700, 5: 7_000 },
    G: { 3: 650, 4: 2_050, 5: 8_400 },
    C: { 3: 950, 4: 3_750, 5: 14_000 },
    F: { 3: 1_400, 4: 5_600, 5: 23_500 },
    M: { 3: 2_800, 4: 14_000, 5: 70_000 },
    H: { 3: 4_650, 4: 28_000, 5: 140_000 },
  },
  wild: 'W',
  scatter: {
    letter: 'S',
    pays: { 3: 200, 4: 1_000, 5: 5_000 },
    freeSpins: { 3: 10, 4: 12, 5: 15 },
    freeSpinMultiplier: 8,
  },
  jackpot: null,
  buy: {
    price: 50,
    freeSpins: 12,
    payoutMaxHundredths: 30_460,
    declared: {
      rtp: { numerator: 37_802_824n, denominator: 39_858_075n },
      variance: { numerator: 133_086_901_640_488_256n, denominator: 119_149_960_702_921_875n },
    },
  },
  volatility: 'high',
  declared: {
    rtp: { numerator: 539_677_840_777n, denominator: 564_859_072_962n },
    variance: { numerator: 102_509_989_497_382_785_913_115_219n, denominator: 1_994_161_076_921_812_746_584_025n },
  },
};
