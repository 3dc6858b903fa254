import type { Audit } from '../../../audit/index.ts';
import type { FeaturedExpressesRepository, TopExpressesRepository } from '../../betting/index.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import type { BettingAdminRepository } from '../repository/betting-admin.repository.ts';
import type { BettingOverviewRepository } from '../repository/betting-overview.repository.ts';
import type { EachWaySettingsRepository } from '../repository/each-way-settings.repository.ts';

export type { SettingRow } from '../../shared/repository/settings.repository.ts';
export type { BetLimit, CurrencyStakes, KeptStakes } from '../repository/betting-admin.repository.ts';

/** Parts of the use-cases of staff on bets; each decision leaves its line in the audit, in its own commit. */
export interface BettingAdminParts {
  readonly rules: BettingAdminRepository;
  readonly audit: Audit;
  /** Reprices combinations after a decision: of all events, or of those with a selection. */
  readonly reprice: (which: { readonly selection: string | null }) => Promise<void>;
}

/** Parts of the reads of the back office beside its settings, and of the terms of cash-outs. */
export interface BettingOverviewParts {
  readonly overview: BettingOverviewRepository;
  readonly audit: Audit;
}

/** Parts of the use-cases of staff on the terms each way. */
export interface EachWayAdminParts {
  readonly eachWay: EachWaySettingsRepository;
  readonly rules: Pick<BettingAdminRepository, 'hasTarget'>;
  readonly audit: Audit;
}

/** Parts of the use-cases on expresses that the operator offers as a whole. */
export interface TopExpressParts extends Pick<SportsbookParts, 'publish'> {
  readonly topExpresses: Pick<TopExpressesRepository, 'listTopExpresses'>;
  readonly featuredExpresses: FeaturedExpressesRepository;
  readonly audit: Audit;
}
