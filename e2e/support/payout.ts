import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { unitsIn } from './amounts.ts';

const PAID = /(?:Cobras|Recibes|Recuperas tu apuesta:)\s*([\d\u00a0]+\.\d+)/;
const NOTHING = /Sin premio:/;

/** Message of a game about what its newest round brought. */
export function momentOf(frame: FrameLocator): Locator {
  return frame.getByRole('status').filter({ hasText: new RegExp(`${PAID.source}|${NOTHING.source}`) });
}

/** Payout that the message states, once it is there: 0 for a round that brought nothing. */
export async function payoutIn(moment: Locator): Promise<bigint> {
  await expect(moment).toBeVisible({ timeout: 15_000 });
  const text = (await moment.textContent()) ?? '';
  const paid = PAID.exec(text)?.[1];
  return paid === undefined ? 0n : unitsIn(paid);
}
