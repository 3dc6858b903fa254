import type { Instant } from '@ordago/kernel';
import {
  type HaltMessage,
  isOutcome,
  type MarketOffer,
  type OfferMessage,
  type OutcomeMessage,
  type StopMessage,
} from '../../shared/domain/feed-message.ts';
import { endedWindowOf, haltedUntil } from '../../shared/domain/halt-window.ts';
import { isOfSport, isOutcomeOfSport, isSellable } from '../../shared/domain/market.ts';
import type { Noted } from '../repository/fixtures.repository.ts';
import type { HeldMessage } from '../repository/held-messages.repository.ts';
import { judgeReported } from './judge-reported.ts';
import type { FeedParts } from './parts.ts';

/** Applies messages to their events; messages of unknown events are kept until those are known. */
export async function applyMessages(
  parts: FeedParts,
  messages: readonly HeldMessage[],
  now: Instant,
): Promise<[changed: number, held: number]> {
  let changed = 0;
  let held = 0;
  for (const message of messages) {
    const noted = await note(parts, message);
    if (noted === 'unknown') {
      await parts.heldMessages.holdMessage(message, now);
      held += 1;
    } else if (noted === 'late') {
      // It changes nothing by itself; staff may settle by it.
      if (isOutcome(message)) await parts.lateResults.keepLate(message, now);
      parts.log.warn(
        { event: message.eventKey, kind: message.kind },
        'reported after the window of its event was over',
      );
    } else if (noted !== 'stale') {
      await parts.announce([noted.id]);
      changed += 1;
    }
  }
  return [changed, held];
}

function note(parts: FeedParts, message: HeldMessage): Promise<Noted> {
  if (isOutcome(message)) return noteOutcome(parts, message);
  if (message.kind === 'halt') return noteHalt(parts, message);
  return message.kind === 'offer'
    ? noteOffer(parts, message)
    : parts.fixtures.saveStop(message as StopMessage, parts.clock.now());
}

/** Stores an outcome, judged by the event's sport. */
async function noteOutcome({ fixtures, clock }: FeedParts, message: OutcomeMessage): Promise<Noted> {
  const judged = await judgeReported({ fixtures }, message);
  if (judged === null) return 'unknown';
  const { result, sport } = judged;
  const at = clock.now();
  const heldAt = result.status === 'cancelled' ? null : at;
  return fixtures.saveOutcome(message, { result, at, heldAt, window: endedWindowOf(result, sport) });
}

/** Notes a halt. The time for which bets wait for a contest also depends on its sport. */
async function noteHalt({ fixtures, halts, clock }: FeedParts, message: HaltMessage): Promise<Noted> {
  const sport = await fixtures.findSport(message);
  if (sport === null) return 'unknown';
  return halts.saveHalt(message, { until: haltedUntil(sport, message.halt), at: clock.now() });
}

/** The market without outcomes that the rule book of its sport does not have. */
function ofRuleBook(market: MarketOffer, sport: string): MarketOffer {
  const selections = market.selections.filter(({ outcome }) => isOutcomeOfSport(market, outcome, sport));
  return { ...market, selections };
}

/** Markets that the catalogue does not know are left out: nobody could settle them. */
async function noteOffer(parts: FeedParts, message: OfferMessage): Promise<Noted> {
  const taken = await parts.fixtures.takeOffer(message);
  if (typeof taken === 'string') return taken;
  const named = new Map(message.markets.map((market) => [`${market.kind} ${market.specifier}`, market]));
  const sport = await parts.fixtures.findSport(message);
  const markets = [...named.values()]
    .map((market) => ofRuleBook(market, sport ?? ''))
    .filter((market) => isSellable(market) && isOfSport(market, sport ?? ''));
  const skipped = message.markets.length - markets.length;
  if (skipped > 0)
    parts.log.warn(
      { event: message.eventKey, skipped },
      'markets of the feed are not in the catalogue, or not in the rule book of their sport',
    );
  await parts.publishOffers([{ event: taken.id, markets }]);
  return taken;
}
