import type { UofEventStatus, UofMarketKey, UofMessage, UofPricedMarket, UofSettledMarket } from './messages.ts';
import { decimalOf, flagOf, Lack, millisOf, textOf, wholeOf, wordOf } from './read-attributes.ts';
import { readXml, type XmlBounds, type XmlElement, XmlFault } from './xml.ts';

/** Contents of a document, and its markets that could not be read: the others count all the same. */
export interface UofDecoded {
  readonly message: UofMessage;
  readonly faults: readonly string[];
}

/**
 * Reads one message of the XML feed.
 *
 * @returns a text that states what is wrong, for a document that is none of the messages; it never throws
 */
export function decodeUof(bytes: Buffer, bounds: XmlBounds = {}): UofDecoded | string {
  try {
    const root = readXml(bytes, bounds);
    const read = Object.hasOwn(READERS, root.name) ? READERS[root.name as keyof typeof READERS] : undefined;
    if (!read) return `no message is called ${root.name.slice(0, 60)}`;
    const faults: string[] = [];
    return { message: read(root, faults), faults };
  } catch (error) {
    if (error instanceof XmlFault || error instanceof Lack) return error.message;
    throw error;
  }
}

type Reader = (element: XmlElement, faults: string[]) => UofMessage;

const READERS: Readonly<Record<UofMessage['type'], Reader>> = {
  alive: (element) => ({ type: 'alive', ...baseOf(element), isSubscribed: flagOf(element, 'subscribed', true) }),
  snapshot_complete: (element) => ({
    type: 'snapshot_complete',
    ...baseOf(element),
    requestId: wholeOf(element, 'request_id', { min: 0 }),
  }),
  odds_change: (element, faults) => {
    const status = element.children.find(({ name }) => name === 'sport_event_status');
    return {
      type: 'odds_change',
      ...eventBaseOf(element),
      status: status ? statusOf(status) : null,
      markets: marketsOf(within(element, 'odds'), pricedOf, faults),
    };
  },
  bet_stop: (element) => ({
    type: 'bet_stop',
    ...eventBaseOf(element),
    groups: (textOf(element, 'groups', { fallback: 'all' }) || 'all').split('|'),
  }),
  bet_settlement: (element, faults) => ({
    type: 'bet_settlement',
    ...eventBaseOf(element),
    certainty: wordOf(element, 'certainty', { words: ['1', '2'], fallback: '2' }) === '1' ? 1 : 2,
    markets: marketsOf(within(element, 'outcomes'), settledOf, faults),
  }),
  rollback_bet_settlement: (element, faults) => ({
    type: 'rollback_bet_settlement',
    ...eventBaseOf(element),
    markets: marketsOf(element.children, keyOf, faults),
  }),
  bet_cancel: (element, faults) => ({
    type: 'bet_cancel',
    ...eventBaseOf(element),
    ...windowOf(element),
    supercededBy: textOf(element, 'superceded_by', { fallback: null }),
    markets: marketsOf(element.children, (market) => ({ ...keyOf(market), voidReason: reasonOf(market) }), faults),
  }),
  rollback_bet_cancel: (element, faults) => ({
    type: 'rollback_bet_cancel',
    ...eventBaseOf(element),
    ...windowOf(element),
    markets: marketsOf(element.children, keyOf, faults),
  }),
  fixture_change: (element) => ({
    type: 'fixture_change',
    ...eventBaseOf(element),
    changeType: wholeOf(element, 'change_type', { min: 0, fallback: null }),
    startTime: millisOf(element, 'start_time', { fallback: null }),
  }),
};

function baseOf(element: XmlElement) {
  return { product: wholeOf(element, 'product', { min: 1, max: 99 }), timestamp: millisOf(element, 'timestamp') };
}

const EVENT_ID = /^[a-z0-9]+:[a-z_]+:[a-zA-Z0-9._-]{1,80}$/;

function eventBaseOf(element: XmlElement) {
  const eventId = textOf(element, 'event_id');
  if (!EVENT_ID.test(eventId)) throw new Lack('event_id: not the id of an event');
  return { ...baseOf(element), eventId, requestId: wholeOf(element, 'request_id', { min: 0, fallback: null }) };
}

