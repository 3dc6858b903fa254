import { amountNumber } from '@ordago/contracts';
import { type Instant, toIso } from '@ordago/kernel';
import type { ArmDifference, CategoryOrder } from '../catalogue/index.ts';
import type { Game } from '../shared/domain/game.ts';
import type { HighRollerFloor } from '../shared/domain/high-roller-floor.ts';
import type { ParkedWin } from '../shared/domain/parked-win.ts';
import type { AdminGame } from './domain/admin-game.ts';
import type { Closure } from './domain/closure.ts';
import type { ListReport } from './domain/list-report.ts';
import type { CategoryPage } from './use-cases/read-category.ts';
import type { AdminCategory } from './use-cases/summarise-category.ts';

/** From which stake on somebody is a high roller. */
export function presentFloor({ currency, stakeMin }: HighRollerFloor) {
  return { currency, stake_min: amountNumber(stakeMin) };
}

/** A game as staff see it. */
export function presentAdminGame(game: AdminGame) {
  return {
    id: game.id,
    name: game.name,
    provider: game.provider,
    studio: game.studio,
    casino_type: game.casinoType,
    is_active: game.isActive,
    suggested_tab: [...game.suggestedTab],
    tab: game.tab && [...game.tab],
    suggested_place: game.suggestedPlace,
    place: game.place,
    replacement: game.replacement,
    suggested_features: [...game.suggestedFeatures],
    features: game.features && [...game.features],
    listed_bet_min: { ...game.listedBetMin },
    bet_min: game.betMin && { ...game.betMin },
    listed_win_max: game.listedWinMax,
    win_max: game.winMax,
  };
}

/** Presents the changes of a provider's games by one synchronisation. */
export function presentReport({ at, examples, ...report }: ListReport) {
  return { ...report, at: toIso(at), examples: examples.map((one) => ({ ...one, fields: [...one.fields] })) };
}

export function presentClosure({ id, player, provider, casinoType, country, hours, reason, until, at }: Closure) {
  return {
    id,
    player,
    provider,
    casino_type: casinoType,
    country,
    reason,
    hours: hours && { ...hours, days: [...hours.days] },
    until: until === null ? null : toIso(until),
    at: toIso(at),
  };
}

/** A win that waits, as staff see it. */
export function presentParkedWin(win: ParkedWin) {
  const iso = (at: Instant | null) => (at === null ? null : toIso(at));
  const { provider, key, player, round, currency, reason, state, attempts } = win;
  return {
    provider,
    key,
    player,
    round,
    amount: amountNumber(win.payout),
    currency,
    cap: win.cap === null ? null : amountNumber(win.cap),
    reason,
    state,
    attempts,
    first_at: toIso(win.firstAt),
    last_at: toIso(win.lastAt),
    approved_at: iso(win.approvedAt),
    approved_by: win.approvedBy,
    paid_at: iso(win.paidAt),
  };
}

/** A category in the list of the back office. */
export function presentCategory({ category, suggested, decided, order }: AdminCategory) {
  return { category, suggested, decided, order: order && presentCategoryOrder(order) };
}

function presentCategoryOrder({ id, pinsA, pinsB, shareB, startedAt, chosen }: CategoryOrder) {
  return {
    id,
    pins_a: [...pinsA],
    pins_b: pinsB && [...pinsB],
    share_b: shareB,
    started_at: toIso(startedAt),
    chosen,
  };
}

/** A category with its first games and what its orders got. */
export function presentCategoryPage(page: CategoryPage, pictureOf: (game: Game) => string) {
  const { games, results } = page;
  return {
    ...presentCategory(page),
    games: games.map((game) => ({ id: game.id, name: game.name, studio: game.studio, image_url: pictureOf(game) })),
    results: results && {
      a: results.a,
      b: results.b,
      difference: results.difference && inBasisPoints(results.difference),
    },
  };
}

function inBasisPoints({ value, low, high }: ArmDifference) {
  const points = (share: number) => Math.round(share * 10_000);
  return { value: points(value), low: points(low), high: points(high) };
}
