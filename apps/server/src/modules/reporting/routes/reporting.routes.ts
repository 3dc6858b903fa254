import {
  listBetHistory,
  listPlayers,
  listStaffBets,
  listTransfers,
  readInvariants,
  readPlayer,
} from '@ordago/contracts';
import { type Instant, refuse } from '@ordago/kernel';
import { type Actor, playerOf, staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import {
  presentBet,
  presentOwnBet,
  presentPartnerBet,
  presentPlayer,
  presentPlayerDetail,
  presentTransfer,
} from '../presenters.ts';
import type { Reports } from '../use-cases/create-reports.ts';

/** Routes of staff's reports: people, money, bets, and the invariants. */
export function reportingRoutes(reports: Reports): BoundRoute[] {
  return [
    bind(listPlayers, async ({ actor, query }) => {
      const { rows, ...page } = await reports.players(scopeOf(actor), { ...query, search: query.search ?? null });
      return { players: rows.map(presentPlayer), ...page };
    }),
    bind(readPlayer, async ({ actor, params }) => {
      const found = await reports.player(scopeOf(actor), params.id);
      return found === null ? refuse('user-not-found') : presentPlayerDetail(found);
    }),
    bind(listTransfers, async ({ actor, query }) => {
      const wanted = { ...query, player: query.player ?? null, code: query.code ?? null, ...period(query) };
      const { rows, ...page } = await reports.transfers(scopeOf(actor), wanted);
      return { transfers: rows.map(presentTransfer), ...page };
    }),
    bind(listStaffBets, async ({ actor, query }) => {
      const { player = null, search = null, provider = null } = query;
      const wanted = { ...query, player, search, provider, ...period(query) };
      const { rows, ...page } = await reports.bets(scopeOf(actor), wanted);
      return {
        bets: rows.map((row) => (row.provider === 'house' ? presentBet(row) : presentPartnerBet(row))),
        ...page,
      };
    }),
    bind(listBetHistory, async ({ actor, query }) => {
      const { provider = null, game_type: gameType = null, ...filter } = query;
      const wanted = { ...filter, provider, gameType, ...period(query) };
      const { rows, pages, count, page, oddsFormat } = await reports.ownBets(playerOf(actor).player, wanted);
      return { bets: rows.map(presentOwnBet), count, pageCount: pages, page, odds_format: oddsFormat };
    }),
    bind(readInvariants, async () => [...(await reports.invariants())]),
  ];
}

function scopeOf(actor: Actor) {
  const { staff, level } = staffOf(actor);
  return { staff, level };
}

function period({ from, to }: { from?: Instant; to?: Instant }) {
  return { from: from ?? null, to: to ?? null };
}
