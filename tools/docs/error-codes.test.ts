import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERROR_CODES_PAGE, renderErrorCodes } from './error-codes.ts';

it('docs/error-codes.md says what the catalogue says; if not, run `npx tsx tools/docs/error-codes.ts`', () => {
  expect(readFileSync(ERROR_CODES_PAGE, 'utf8')).toBe(renderErrorCodes());
});
