import {
  endTopExpress,
  listFeaturedExpresses,
  listTopExpresses,
  previewTopExpress,
  readBettingEvent,
  resumeTopExpress,
  setTopExpress,
} from '@ordago/contracts';
import {
  type Clock,
  formatAmount,
  formatOdds,
  type Instant,
  isRefusal,
  legFactor,
  product,
  refuse,
  toIso,
} from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { type LineReads, presentEvent } from '../../line/index.ts';
import {
  type FeaturedExpress,
  shownOdds,
  type TopExpress,
  type TopExpresses,
  type TopLeg,
} from '../use-cases/top-expresses.ts';
import { orderOf } from './betting-admin.route.ts';

/** Featured expresses: what everybody sees, and what staff decide about them. */
export function topExpressRoutes(expresses: TopExpresses, line: LineReads, clock: Clock): BoundRoute[] {
  return [
    bind(listTopExpresses, async () => ({ expresses: (await expresses.list(clock.now())).map(presentExpress) })),
    bind(listFeaturedExpresses, async ({ query: { page, count: size }, now }) => {
      const { rows, ...found } = await expresses.all(now, { page, size });
      return { expresses: rows.map(presentFeaturedExpress), ...found };
    }),
    bind(previewTopExpress, async ({ query, now }) => {
      const { odds, problems, currencies } = await expresses.preview(query.selections.split(','), now);
      return {
        odds: formatOdds(odds),
        problems: problems.map((problem) => ({ ...problem })),
        currencies: currencies.map(({ currency, stakeMax, lossMax, room }) => ({
          currency,
          stake_max: formatAmount(stakeMax),
          loss_max: formatAmount(lossMax),
          room: formatAmount(room),
        })),
      };
    }),
    bind(readBettingEvent, async ({ params, now }) => {
      const event = await line.event(params.id, now);
      return event === null ? refuse('betting-target-not-found') : presentEvent(event);
    }),
    ...changes(expresses),
  ];
}

function changes(expresses: TopExpresses): BoundRoute[] {
  return [
    bind(setTopExpress, async ({ body, actor, ip, now }) => {
      const { selections, name, shown_from: shownFrom, shown_until: shownUntil } = body;
      const wanted = { selections, name, shownFrom, shownUntil };
      const offered = await expresses.offer(wanted, orderOf({ actor, ip, now }));
      return isRefusal(offered) ? offered : { id: offered.id };
    }),
    bind(endTopExpress, async ({ params: { id }, actor, ip, now }) => {
      return (await expresses.setEnd(id, true, orderOf({ actor, ip, now }))) ?? { id };
    }),
    bind(resumeTopExpress, async ({ params: { id }, actor, ip, now }) => {
      return (await expresses.setEnd(id, false, orderOf({ actor, ip, now }))) ?? { id };
    }),
  ];
}

function presentExpress({ id, name, shownUntil, legs }: TopExpress) {
  const starts = legs.map(({ startsAt }) => startsAt);
  const until = Math.min(...starts, ...(shownUntil === null ? [] : [shownUntil])) as Instant;
  return { id, name, until: toIso(until), legs: legs.map(presentLeg) };
}

function presentFeaturedExpress({ id, name, state, bets, legs, turnover, ...express }: FeaturedExpress) {
  const { setAt, shownFrom, shownUntil, endedAt } = express;
  return {
    id,
    name,
    state,
    bets,
    set_at: toIso(setAt),
    shown_from: shownFrom && toIso(shownFrom),
    shown_until: shownUntil && toIso(shownUntil),
    ended_at: endedAt && toIso(endedAt),
    odds: formatOdds(shownOdds(product(legs.map(({ odds }) => legFactor({ result: 1, voidHalves: 0 }, odds))))),
    legs: legs.map(presentLeg),
    turnover: turnover.map(({ currency, stakes, openProfit }) => ({
      currency,
      stakes: formatAmount(stakes),
      open_profit: formatAmount(openProfit),
    })),
  };
}

function presentLeg({ startsAt, odds, marketId, isOpen, name, ...leg }: TopLeg) {
  return {
    ...leg,
    starts_at: toIso(startsAt),
    odds: formatOdds(odds),
    market_id: marketId,
    is_open: isOpen,
    ...(name !== null && { name }),
  };
}
