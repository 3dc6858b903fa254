import { SET_OUTCOMES } from '../outcomes.ts';
import type { SportRule } from '../vocabulary.ts';

/** Cybersport: matches of best of 1, 2, 3, 5, 7, 9 or 11 maps, played in full (specification 3, section 9). */
export const cybersport: SportRule = {
  slug: 'cybersport',
  version: 3,
  family: 'e-sport',
  sections: [9],
  outcomes: [...SET_OUTCOMES, 'double-chance'],
  formats: [
    { name: 'bo1', length: { kind: 'best-of', part: 'map', parts: 1 }, minimum: 'to-the-end' },
    { name: 'bo2', length: { kind: 'best-of', part: 'map', parts: 2 }, minimum: 'to-the-end' },
    { name: 'bo3', length: { kind: 'best-of', part: 'map', parts: 3 }, minimum: 'to-the-end' },
    { name: 'bo5', length: { kind: 'best-of', part: 'map', parts: 5 }, minimum: 'to-the-end' },
    { name: 'bo7', length: { kind: 'best-of', part: 'map', parts: 7 }, minimum: 'to-the-end' },
    { name: 'bo9', length: { kind: 'best-of', part: 'map', parts: 9 }, minimum: 'to-the-end' },
    { name: 'bo11', length: { kind: 'best-of', part: 'map', parts: 11 }, minimum: 'to-the-end' },
  ],
  operatorRules: ['part-walkover', 'drawn-best-of'],
};
