import type { SlotDefinition } from '../definition.ts';

/** Three reels, one line: one spin in twenty pays, the rarest 2,720 stakes. */
export const SEVENS: SlotDefinition = {
  key: 'sevens-3x1',
  symbols: { A: 'bar', B: 'double-bar', C: 'triple-bar', D: 'bell', E: 'seven', F: 'flaming-seven' },
  reels: ['DBACBEADCBADCABABECDFABCA', 'FBAEDCBAABCDABCAEDBACBADC', 'DEABCFADBACBADECBADCBAABC'],
  rows: 3,
  heights: null,
  lines: [[1, 1, 1]],
  pays: {
    A: { 3: 730 },
    B: { 3: 1_100 },
    C: { 3: 1_800 },
    D: { 3: 4_550 },
    E: { 3: 27_000 },
    F: { 3: 272_000 },
  },
  wild: null,
  scatter: null,
  jackpot: null,
  buy: null,
  volatility: 'high',
  declared: {
    rtp: { numerator: 149_219n, denominator: 156_250n },
    variance: { numerator: 6_394_343_774_707n, denominator: 12_207_031_250n },
  },
};
