export * from './casino/index.ts';
export * from './identity/index.ts';
export * from './payments/index.ts';
export { RATE_CURRENCIES, readSiteSettings } from './site/read-site-settings.ts';
export { readSportsbooks } from './site/read-sportsbooks.ts';
export * from './sportsbook/bet-builder.ts';
export {
  CASH_OUT_SHARE,
  cancelCashOutRule,
  cashOutBet,
  quoteCashOut,
  setCashOutRule,
} from './sportsbook/cash-out-bet.ts';
export * from './sportsbook/find-events.ts';
export { BET_GAME_TYPES, BET_PROVIDERS, type BetProvider, listBetHistory } from './sportsbook/list-bet-history.ts';
export { BETS_SHOWN, listBets } from './sportsbook/list-bets.ts';
export {
  CASH_OUT_REASONS,
  type CashOutOffer,
  type CashOutReason,
  listCashOuts,
  readCashOutValues,
} from './sportsbook/list-cash-outs.ts';
export { listEvents } from './sportsbook/list-events.ts';
export {
  FREE_BET_KINDS,
  FREE_BET_STATUSES,
  type FreeBet,
  type FreeBetStatus,
  listFreeBets,
} from './sportsbook/list-free-bets.ts';
export { listResults } from './sportsbook/list-results.ts';
export * from './sportsbook/list-top-expresses.ts';
export { placeBet } from './sportsbook/place-bet.ts';
export * from './sportsbook/player-choices.ts';
export { readAccount } from './sportsbook/read-account.ts';
export { readBet } from './sportsbook/read-bet.ts';
export { readEvent } from './sportsbook/read-event.ts';
export { readSlipBounds } from './sportsbook/read-slip-bounds.ts';
export { readTree } from './sportsbook/read-tree.ts';
export { receiveFeed, receiveNamedFeed } from './sportsbook/receive-feed.ts';
export * from './sportsbook/shapes.ts';
export { readSharedBet, shareBet } from './sportsbook/share-bet.ts';
export * from './sportsbook/virtual.ts';
export {
  listBetLimits,
  listBettingRules,
  readBettingSettings,
  removeCurrencyStakes,
  setBetLimit,
  setBettingRule,
  setBettingSettings,
  setCurrencyStakes,
} from './staff/betting-admin.ts';
export * from './staff/betting-overview.ts';
export * from './staff/deposits-to-review.ts';
export { EACH_WAY_CHOICES, type EachWaySetting, listEachWayTerms, setEachWayTerms } from './staff/each-way.ts';
export * from './staff/feed-admin.ts';
export {
  CAMPAIGN_CHUNK_MAX,
  CAMPAIGN_NAME,
  CAMPAIGN_PLAYERS_MAX,
  CANDIDATE_STATES,
  changeFreeBetCampaign,
  GIVEN_STATES,
  giveFreeBetCampaign,
  previewFreeBetCampaign,
} from './staff/free-bet-campaigns.ts';
export {
  awardFreeBet,
  cancelFreeBet,
  FREE_BET_DAYS_MAX,
  listStaffFreeBets,
  restoreFreeBet,
  type StaffFreeBet,
} from './staff/free-bets.ts';
export * from './staff/late-results.ts';
export { listStaffBets } from './staff/list-bets.ts';
export { listPlayers } from './staff/list-players.ts';
export { listTransfers } from './staff/list-transfers.ts';
export { listNotices, NOTICE_ENDINGS, NOTICE_KINDS, NOTICE_STATES } from './staff/notices.ts';
export { discardParkedEvent, listParkedEvents, PARKED_EVENT_STATES, retryParkedEvent } from './staff/parked-events.ts';
export { readInvariants } from './staff/read-invariants.ts';
export { readPlayer } from './staff/read-player.ts';
export { createFirstOwner, readStaff, staffShape, staffSignIn, staffSignOut } from './staff/session.ts';
export * from './staff/shapes.ts';
export * from './staff/top-expresses.ts';
export * from './staff/what-if.ts';
export * from './staff/withdrawals.ts';
export * from './support/cases.ts';
export { readHealth } from './system/read-health.ts';
export { readMetrics } from './system/read-metrics.ts';
export { readReadiness } from './system/read-readiness.ts';
export { setClock } from './system/set-clock.ts';
export * from './wallet/index.ts';
