import type { Pool } from 'pg';
import type { Module, Platform } from '../../platform/module.ts';
import type { Publish } from '../../platform/push/publish.ts';
import type { Audit } from '../audit/index.ts';
import type { FreeBets, Sportsbook } from '../sportsbook/index.ts';
import { bonusPolicies } from './policies.ts';
import { createFreeBetCampaignsRepository } from './repository/free-bet-campaigns.repository.ts';
import { createFreeBetsRepository } from './repository/free-bets.repository.ts';
import { freeBetRoutes } from './routes/free-bet-routes.ts';
import { expireFreeBets } from './use-cases/expire-free-bets.ts';
import { findUsableFreeBet } from './use-cases/find-usable-free-bet.ts';
import { createJudgeBonus, type JudgeBonus } from './use-cases/judge-bonus.ts';
import { publishFreeBets } from './use-cases/publish-free-bets.ts';

/** Bonuses: free bets, their campaigns, and the terms on which bonus money pays a bet. */
export { stakeTerms } from './domain/stake-terms.ts';

/** Answers the sportsbook about free bets when a bet is placed or settled. */
export function createFreeBets({ pool, publish }: { readonly pool: Pool; readonly publish: Publish }): FreeBets {
  const freeBets = createFreeBetsRepository(pool);
  return {
    find: (player, id, at) => findUsableFreeBet({ freeBets }, { player, id, at }),
    announce: (player) => publishFreeBets({ publish }, player),
  };
}

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

/** Creates the module: its routes, its policies, its job and what it is asked about bonus money. */
export function createBonuses({ platform: { pool, clock }, audit, publish, sportsbook }: BonusesParts): Bonuses {
  const freeBets = createFreeBetsRepository(pool);
  const campaigns = createFreeBetCampaignsRepository(pool);
  return {
    name: 'bonuses',
    routes: freeBetRoutes({ freeBets, campaigns, audit, publish, sportsbook }),
    policies: bonusPolicies,
    handlers: [],
    jobs: [{ name: 'bonuses.expire-free-bets', run: () => expireFreeBets({ freeBets, publish, clock }) }],
    judgeBonus: createJudgeBonus(sportsbook.settings),
  };
}
