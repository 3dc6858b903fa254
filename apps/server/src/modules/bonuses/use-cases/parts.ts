import type { Publish } from '../../../platform/push/publish.ts';
import type { Audit } from '../../audit/index.ts';
import type { AdminOrder, Sportsbook } from '../../sportsbook/index.ts';
import type { FreeBetCampaignsRepository } from '../repository/free-bet-campaigns.repository.ts';
import type { FreeBetsRepository, StaffScope } from '../repository/free-bets.repository.ts';

/** Parts of the use-cases of staff on free bets; each act leaves its line in the audit, in its own commit. */
export interface FreeBetAdminParts {
  readonly freeBets: FreeBetsRepository;
  readonly publish: Publish;
  readonly audit: Audit;
  /** Stake limits, settings and sports of the sportsbook. */
  readonly sportsbook: Pick<Sportsbook, 'limitsIn' | 'settings' | 'sports'>;
}

export interface FreeBetCampaignParts extends FreeBetAdminParts {
  readonly campaigns: FreeBetCampaignsRepository;
}

/** Staff, address and instant of an act on free bets, and the players whom they see. */
export interface FreeBetOrder extends AdminOrder {
  readonly scope: StaffScope;
}