/** A window is open on the side of a time that is missing; one that ends before it begins voids nothing, and is refused. */
function windowOf(element: XmlElement) {
  const startTime = millisOf(element, 'start_time', { fallback: null });
  const endTime = millisOf(element, 'end_time', { fallback: null });
  if (startTime !== null && endTime !== null && endTime <= startTime) throw new Lack('end_time: not after start_time');
  return { startTime, endTime };
}

function within(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.find((child) => child.name === name)?.children ?? [];
}

/** Reads the markets among the elements; one that cannot be read is reported, and left out. */
function marketsOf<T>(elements: readonly XmlElement[], read: (element: XmlElement) => T, faults: string[]): T[] {
  return elements.flatMap((element) => {
    if (element.name !== 'market') return [];
    try {
      return [read(element)];
    } catch (error) {
      if (!(error instanceof Lack)) throw error;
      faults.push(`market ${String(element.attributes.id).slice(0, 20)}: ${error.message}`);
      return [];
    }
  });
}

function keyOf(element: XmlElement): UofMarketKey {
  return {
    id: wholeOf(element, 'id', { min: 1, max: 9_999_999 }),
    specifiers: textOf(element, 'specifiers', { fallback: '' }),
  };
}

function pricedOf(element: XmlElement): UofPricedMarket {
  return {
    ...keyOf(element),
    status: wholeOf(element, 'status', { min: -9, max: 9, fallback: 1 }),
    outcomes: outcomesOf(element).map((outcome) => ({
      id: textOf(outcome, 'id'),
      odds: textOf(outcome, 'odds', { fallback: null }),
      isActive: flagOf(outcome, 'active', true),
    })),
  };
}

function settledOf(element: XmlElement): UofSettledMarket {
  return {
    ...keyOf(element),
    voidReason: reasonOf(element),
    outcomes: outcomesOf(element).map((outcome) => ({
      id: textOf(outcome, 'id'),
      result: Number(wordOf(outcome, 'result', { words: ['-1', '0', '1'] })) as -1 | 0 | 1,
      voidHalves: halvesOf(outcome),
      deadHeatFactor: decimalOf(outcome, 'dead_heat_factor', { fallback: null }),
    })),
  };
}

/** Returns the returned share of a stake in halves: 0, half the stake, or all of it. */
function halvesOf(outcome: XmlElement): 0 | 1 | 2 {
  const factor = Number(decimalOf(outcome, 'void_factor', { fallback: '0' }));
  if (factor !== 0 && factor !== 0.5 && factor !== 1) throw new Lack('void_factor: neither 0.5 nor 1');
  return (factor * 2) as 0 | 1 | 2;
}

function outcomesOf(market: XmlElement): XmlElement[] {
  const outcomes = market.children.filter(({ name }) => name === 'outcome');
  const ids = new Set(outcomes.map(({ attributes }) => attributes.id));
  if (ids.size < outcomes.length) throw new Lack('an outcome is there twice');
  return outcomes;
}

function reasonOf(element: XmlElement): number | null {
  return wholeOf(element, 'void_reason', { min: 0, max: 99, fallback: null });
}

function statusOf(element: XmlElement): UofEventStatus {
  const score = { min: 0, max: 9_999, fallback: null } as const;
  const clock = element.children.find(({ name }) => name === 'clock');
  return {
    status: wholeOf(element, 'status', { min: 0, max: 99 }),
    home: wholeOf(element, 'home_score', score),
    away: wholeOf(element, 'away_score', score),
    matchStatus: wholeOf(element, 'match_status', { min: 0, max: 9_999, fallback: null }),
    clock: clock ? textOf(clock, 'match_time', { fallback: null }) : null,
    remaining: clock ? textOf(clock, 'remaining_time', { fallback: null }) : null,
    periods: within(element, 'period_scores').map((period) => ({
      number: wholeOf(period, 'number', { min: 1, max: 99 }),
      home: wholeOf(period, 'home_score', { min: 0, max: 9_999 }),
      away: wholeOf(period, 'away_score', { min: 0, max: 9_999 }),
    })),
  };
}
