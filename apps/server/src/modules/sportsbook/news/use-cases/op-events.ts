import { formatAmount } from '@ordago/kernel';
import type { EventOf } from '../../../../platform/events/event-handler.ts';
import { eventOfOp, type OpMapping } from '../../../ledger/index.ts';
import { createBetNewsRepository, type SettlementNews } from '../repository/bet-news.repository.ts';

type Payload<Name extends 'bet-placed' | 'bet-resettled' | 'bet-sold'> = EventOf<Name>['payload'];

/** Every way to place a bet: paid by the player, by an award, each way. */
const mapPlaced: OpMapping = {
  kinds: ['sportsbook.place-bet', 'sportsbook.place-each-way', 'sportsbook.place-free-bet'],
  events: ['bet-placed'],
  toEvents: async (ops, db) => {
    const found = await createBetNewsRepository(db).findPlaced(ops.map(({ position }) => position));
    return ops.flatMap((op) => {
      const terms = found.get(op.position);
      if (!terms) return [];
      const payload: Payload<'bet-placed'> = {
        bet: terms.bet,
        kind: terms.kind as Payload<'bet-placed'>['kind'],
        stake: amount(terms.stake),
        potential_payout: amount(terms.potential),
        currency: terms.currency,
        is_free: terms.isFree,
        is_live: terms.isLive,
      };
      return [eventOfOp(op, 'bet-placed', payload)];
    });
  },
};

/**
 * Maps the bets of a chunk, by its own command: a winner has a command of its own in the same commit, a loser none. A
 * bet that was settled before is resettled, if it is open again or has another result.
 */
const mapSettled: OpMapping = {
  kinds: ['sportsbook.settle'],
  events: ['bet-settled', 'bet-resettled'],
  toEvents: async (ops, db) => {
    const chunks = new Map(ops.filter(({ key }) => key.startsWith('chunk:')).map((op) => [op.position, op]));
    const settled = chunks.size === 0 ? [] : await createBetNewsRepository(db).findSettled([...chunks.keys()]);
    return settled.flatMap((news) => {
      const op = chunks.get(news.op);
      if (!op) return [];
      const payload = settledPayload(news);
      if (news.previousStatus === null) return [eventOfOp(op, 'bet-settled', payload, news.player)];
      const previous_payout = amount(news.previousPayout ?? '0');
      const previous_status = news.previousStatus as Payload<'bet-resettled'>['status'];
      return [eventOfOp(op, 'bet-resettled', { ...payload, previous_payout, previous_status }, news.player)];
    });
  },
};

function settledPayload(news: SettlementNews): EventOf<'bet-settled'>['payload'] {
  return {
    bet: news.bet,
    revision: news.revision,
    status: news.status as Payload<'bet-resettled'>['status'],
    payout: amount(news.payout),
    stake: amount(news.stake),
    currency: news.currency,
    is_free: news.isFree,
  };
}

const mapSold: OpMapping = {
  kinds: ['sportsbook.cash-out'],
  events: ['bet-sold'],
  toEvents: async (ops, db) => {
    const found = await createBetNewsRepository(db).findSold(ops.map(({ position }) => position));
    return ops.flatMap((op) => {
      const sale = found.get(op.position);
      if (!sale) return [];
      const payload: Payload<'bet-sold'> = {
        bet: sale.bet,
        revision: sale.revision,
        stake: amount(sale.stake),
        value: amount(sale.value),
        currency: sale.currency,
        is_last: sale.isLast,
        cause: sale.cause as Payload<'bet-sold'>['cause'],
      };
      return [eventOfOp(op, 'bet-sold', payload)];
    });
  },
};

function amount(units: string): string {
  return formatAmount(BigInt(units));
}

/** Mapping of the sportsbook's commands to domain events. */
export const sportsbookOpEvents: readonly OpMapping[] = [mapPlaced, mapSettled, mapSold];
