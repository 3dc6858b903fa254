import { TRANSFER_CODES } from '@ordago/contracts';
import { expect, it } from 'vitest';
import { TRANSFER } from './index.ts';

it('names and numbers of transfer codes are those of the contracts', () => {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const ours = Object.entries(TRANSFER).map(([name, code]) => [kebab(name), code]);
  expect(ours).toEqual(TRANSFER_CODES.map((row) => [row.name, row.code]));
});
