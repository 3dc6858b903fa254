import { amountNumber, FAVOURITE_SEPARATOR, type GameShape } from '@ordago/contracts';
import { type Instant, toIso } from '@ordago/kernel';
import type { Closure, DeskGame, ListReport } from './admin/domain/desk.ts';
import type { CategoryPage, DeskCategory } from './admin/use-cases/category-orders.ts';
import type { ArmDifference, CategoryOrder } from './catalogue/domain/category-order.ts';
import type { ProvedRound } from './fairness/use-cases/read-round.ts';
import {
  multiplierOf,
  type RoundRecord,
  type RoundStory,
  type RoundTotals,
  statusOf,
} from './history/domain/history.ts';
import { type HighRollerFloor, maskedName, type Winning } from './history/domain/winnings.ts';
import type { ProviderHealth } from './providers/domain/provider-health.ts';
import type { Game } from './shared/domain/game.ts';
import type { ParkedWin } from './shared/domain/parked-win.ts';
import type { RoundProof } from './shared/ports/game-provider.ts';

/** The normalised game on the wire. */
export function presentGame(game: Game, imageUrl: string): GameShape {
  const { rtp, replacement, details } = game;
  return {
    id: game.id,
    gameId: game.gameId,
    gameName: game.name,
    description: game.description,
    provider: game.studio,
    routeProvider: game.routeProvider,
    imageUrl,
    tab: [...game.tab],
    casinoType: game.casinoType,
    ...details,
    ...(rtp === null ? {} : { rtp: `${Math.trunc(rtp / 100)}.${String(rtp % 100).padStart(2, '0')}` }),
    ...(replacement === null ? {} : { replacementGame: replacement }),
  };
}

/** The unique key of a favourite: id, gameId, provider and gameName (specification 2, section 3). */
export function favouriteKey(game: Game): string {
  return [game.id, game.gameId, game.studio, game.name].join(FAVOURITE_SEPARATOR);
}

/** A round as both histories show it. */
export function presentRound(record: RoundRecord) {
  return {
    transfer_id: record.transfer,
    game_name: record.gameName,
    date: toIso(record.at),
    amount: amountNumber(record.payout - record.stake),
    status: statusOf(record),
    provider: record.routeProvider,
    balance_before: amountNumber(record.balanceBefore),
    balance_after: amountNumber(record.balanceAfter),
    game_type: record.casinoType,
    bet_amount: amountNumber(record.stake),
    multiplier: multiplierOf(record),
    payout: amountNumber(record.payout),
    currency: record.currency,
    running_net: amountNumber(record.runningNet),
  };
}

/** What a selection of rounds adds up to. */
export function presentTotals({ currency, rounds, stake, payout }: RoundTotals) {
  const sums = { bet_amount: amountNumber(stake), payout: amountNumber(payout), net: amountNumber(payout - stake) };
  return { currency, rounds, ...sums };
}

/** A round with what moved in it and what proves it. */
export function presentProved({ story, fairness, proof, hasReplay }: ProvedRound) {
  return {
    transfer_id: story.transfer,
    round_id: story.roundKey,
    game_name: story.gameName,
    transactions: story.transactions.map(presentMovement),
    fairness,
    has_replay: hasReplay,
    proof: proof && { ...proof, seeds: proof.seeds && presentSeeds(proof.seeds) },
  };
}

/** A round as staff see it, with whose it is. */
export function presentStaffRound(story: RoundStory) {
  return {
    id: story.id,
    player: story.player,
    transfer_id: story.transfer,
    round_id: story.roundKey,
    provider: story.provider,
    game_name: story.gameName,
    currency: story.currency,
    opened_at: toIso(story.openedAt),
    bet_amount: amountNumber(story.stake),
    payout: amountNumber(story.payout),
    balance_before: amountNumber(story.balanceBefore),
    balance_after: amountNumber(story.balanceAfter),
    transactions: story.transactions.map(presentMovement),
  };
}

function presentMovement(movement: RoundStory['transactions'][number]) {
  const { transfer, kind, at, stake, payout, balanceAfter, isTakenBack } = movement;
  return {
    transfer_id: transfer,
    kind,
    date: toIso(at),
    stake: amountNumber(stake),
    payout: amountNumber(payout),
    balance_after: amountNumber(balanceAfter),
    is_taken_back: isTakenBack,
  };
}

function presentSeeds({ commitment, serverSeed, clientSeed, nonce }: NonNullable<RoundProof['seeds']>) {
  return { commitment, server_seed: serverSeed, client_seed: clientSeed, nonce };
}

/** A round that paid more than it took, nobody recognisable in it. */
export function presentWinning({ username, game, gameName, stake, payout, currency, at }: Winning) {
  return {
    user_name: maskedName(username),
    game: gameName,
    game_id: game,
    bet: amountNumber(stake),
    multiple: multiplierOf({ stake, payout }),
    amount: amountNumber(payout),
    date: toIso(at),
    currency,
  };
}

/** From which stake on somebody is a high roller. */
export function presentFloor({ currency, stakeMin }: HighRollerFloor) {
  return { currency, stake_min: amountNumber(stakeMin) };
}

/** A game as staff see it. */
export function presentDeskGame(game: DeskGame) {
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

/** What one synchronisation did to a provider's games. */
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

/** A provider's health as staff read it. */
export function presentHealth(row: ProviderHealth) {
  const iso = (at: Instant | null) => (at === null ? null : toIso(at));
  return {
    name: row.name,
    route_provider: row.routeProvider,
    games: row.games,
    rows_unusable: row.rowsUnusable,
    first_fault: row.firstFault,
    synced_at: iso(row.syncedAt),
    failure: row.failure,
    pictures_too_heavy: row.picturesTooHeavy,
    pictures_unreachable: row.picturesUnreachable,
    last_failure: row.lastFailure,
    failed_at: iso(row.failedAt),
  };
}

/** One order where one was chosen: what was compared is nobody's matter any more. */
export function presentOrderForPlayer({
  id,
  category,
  pinsA,
  pinsB,
  shareB,
  chosen,
  arm,
}: CategoryOrder & { arm: 'A' | 'B' | null }) {
  if (chosen !== null || pinsB === null) {
    const pins = chosen === 'B' && pinsB !== null ? pinsB : pinsA;
    return { id, category, pins_a: [...pins], pins_b: null, share_b: null, arm: null };
  }
  return { id, category, pins_a: [...pinsA], pins_b: [...pinsB], share_b: shareB, arm };
}

/** A category in the list of the desk. */
export function presentCategory({ category, suggested, decided, order }: DeskCategory) {
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
