import type { BoundRoute } from '../../../platform/http/bound-route.ts';
import type { FreeBetCampaignParts } from '../use-cases/parts.ts';
import { awardFreeBetRoute } from './award-free-bet.route.ts';
import { cancelFreeBetRoute } from './cancel-free-bet.route.ts';
import { changeFreeBetCampaignRoute } from './change-free-bet-campaign.route.ts';
import { giveFreeBetCampaignRoute } from './give-free-bet-campaign.route.ts';
import { listFreeBetsRoute } from './list-free-bets.route.ts';
import { listStaffFreeBetsRoute } from './list-staff-free-bets.route.ts';
import { previewFreeBetCampaignRoute } from './preview-free-bet-campaign.route.ts';
import { restoreFreeBetRoute } from './restore-free-bet.route.ts';

/** Routes of free bets: single ones, and those of campaigns. */
export function freeBetRoutes(parts: FreeBetCampaignParts): BoundRoute[] {
  return [
    listFreeBetsRoute(parts),
    listStaffFreeBetsRoute(parts),
    awardFreeBetRoute(parts),
    cancelFreeBetRoute(parts),
    restoreFreeBetRoute(parts),
    previewFreeBetCampaignRoute(parts),
    giveFreeBetCampaignRoute(parts),
    changeFreeBetCampaignRoute(parts),
  ];
}
