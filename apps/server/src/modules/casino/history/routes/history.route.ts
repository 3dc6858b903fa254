import {
  listCasinoHistory,
  listSlotsBetHistory,
  type QueryOf,
  readRound,
  readStaffRound,
  replayRound,
  replayStaffRound,
} from '@ordago/contracts';
import { isRefusal, type PlayerId } from '@ordago/kernel';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentProved, presentStaffRound } from '../../fairness/presenters.ts';
import type { ReadRound } from '../../fairness/use-cases/read-round.ts';
import type { ReplayRound } from '../../fairness/use-cases/replay-round.ts';
import { presentRound, presentTotals } from '../presenters.ts';
import type { ListHistory } from '../use-cases/list-history.ts';

/** One service, both wires (semantics D24). */
export function historyRoutes(list: ListHistory, read: ReadRound, replay: ReplayRound): BoundRoute[] {
  return [
    bind(listCasinoHistory, async ({ actor, query }) => {
      const { records, totals, pages, page } = await list(asked(playerOf(actor).player, query));
      return { list: records.map(presentRound), pageCount: pages, page, totals: totals.map(presentTotals) };
    }),
    bind(listSlotsBetHistory, async ({ actor, body }) => {
      const { records, totals, count } = await list(asked(playerOf(actor).player, body));
      return { data: records.map(presentRound), count, totals: totals.map(presentTotals) };
    }),
    bind(readRound, async ({ actor, params }) => {
      const round = await read.own(playerOf(actor).player, params.id);
      return isRefusal(round) ? round : presentProved(round);
    }),
    bind(replayRound, async ({ actor, params, body }) => replay.own(playerOf(actor).player, params.id, body.lang)),
    bind(replayStaffRound, async ({ params, body }) => replay.any(params.id, body.lang)),
    bind(readStaffRound, async ({ params }) => {
      const story = await read.any(params.id);
      return isRefusal(story) ? story : presentStaffRound(story);
    }),
  ];
}

/** Meaning of the filter's numbers. */
const RESULTS = ['open', 'won', 'lost'] as const;

function asked(player: PlayerId, filters: QueryOf<typeof listCasinoHistory>) {
  const { page, count, balance, category, provider, game_type: gameType, from, to, result } = filters;
  return {
    player,
    page,
    size: count,
    balance,
    category,
    result: result === undefined ? null : (RESULTS[result] ?? null),
    routeProvider: provider ?? null,
    gameType: gameType ?? null,
    from: from ?? null,
    to: to ?? null,
  };
}
