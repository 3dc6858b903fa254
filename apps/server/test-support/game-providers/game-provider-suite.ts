import { afterAll, beforeAll, describe } from 'vitest';
import { describeAwards } from './game-provider-awards.ts';
import type { ProviderDriver } from './game-provider-driver.ts';
import {
  describeAccess,
  describeForgery,
  describeNumbers,
  describeSessions,
  describeTexts,
} from './game-provider-guards.ts';
import { describeIdempotency, describeMoney, describeRollbacks, describeWins } from './game-provider-money.ts';
import { createGameProviderTestKit } from './game-provider-test-kit.ts';

export {
  jsonBody,
  type ProviderDriver,
  signedCall,
  type WalletMessage,
} from './game-provider-driver.ts';

/** Everything that the wallet promises, checked through one provider's own calls (reliability, invariants 11 to 17). */
export function describeGameProvider(driver: ProviderDriver): void {
  describe(`the wallet of ${driver.name}`, () => {
    const kit = createGameProviderTestKit(driver);
    beforeAll(kit.open);
    afterAll(kit.close);
    describeIdempotency(driver, kit);
    describeMoney(driver, kit);
    describeRollbacks(driver, kit);
    describeWins(driver, kit);
    describeSessions(driver, kit);
    describeAccess(driver, kit);
    describeForgery(driver, kit);
    describeTexts(driver, kit);
    describeNumbers(driver, kit);
    if (driver.awards) describeAwards(driver, driver.awards, kit);
  });
}
