import type { Module, Platform } from '../../platform/module.ts';
import type { Publish } from '../../platform/push/publish.ts';
import type { Audit } from '../audit/index.ts';
import type { Sportsbook } from '../sportsbook/index.ts';
import { bonusPolicies } from './policies.ts';
import { freeBetCampaignRoutes } from './routes/free-bet-campaigns.route.ts';
import { freeBetRoutes } from './routes/free-bets.route.ts';
import { createJudgeBonus, type JudgeBonus } from './use-cases/bonus-terms.ts';
import { createFreeBetCampaigns } from './use-cases/free-bet-campaigns.ts';
import { createFreeBetAdmin, expireDue } from './use-cases/free-bets.ts';

/** Bonuses: free bets, their campaigns, and the terms on which bonus money pays a bet. */
export { stakeTerms } from './domain/stake-terms.ts';
export { createFreeBets } from './use-cases/free-bets.ts';

export interface BonusesParts {
  readonly platform: Platform;
  readonly audit: Audit;
  readonly publish: Publish;
  readonly sportsbook: Pick<Sportsbook, 'limitsIn' | 'settings' | 'sports'>;
}

export interface Bonuses extends Module {
  /** Judges whether bonus money pays a bet at these prices, at whichever sportsbook. */
  judgeBonus: JudgeBonus;
}

export function createBonuses({ platform, ...given }: BonusesParts): Bonuses {
  const parts = { ...platform, ...given };
  return {
    name: 'bonuses',
    routes: [...freeBetRoutes(createFreeBetAdmin(parts)), ...freeBetCampaignRoutes(createFreeBetCampaigns(parts))],
    policies: bonusPolicies,
    handlers: [],
    jobs: [{ name: 'bonuses.expire-free-bets', run: () => expireDue(parts) }],
    judgeBonus: createJudgeBonus(given.sportsbook.settings),
  };
}
