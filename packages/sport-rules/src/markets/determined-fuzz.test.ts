import { describe, expect, it } from 'vitest';
import { findCounterexamples } from '../../test-support/determined/find-counterexamples.ts';
import { SPORT_RULES } from '../registry.ts';

/** `npm run verify -- determined-fuzz` searches longer, from other seeds. */
const SEARCH = { seed: 16, contests: 12, markets: 24, completions: 40 } as const;

describe('what a contest that stopped has determined', () => {
  it.each(SPORT_RULES)('$slug: no completion settles it otherwise', (rule) => {
    const { determined, counterexamples } = findCounterexamples(rule, SEARCH);
    expect(counterexamples.slice(0, 3)).toEqual([]);
    expect(determined).toBeGreaterThan(0);
  });
});
