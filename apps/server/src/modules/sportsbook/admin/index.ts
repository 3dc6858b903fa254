import type { Module } from '../../../platform/module.ts';
import type { Audit } from '../../audit/index.ts';
import type { ReceivingParts } from '../feed/index.ts';
import type { LineReads } from '../line/index.ts';
import { repriceAfterStaffChange } from '../pricing/index.ts';
import type { SportsbookParts } from '../shared/use-cases/parts.ts';
import { createBettingAdminStore } from './repository/betting-admin.repository.ts';
import { createBettingOverviewStore } from './repository/betting-overview.repository.ts';
import { createEachWaySettings } from './repository/each-way-settings.repository.ts';
import { bettingAdminRoutes } from './routes/betting-admin.route.ts';
import { bettingOverviewRoutes } from './routes/betting-overview.route.ts';
import { eachWayAdminRoutes } from './routes/each-way-admin.route.ts';
import { feedAdminRoutes } from './routes/feed-admin.route.ts';
import { topExpressRoutes } from './routes/top-expresses.route.ts';
import { whatIfRoutes } from './routes/what-if.route.ts';
import { createWhatIf } from './use-cases/ask-what-if.ts';
import { createBettingAdmin } from './use-cases/betting-admin.ts';
import { createBettingOverview } from './use-cases/betting-overview.ts';
import { createEachWayAdmin } from './use-cases/each-way-admin.ts';
import { createFeedAdmin } from './use-cases/feed-admin.ts';
import { createTopExpresses } from './use-cases/top-expresses.ts';

export interface AdminParts {
  readonly parts: SportsbookParts;
  readonly audit: Audit;
  readonly line: LineReads;
  readonly receiving: ReceivingParts;
}

export interface Admin extends Pick<Module, 'routes'> {
  /** Reads the sports of the line. */
  sports(): Promise<readonly string[]>;
}

/** Admin: the back office of betting. Staff set rules, limits and expresses, read exposures and handle the feeds. */
export function createAdmin({ parts, audit, line, receiving }: AdminParts): Admin {
  const { pool, clock, publish, stakeTerms } = parts;
  const store = createBettingAdminStore(pool);
  const overview = createBettingOverviewStore(pool);
  const settings = createEachWaySettings(pool);
  const reprice = (which: { readonly selection: string | null }) => repriceAfterStaffChange(parts, which);
  return {
    sports: overview.sports,
    routes: [
      ...bettingAdminRoutes(createBettingAdmin({ store, audit, reprice })),
      ...eachWayAdminRoutes(createEachWayAdmin({ settings, targets: store, audit })),
      ...topExpressRoutes(createTopExpresses({ pool, audit, publish }), line, clock),
      ...bettingOverviewRoutes(createBettingOverview({ store: overview, audit })),
      ...whatIfRoutes(createWhatIf(pool, stakeTerms)),
      ...feedAdminRoutes(createFeedAdmin({ ...receiving, audit })),
    ],
  };
}
