import type { Refusal } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Module } from '../../../platform/module.ts';
import type { Audit } from '../../audit/index.ts';
import type { Betting } from '../betting/index.ts';
import type { FeedParts } from '../feed/index.ts';
import type { LineReads } from '../line/index.ts';
import type { Pricing } from '../pricing/index.ts';
import type { SportsbookParts } from '../shared/use-cases/parts.ts';
import { createBettingAdminRepository } from './repository/betting-admin.repository.ts';
import { createBettingOverviewRepository } from './repository/betting-overview.repository.ts';
import { createEachWaySettingsRepository } from './repository/each-way-settings.repository.ts';
import {
  bettingAdminRoutes,
  bettingOverviewRoutes,
  eachWayAdminRoutes,
  feedAdminRoutes,
  topExpressRoutes,
} from './routes/admin-routes.ts';
import { askWhatIfRoute } from './routes/overview/ask-what-if.route.ts';
import { createWhatIf } from './use-cases/ask-what-if.ts';
import { type StakesOrder, setCurrencyStakes, type WantedStakes } from './use-cases/set-currency-stakes.ts';
import { createWhatIfReads } from './what-if-reads.ts';

export interface AdminParts extends Pick<SportsbookParts, 'clock' | 'publish' | 'stakeTerms'> {
  readonly audit: Audit;
  readonly betting: Pick<Betting, 'topExpresses' | 'featuredExpresses'>;
  readonly feed: FeedParts;
  readonly line: LineReads;
  readonly reprice: Pricing['repriceAfterStaffChange'];
}

export interface Admin extends Pick<Module, 'routes'> {
  /** Reads the sports of the line. */
  sports(): Promise<readonly string[]>;
  /** Sets the stakes of a currency, as staff do; @refuses validation-failed where a bound is beyond the next, or the rate is zero. */
  setStakes(stakes: WantedStakes, order: StakesOrder): Promise<Refusal<'validation-failed'> | null>;
}

/** Admin: the back office of betting. Staff set rules, limits and expresses, read exposures and handle the feeds. */
export function createAdmin(pool: Pool, parts: AdminParts): Admin {
  const { audit, betting, clock, feed, line, publish, reprice, stakeTerms } = parts;
  const rules = createBettingAdminRepository(pool);
  const overview = createBettingOverviewRepository(pool);
  const eachWay = createEachWaySettingsRepository(pool);
  const readAlone = createWhatIfReads(pool);
  return {
    sports: overview.sports,
    setStakes: (stakes, order) => setCurrencyStakes({ rules, audit }, stakes, order),
    routes: [
      ...bettingAdminRoutes({ rules, audit, reprice }),
      ...eachWayAdminRoutes({ eachWay, rules, audit }),
      ...topExpressRoutes({ ...betting, audit, publish }, line, clock),
      ...bettingOverviewRoutes({ overview, audit }),
      askWhatIfRoute(createWhatIf({ readAlone, stakeTerms })),
      ...feedAdminRoutes({ ...feed, audit }),
    ],
  };
}
