import { describe, expect, it } from 'vitest';
import { emittedBy } from './emissions.ts';

const FILE = 'apps/server/src/modules/sportsbook/use-cases/some.ts';

describe('what a source emits', () => {
  it.each([
    ['an argument', `return refuse('bet-empty');`],
    ['an argument of the ledger', `return ledger.refuse('bet-empty', {});`],
    ['a result', `const name = () => 'bet-empty' as const;`],
    ['a choice', `return isLate ? 'bet-empty' : null;`],
    ['a value of a table', `const TABLE = { slip: 'bet-empty' };`],
  ])('%s counts', (_, text) => expect(emittedBy(text, FILE)).toEqual(['bet-empty']));

  it.each([
    ['a type', `type Refused = Refusal<'bet-empty' | 'event-over'>;`],
    ['a comparison', `if (refusal.name === 'bet-empty') return null;`],
    ['a case', `switch (name) { case 'bet-empty': return 1; }`],
    ['a key', `const CODES = { 'bet-empty': 4 };`],
    ['a set', `const SHAPELESS = new Set(['bet-empty']);`],
    ['a list that is searched', `const isBad = ['bet-empty'].includes(name);`],
    ['what a call may refuse', `const route = { refusals: ['bet-empty'] };`],
    ['a name that the catalogue does not hold', `return refuse('bet-upside-down');`],
  ])('%s does not', (_, text) => expect(emittedBy(text, FILE)).toEqual([]));

  it('of an adapter or a contract only what it refuses itself', () => {
    const text = `const lists = [['bet-empty', 4]]; return refuse('event-over');`;
    expect(emittedBy(text, 'apps/server/src/adapters/sportsbook-providers/gr8/dialect.ts')).toEqual(['event-over']);
    expect(emittedBy(text, 'packages/contracts/src/payment-methods/check-fields.ts')).toEqual(['event-over']);
  });
});
