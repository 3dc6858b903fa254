import type { SlotDefinition } from '../definition.ts';

/** Six reels of two to seven rows, drawn anew for each spin: up to 117,649 ways, and free spins in which all count twice. */
export const TRAILS: SlotDefinition = {
  key: 'trails-6x7',
  symbols: {
    T: 'ten',
    J: 'jack',
    Q: 'queen',
    K: 'king',
    A: 'ace',
    G: 'guitar',
    C: 'cactus',
    H: 'hat',
    B: 'bull',
    W: 'sun',
    S: 'horseshoe',
  },
  reels: [
    'GQCTJKATJKBSGQJHAGTQHCAJTK',
    'SJTWQJGKHJBQAHGCKTAQJTCKAQ',
    'HBCTKQATJKQGTJCKASQJCGAKWQ',
    'KWGQTAKCGJHQKCTJGASTQJAKHBT',
    'QBCJHATWJKAGTKHACQGJKQTSAJ',
    'GTQAJCGTAKGWSQHABTCJQKTJQK',
  ],
  rows: 7,
  heights: [2, 2, 3, 3, 4, 4, 5, 6, 7],
  lines: [],
  pays: {
    T: { 4: 12, 5: 30, 6: 75 },
    J: { 4: 12, 5: 30, 6: 75 },
    Q: { 4: 15, 5: 40, 6: 100 },
    K: { 4: 20, 5: 50, 6: 125 },
    A: { 4: 30, 5: 60, 6: 200 },
    G: { 3: 14, 4: 35, 5: 75, 6: 250 },
    C: { 3: 28, 4: 60, 5: 150, 6: 500 },
    H: { 3: 60, 4: 150, 5: 400, 6: 1_250 },
    B: { 3: 140, 4: 450, 5: 1_250, 6: 6_000 },
  },
  wild: 'W',
  scatter: {
    letter: 'S',
    pays: { 4: 200, 5: 1_000, 6: 5_000 },
    freeSpins: { 4: 10, 5: 12, 6: 15 },
    freeSpinMultiplier: 2,
  },
  jackpot: null,
  buy: null,
  volatility: 'medium',
  declared: {
    rtp: { numerator: 862_444_824_850_660n, denominator: 904_489_565_021_289n },
    variance: {
      numerator: 2_391_980_064_394_873_744_288_895_217_478_956_461n,
      denominator: 176_709_896_618_198_525_646_989_015_848_536_000n,
    },
  },
};
