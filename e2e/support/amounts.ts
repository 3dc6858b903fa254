import { parseAmount } from '@ordago/kernel';
import { expect, type Locator } from '@playwright/test';

/** An amount as the product writes it, `1 234.50 USD` or with a sign, in ledger units. */
export function unitsIn(text: string): bigint {
  const match = /([+\u2212-]?)\s*(\d[\d\u00a0]*\.\d+)/.exec(text);
  const units = match && parseAmount((match[2] ?? '').replaceAll('\u00a0', ''), { decimalsMax: 5 });
  if (!match || units === null) throw new Error(`no amount in «${text}»`);
  return match[1] === '\u2212' || match[1] === '-' ? -units : units;
}

/** The amount that a person reads there now. */
export async function amountIn(place: Locator): Promise<bigint> {
  await expect(place).toHaveText(/\d\.\d\d/);
  return unitsIn((await place.textContent()) ?? '');
}

/** Waits until a person would read this amount there. */
export async function expectAmount(place: Locator, units: bigint): Promise<void> {
  await expect(async () => expect(await amountIn(place)).toBe(units)).toPass({ timeout: 15_000 });
}
