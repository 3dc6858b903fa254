import { describe, expect, it } from 'vitest';
import { refuseCardData } from './use-cases/refuse-card-data.ts';

const CARD = '4111 1111 1111 1111';

describe('a body that is searched for a card number', () => {
  it.each([
    ['in a field of its own', { card: CARD }],
    ['as a number', { card: 4_111_111_111_111_111 }],
    ['in a list', { more: [1, [CARD]] }],
    ['in an object', { more: { deep: { card: CARD } } }],
  ])('is refused with one %s', (_title, body) => {
    expect(refuseCardData(body)).toMatchObject({ name: 'card-number-refused' });
  });

  it.each([
    ['an object that is no text', { level: { toString: null } }],
    ['an object that says how it is read', { level: { toString: 1, valueOf: 2, toJSON: 3 } }],
    ['an object without a prototype', { level: Object.create(null) }],
    ['what lies deep', { level: JSON.parse(`${'['.repeat(4_000)}1${']'.repeat(4_000)}`) }],
    ['a field that is meant for numbers', { iban: CARD }],
    ['nothing', null],
    ['a text', 'text'],
  ])('is read past %s', (_title, body) => {
    expect(refuseCardData(body)).toBeNull();
  });
});
