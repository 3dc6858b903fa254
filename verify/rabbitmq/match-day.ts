import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeFixture, encodeSchedule, type UofFixture, type UofMessage } from '@ordago/provider-protocols';
import { HOUR_MS } from '../../packages/kernel/src/index.ts';

export const MATCHES = 12;
const WINNER = { id: 186, specifiers: '' };
const TOTAL = { id: 189, specifiers: 'total=22.5' };

/** A match of a day: the same course under another number wherever it is sent. */
export interface Match {
  readonly id: string;
  readonly home: string;
  /** Messages that are sent before bets are placed, and after that. */
  readonly before: readonly UofMessage[];
  readonly after: readonly UofMessage[];
}

/** A day of tennis from an instant on: stops, new prices, results, corrections, cancellations and their end. */
export function matchDay(first: number, t0: number): readonly Match[] {
  return Array.from({ length: MATCHES }, (_, place) => matchOf(first + place, place, t0));
}

function matchOf(number: number, place: number, t0: number): Match {
  const id = `sr:match:${number}`;
  const at = (second: number) => ({ product: 1, eventId: id, timestamp: t0 + second * 1_000, requestId: null });
  const list = (second: number, home: string, away: string): UofMessage => ({
    type: 'odds_change',
    ...at(second),
    status: null,
    markets: [priced(WINNER, ['4', '5'], [home, away]), priced(TOTAL, ['12', '13'], ['1.90', '1.90'])],
  });
  const settled = (second: number, won: 0 | 1): UofMessage => ({
    type: 'bet_settlement',
    ...at(second),
    certainty: 2,
    markets: [came(WINNER, ['4', '5'], won), came(TOTAL, ['12', '13'], won)],
  });
  const stateAt = (second: number, status: number, home: number, away: number): UofMessage => ({
    type: 'odds_change',
    ...at(second),
    markets: [],
    status: {
      status,
      home,
      away,
      matchStatus: null,
      clock: null,
      remaining: null,
      periods: [{ number: 1, home: 6, away: 4 }],
    },
  });
  const voided = (second: number): UofMessage => ({
    type: 'bet_cancel',
    ...at(second),
    startTime: null,
    endTime: null,
    supercededBy: null,
    markets: [{ ...WINNER, voidReason: 1 }],
  });
  const first = (place % 2) as 0 | 1;
  const corrected: UofMessage[] =
    place % 3 === 0
      ? [{ type: 'rollback_bet_settlement', ...at(7), markets: [WINNER] }, settled(8, first === 0 ? 1 : 0)]
      : [];
  const cancelled = place % 4 === 1 ? [voided(9)] : [];
  return {
    id,
    home: `Saque${number}`,
    before: [list(0, '2.10', '1.75'), list(1, '1.80', '2.05')],
    after: [
      { type: 'bet_stop', ...at(2), groups: ['all'] } as const,
      list(3, '1.60', '2.40'),
      stateAt(4, 1, 1, 0),
      list(5, '1.40', '2.90'),
      settled(6, first),
      ...corrected,
      ...cancelled,
      stateAt(20, 4, 2, 1),
    ],
  };
}

function priced(key: typeof WINNER, [a, b]: readonly [string, string], odds: readonly [string, string]) {
  return {
    ...key,
    status: 1,
    outcomes: [
      { id: a, odds: odds[0], isActive: true },
      { id: b, odds: odds[1], isActive: true },
    ],
  };
}

function came(key: typeof WINNER, ids: readonly [string, string], won: 0 | 1) {
  const outcomes = ids.map((id, place) => ({
    id,
    voidHalves: 0 as const,
    deadHeatFactor: null,
    result: (place === won ? 1 : 0) as 0 | 1,
  }));
  return { ...key, voidReason: null, outcomes };
}

export interface Recovery {
  readonly product: number;
  readonly request: number;
}

/** The supplier's calls: no schedule, every fixture that is asked for, and recoveries, which are passed on. */
export async function startSupplier(onRecovery: (recovery: Recovery) => void) {
  const startsAt = Date.now() + HOUR_MS;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://supplier');
    const [, id] = /^\/sports\/es\/sport_events\/(.+)\/fixture\.xml$/.exec(url.pathname) ?? [];
    const [, service] = /^\/(liveodds|pre)\/recovery\/initiate_request$/.exec(url.pathname) ?? [];
    if (service !== undefined) {
      response.writeHead(202).end();
      onRecovery({ product: service === 'pre' ? 3 : 1, request: Number(url.searchParams.get('request_id')) });
    } else if (id !== undefined) response.end(encodeFixture(fixtureOf(decodeURIComponent(id), startsAt)));
    else response.end(encodeSchedule([], Date.now()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

function fixtureOf(id: string, startsAt: number): UofFixture {
  const number = id.split(':')[2] ?? '';
  const side = (name: string) => ({ id: `sr:competitor:${name}`, name, abbreviation: null });
  return {
    id,
    startsAt,
    writtenAt: Date.now(),
    round: null,
    sport: { id: 'sr:sport:5', name: 'Tenis' },
    category: { id: 'sr:category:1', name: 'España', country: 'ESP' },
    tournament: { id: 'sr:tournament:77', name: 'Torneo del broker' },
    home: side(`Saque${number}`),
    away: side(`Resto${number}`),
  };
}
