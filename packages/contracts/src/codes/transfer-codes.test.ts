import { describe, expect, it } from 'vitest';
import { OWN_TRANSFER_CODE_MIN, TRANSFER, TRANSFER_CODES, transferByCode, transferByName } from './transfer-codes.ts';

/** Specification 3, section 9, "Transfer type codes (admin)". */
const SPECIFIED: ReadonlyArray<[number, string]> = [
  [1, 'replenishment'],
  [5, 'bet-set'],
  [6, 'bet-win'],
  [8, 'withdrawal'],
  [13, 'sell-bet'],
  [356, 'win-slots'],
  [357, 'slots-bet'],
];

describe('transfer codes', () => {
  it.each(SPECIFIED)('keeps code %i of the specification as %s', (code, name) => {
    expect(transferByCode(code)?.name).toBe(name);
    expect(transferByName(name)?.code).toBe(code);
  });

  it('gives every number and every name once', () => {
    expect(new Set(TRANSFER_CODES.map((row) => row.code)).size).toBe(TRANSFER_CODES.length);
    expect(new Set(TRANSFER_CODES.map((row) => row.name)).size).toBe(TRANSFER_CODES.length);
  });

  it('names its own codes above the range of the specification', () => {
    const specified = new Set(SPECIFIED.map(([code]) => code));
    for (const row of TRANSFER_CODES) {
      if (!specified.has(row.code)) expect(row.code, row.name).toBeGreaterThanOrEqual(OWN_TRANSFER_CODE_MIN);
      expect(row.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(TRANSFER[row.name]).toBe(row.code);
    }
  });

  it('answers null for a number or a name that nobody gave out', () => {
    expect(transferByCode(1489)).toBeNull();
    expect(transferByName('toString')).toBeNull();
  });
});
