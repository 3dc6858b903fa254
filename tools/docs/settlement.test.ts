import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderSettlement, SETTLEMENT_PAGE } from './settlement.ts';

it('docs/settlement.md equals what the rules compute; if not, run `npx tsx tools/docs/settlement.ts`', () => {
  expect(readFileSync(SETTLEMENT_PAGE, 'utf8')).toBe(renderSettlement());
});
