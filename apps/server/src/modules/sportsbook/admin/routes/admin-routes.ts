import type { Clock } from '@ordago/kernel';
import type { BoundRoute } from '../../../../platform/http/bound-route.ts';
import type { LineReads } from '../../line/index.ts';
import type {
  BettingAdminParts,
  BettingOverviewParts,
  EachWayAdminParts,
  TopExpressParts,
} from '../use-cases/betting-admin-parts.ts';
import type { FeedAdminParts } from '../use-cases/feed-admin-parts.ts';
import { dismissFeedMessageRoute } from './feeds/dismiss-feed-message.route.ts';
import { dismissLateResultRoute } from './feeds/dismiss-late-result.route.ts';
import { listFeedQuarantineRoute } from './feeds/list-feed-quarantine.route.ts';
import { listFeedServicesRoute } from './feeds/list-feed-services.route.ts';
import { listLateResultsRoute } from './feeds/list-late-results.route.ts';
import { readFeedMessageRoute } from './feeds/read-feed-message.route.ts';
import { replayFeedMessageRoute } from './feeds/replay-feed-message.route.ts';
import { settleLateResultRoute } from './feeds/settle-late-result.route.ts';
import { findBettingTargetsRoute } from './overview/find-betting-targets.route.ts';
import { listBettingChangesRoute } from './overview/list-betting-changes.route.ts';
import { listCashOutTermsRoute } from './overview/list-cash-out-terms.route.ts';
import { listExposuresRoute } from './overview/list-exposures.route.ts';
import { readPlayerExposureRoute } from './overview/read-player-exposure.route.ts';
import { setCashOutTermsRoute } from './overview/set-cash-out-terms.route.ts';
import { listBetLimitsRoute } from './rules/list-bet-limits.route.ts';
import { listBettingRulesRoute } from './rules/list-betting-rules.route.ts';
import { listEachWayTermsRoute } from './rules/list-each-way-terms.route.ts';
import { readBettingSettingsRoute } from './rules/read-betting-settings.route.ts';
import { removeCurrencyStakesRoute } from './rules/remove-currency-stakes.route.ts';
import { setBetLimitRoute } from './rules/set-bet-limit.route.ts';
import { setBettingRuleRoute } from './rules/set-betting-rule.route.ts';
import { setBettingSettingsRoute } from './rules/set-betting-settings.route.ts';
import { setCurrencyStakesRoute } from './rules/set-currency-stakes.route.ts';
import { setEachWayTermsRoute } from './rules/set-each-way-terms.route.ts';
import { endTopExpressRoute } from './top-expresses/end-top-express.route.ts';
import { listFeaturedExpressesRoute } from './top-expresses/list-featured-expresses.route.ts';
import { listTopExpressesRoute } from './top-expresses/list-top-expresses.route.ts';
import { previewTopExpressRoute } from './top-expresses/preview-top-express.route.ts';
import { readBettingEventRoute } from './top-expresses/read-betting-event.route.ts';
import { resumeTopExpressRoute } from './top-expresses/resume-top-express.route.ts';
import { setTopExpressRoute } from './top-expresses/set-top-express.route.ts';

/** Routes of staff about bets: settings, stakes, limits and rules. */
export function bettingAdminRoutes(parts: BettingAdminParts): BoundRoute[] {
  return [
    readBettingSettingsRoute(parts.rules),
    listBetLimitsRoute(parts.rules),
    listBettingRulesRoute(parts.rules),
    setBettingSettingsRoute(parts),
    setCurrencyStakesRoute(parts),
    removeCurrencyStakesRoute(parts),
    setBetLimitRoute(parts),
    setBettingRuleRoute(parts),
  ];
}

/** Routes of staff about the terms each way. */
export function eachWayAdminRoutes(parts: EachWayAdminParts): BoundRoute[] {
  return [listEachWayTermsRoute(parts), setEachWayTermsRoute(parts)];
}

/** Routes of featured expresses: what everybody sees, and what staff decide about them. */
export function topExpressRoutes(parts: TopExpressParts, line: LineReads, clock: Clock): BoundRoute[] {
  return [
    listTopExpressesRoute(parts, clock),
    listFeaturedExpressesRoute(parts),
    previewTopExpressRoute(parts),
    readBettingEventRoute(line),
    setTopExpressRoute(parts),
    endTopExpressRoute(parts),
    resumeTopExpressRoute(parts),
  ];
}

/** Routes of the betting overview and of the terms of cash-outs, for staff. */
export function bettingOverviewRoutes(parts: BettingOverviewParts): BoundRoute[] {
  return [
    listBettingChangesRoute(parts),
    findBettingTargetsRoute(parts),
    listExposuresRoute(parts),
    readPlayerExposureRoute(parts),
    listCashOutTermsRoute(parts),
    setCashOutTermsRoute(parts),
  ];
}

/** Routes of staff about the feeds: messages that were put aside, services of the suppliers, and results that came too late. */
export function feedAdminRoutes(parts: FeedAdminParts): BoundRoute[] {
  return [
    listFeedQuarantineRoute(parts),
    readFeedMessageRoute(parts),
    replayFeedMessageRoute(parts),
    dismissFeedMessageRoute(parts),
    listFeedServicesRoute(parts),
    listLateResultsRoute(parts),
    settleLateResultRoute(parts),
    dismissLateResultRoute(parts),
  ];
}
