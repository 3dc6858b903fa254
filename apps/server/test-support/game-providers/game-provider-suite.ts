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
import { createStage } from './game-provider-stage.ts';

export {
  type AwardMessage,
  jsonBody,
  type ProviderDriver,
  type ProviderWords,
  type SignedCall,
  signedCall,
  type WalletMessage,
} from './game-provider-driver.ts';

/** Everything that the wallet promises, asked through one provider's own calls (reliability, invariants 11 to 17). */
export function describeGameProvider(driver: ProviderDriver): void {
  describe(`the wallet of ${driver.name}`, () => {
    const stage = createStage(driver);
    beforeAll(stage.open);
    afterAll(stage.close);
    describeIdempotency(driver, stage);
    describeMoney(driver, stage);
    describeRollbacks(driver, stage);
    describeWins(driver, stage);
    describeSessions(driver, stage);
    describeAccess(driver, stage);
    describeForgery(driver, stage);
    describeTexts(driver, stage);
    describeNumbers(driver, stage);
    if (driver.awards) describeAwards(driver, driver.awards, stage);
  });
}
