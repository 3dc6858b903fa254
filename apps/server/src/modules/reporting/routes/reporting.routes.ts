import { listPlayers, listStaffBets, listTransfers, readInvariants, readPlayer } from '@ordago/contracts';
import { type Instant, refuse } from '@ordago/kernel';
import { type Actor, staffOf } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentBet, presentPlayer, presentPlayerDetail, presentTransfer } from '../presenters.ts';
import type { Reports } from '../use-cases/create-reports.ts';

/** What staff look up: people, money, bets, and whether the books agree with themselves. */
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
      const wanted = { ...query, player: query.player ?? null, search: query.search ?? null, ...period(query) };
      const { rows, ...page } = await reports.bets(scopeOf(actor), wanted);
      return { bets: rows.map(presentBet), ...page };
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
