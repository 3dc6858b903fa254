import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERROR_ROWS } from '../../packages/contracts/src/errors/index.ts';
import { emissions } from '../registries/emissions.ts';
import { ERROR_CODES_PAGE, renderErrorCodes } from './error-codes.ts';

it('docs/error-codes.md equals the catalogue; if not, run `npx tsx tools/docs/error-codes.ts`', () => {
  expect(readFileSync(ERROR_CODES_PAGE, 'utf8')).toBe(renderErrorCodes());
});

it('what is used is emitted somewhere, and nothing else is', () => {
  const emitted = emissions();
  const named = (rows: typeof ERROR_ROWS) => rows.map(({ name }) => name);
  expect(named(ERROR_ROWS.filter(({ name, state }) => state === 'used' && !emitted.has(name)))).toEqual([]);
  // One that something emits now is no longer for later: take its state out of its family.
  expect(named(ERROR_ROWS.filter(({ name, state }) => state !== 'used' && emitted.has(name)))).toEqual([]);
});
