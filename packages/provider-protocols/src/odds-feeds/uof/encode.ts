import { assertNever } from '@ordago/kernel';
import type { UofEventStatus, UofMarketKey, UofMessage } from './messages.ts';
import { writeXml, type XmlInput } from './xml.ts';

/** Writes a message as the supplier sends it; `decodeUof` reads the same back. */
export function encodeUof(message: UofMessage): string {
  return writeXml([message.type, attributesOf(message), childrenOf(message)]);
}

/** The key by which the supplier's broker spreads a message: `hi.-.live.odds_change.-.sr:match.123.-`. */
export function routingKeyOf(message: UofMessage): string {
  if (!('eventId' in message)) return `-.-.-.${message.type}.-.-.-.-`;
  const [prefix, type, id] = message.eventId.split(':');
  const phase = message.product === 1 ? '-.live' : 'pre.-';
  return `hi.${phase}.${message.type}.-.${prefix}:${type}.${id}.-`;
}

function attributesOf(message: UofMessage): NonNullable<XmlInput[1]> {
  const { product, timestamp } = message;
  const base = { product, timestamp };
  if (message.type === 'alive') return { ...base, subscribed: message.isSubscribed ? 1 : 0 };
  if (message.type === 'snapshot_complete') return { ...base, request_id: message.requestId };
  const ofEvent = { ...base, event_id: message.eventId, request_id: message.requestId };
  switch (message.type) {
    case 'odds_change':
    case 'rollback_bet_settlement':
      return ofEvent;
    case 'bet_stop':
      return { ...ofEvent, groups: message.groups.join('|') };
    case 'bet_settlement':
      return { ...ofEvent, certainty: message.certainty };
    case 'bet_cancel':
      return {
        ...ofEvent,
        start_time: message.startTime,
        end_time: message.endTime,
        superceded_by: message.supercededBy,
      };
    case 'rollback_bet_cancel':
      return { ...ofEvent, start_time: message.startTime, end_time: message.endTime };
    case 'fixture_change':
      return { ...ofEvent, change_type: message.changeType, start_time: message.startTime };
    default:
      return assertNever(message, 'message');
  }
}

function childrenOf(message: UofMessage): readonly XmlInput[] {
  switch (message.type) {
    case 'odds_change': {
      const markets = message.markets.map(
        (market): XmlInput => [
          'market',
          { ...keyOf(market), status: market.status },
          market.outcomes.map(({ id, odds, isActive }) => ['outcome', { id, odds, active: isActive ? 1 : 0 }]),
        ],
      );
      return [...(message.status ? [statusOf(message.status)] : []), ['odds', {}, markets]];
    }
    case 'bet_settlement': {
      const markets = message.markets.map(
        (market): XmlInput => [
          'market',
          { ...keyOf(market), void_reason: market.voidReason },
          market.outcomes.map(({ id, result, voidHalves, deadHeatFactor }) => [
            'outcome',
            { id, result, void_factor: VOID_FACTORS[voidHalves], dead_heat_factor: deadHeatFactor },
          ]),
        ],
      );
      return [['outcomes', {}, markets]];
    }
    case 'bet_cancel':
      return message.markets.map((market) => ['market', { ...keyOf(market), void_reason: market.voidReason }]);
    case 'rollback_bet_settlement':
    case 'rollback_bet_cancel':
      return message.markets.map((market) => ['market', keyOf(market)]);
    default:
      return [];
  }
}

const VOID_FACTORS = [null, '0.5', '1.0'] as const;

function keyOf({ id, specifiers }: UofMarketKey) {
  return { id, specifiers: specifiers === '' ? null : specifiers };
}

function statusOf({ status, home, away, matchStatus, clock, remaining, periods }: UofEventStatus): XmlInput {
  const scores = periods.map(
    ({ number, home, away }): XmlInput => ['period_score', { number, home_score: home, away_score: away }],
  );
  return [
    'sport_event_status',
    { status, match_status: matchStatus, home_score: home, away_score: away },
    [
      ...(clock === null && remaining === null
        ? []
        : [['clock', { match_time: clock, remaining_time: remaining }] as XmlInput]),
      ...(scores.length === 0 ? [] : [['period_scores', {}, scores] as XmlInput]),
    ],
  ];
}
