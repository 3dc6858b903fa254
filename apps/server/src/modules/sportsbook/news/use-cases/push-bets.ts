import type { PlayerId } from '@ordago/kernel';
import { type EventHandler, type EventOf, eventHandler } from '../../../../platform/events/event-handler.ts';
import type { BetSettledFrame, BetSoldFrame, Publish } from '../../../../platform/push/publish.ts';
import type { FreeBets } from '../../shared/ports/free-bets.ts';

type BetEvent = 'bet-settled' | 'bet-resettled' | 'bet-sold';

/**
 * Notifies players of the results of their bets. A frame may come twice: it holds the state of the bet, and the client
 * reads it.
 */
export function createPushBets(publish: Publish, freeBets: Pick<FreeBets, 'announce'>): EventHandler {
  return eventHandler<BetEvent>({
    name: 'sportsbook.push-bets',
    events: ['bet-settled', 'bet-resettled', 'bet-sold'],
    begins: 'now',
    handle: async (events) => {
      for (const event of events) {
        if (event.player === null) continue;
        const player = event.player as PlayerId;
        publish(`player:${player}`, frameOf(event), { urgent: true });
        if (givesFreeBetBack(event)) freeBets.announce(player);
      }
    },
  });
}

function frameOf(event: EventOf<BetEvent>): BetSettledFrame | BetSoldFrame {
  if (event.name === 'bet-sold') {
    const { bet, stake, value, is_last } = event.payload;
    return { kind: 'bet-sold', bet, stake, value, whole: is_last };
  }
  const { bet, status, payout } = event.payload;
  return { kind: 'bet-settled', bet, status, payout };
}

/** A void bet returns its award; one that is void no more takes it again. */
function givesFreeBetBack(event: EventOf<BetEvent>): boolean {
  if (event.name === 'bet-sold' || !event.payload.is_free) return false;
  return (
    event.payload.status === 'void' || (event.name === 'bet-resettled' && event.payload.previous_status === 'void')
  );
}
