import { expect, it } from 'vitest';
import { TRANSFER as LEDGER } from '../../apps/server/src/modules/ledger/index.ts';
import { TRANSFER } from '../../packages/contracts/src/codes/index.ts';

it('the ledger and the contracts give every transfer type the same number under the same name', () => {
  const inLedger = Object.entries(LEDGER).map(([name, code]) => [kebabCase(name), code]);
  expect(Object.fromEntries(inLedger)).toEqual(TRANSFER);
});

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
