import { issueFrameToken, placeBet, readEvent, type SportEvent, signUp, staffSignIn } from '@ordago/contracts';
import {
  addMs,
  assert,
  currency,
  DAY_MS,
  formatAmount,
  type Instant,
  idOf,
  type PlayerId,
  type Units,
} from '@ordago/kernel';
import { digestOf, TRANSFER } from '../../src/modules/ledger/index.ts';
import type { FeedMessage, OddsFeed, PastMatch } from '../../src/modules/sportsbook/index.ts';
import { createTestServer, type Reply, type TestServer, type Visitor } from '../server/test-server.ts';

const FEED = 'football-json';
const LEAGUE = { key: 'es.1', sport: 'football', name: 'Primera División', country: 'es' };
const TEAMS = ['alba', 'brisa', 'cima', 'duna', 'estepa', 'faro', 'gruta', 'hoz'];

/** A player in the betting frame. */
export interface Bettor {
  readonly id: PlayerId;
  call: Visitor['call'];
  /** Calls as the site around the frame does. */
  onSite: Visitor['call'];
  /** Sends a slip; `version` of each leg is filled in. */
  place(slip: TestSlip): Promise<Reply>;
  main(): Promise<string>;
}

export interface TestSlip {
  readonly key?: string;
  readonly stake?: unknown;
  readonly accept?: string;
  readonly kind?: string;
  readonly system?: unknown;
  /** Fields of the call beside these. */
  readonly more?: Readonly<Record<string, unknown>>;
  readonly legs: readonly {
    readonly selection: string;
    readonly odds: unknown;
    readonly event?: string;
    readonly live?: boolean;
    readonly each_way?: { readonly divisor: number; readonly places: number };
  }[];
}

/** The sportsbook on an operator of its own, with a supplier that sends what a test lets it send. */
export interface SportsbookTestKit {
  readonly testServer: TestServer;
  readonly feed: OddsFeed & { messages: FeedMessage[] };
  buildBettor(options?: { main?: string; currency?: string }): Promise<Bettor>;
  /** A superadmin of the operator, `the_super`, who is signed in. */
  hireSuperadmin(): Promise<Visitor>;
  /** A fixture one day ahead with its markets, as the line shows it. */
  buildEvent(options?: TestEventOptions): Promise<TestEvent>;
  /** Many fixtures that are reported together: the ratings behind their prices are fitted once. */
  buildEvents(count: number, options?: TestEventOptions): Promise<TestEvent[]>;
  report(...messages: ReportedState[]): Promise<void>;
  /** The final score of an event. */
  result(event: TestEvent, home: number, away: number): Promise<void>;
  /** Legs at prices of the test's own choice, in thousandths; totals at the line 2.5. */
  priceLegs(legs: readonly PricedLeg[]): Promise<TestSlip['legs']>;
  /** Moves the price of a selection, as a new price list does. */
  movePrice(selection: string, thousandths: number): Promise<void>;
  /** Names of the broken invariants; empty when all is well. */
  broken(): Promise<string[]>;
  /** Every row of the ledger and of the sportsbook as one text. */
  fingerprint(): Promise<string>;
  close(): Promise<void>;
}

export type PricedLeg = readonly [event: TestEvent, kind: string, outcome: string, thousandths: number];

export type ReportedState = FeedMessage extends infer M
  ? M extends FeedMessage
    ? Omit<M, 'feed' | 'version'> & { version?: number }
    : never
  : never;

export interface TestEvent {
  readonly id: string;
  readonly key: string;
  readonly shown: SportEvent;
  /**
   * A leg on an outcome of the event at its shown price: `leg('1x2', '1')`, `leg('total', 'over', '2.5')`,
   * `leg('total', 'over', 'period=1|line=1.5')`.
   */
  leg(kind: string, outcome: string, asked?: string): { selection: string; odds: string };
}

export interface TestEventOptions {
  /** Time until its kick-off, in milliseconds. (Default: one day) */
  readonly startsInMs?: number;
  /** (Default: false) */
  readonly isInPlay?: boolean;
}

export interface TestKitOptions {
  /** Opening time of the operator, ISO 8601. (Default: that of the test clock) */
  readonly start?: string;
  /** Facts that the supplier's results contain. (Default: the score alone) */
  readonly resultFacts?: OddsFeed['resultFacts'];
  /** Suppliers beside the one of the test kit. (Default: none) */
  readonly moreFeeds?: readonly OddsFeed[];
  /** Variables beside those of a test. */
  readonly env?: Readonly<Record<string, string>>;
  /** Past matches of the supplier. (Default: two seasons of a made-up league) */
  readonly past?: readonly PastMatch[];
}

export async function createSportsbookTestKit({
  start,
  past,
  resultFacts = ['score'],
  moreFeeds,
  env = {},
}: TestKitOptions = {}): Promise<SportsbookTestKit> {
  const messages: FeedMessage[] = [];
  let now: () => Instant = () => 0 as Instant;
  const feed: SportsbookTestKit['feed'] = {
    name: FEED,
    messages,
    resultFacts,
    pull: async () => ({ messages, skipped: 0 }),
    history: async () => past ?? pastOf(now()),
    verify: () => null,
    decode: () => {
      throw new Error('this supplier sends nothing by itself');
    },
  };
  const testServer = await createTestServer({ oddsFeed: feed, env, ...(moreFeeds && { moreFeeds }) });
  if (start !== undefined) testServer.clock.set(start);
  now = testServer.clock.now;
  const { sportsbook, ledger } = testServer.modules;
  let events = 0;
  let bettors = 0;
  let versions = 0;
  const report: SportsbookTestKit['report'] = async (...reported) => {
    const complete = reported.map((message) => {
      versions += 1;
      return { feed: FEED, version: versions, ...message } as FeedMessage;
    });
    await sportsbook.applyFeed(complete);
  };
  const movePrice = async (selection: string, thousandths: number): Promise<void> => {
    await testServer.db.pool.query('update sportsbook.selection set odds = $2, version = version + 1 where id = $1', [
      selection,
      thousandths,
    ]);
  };
  const buildEvents: SportsbookTestKit['buildEvents'] = async (count, options = {}) => {
    const { startsInMs = DAY_MS, isInPlay = false } = options;
    const startsAt = addMs(testServer.clock.now(), startsInMs);
    const fixtures = Array.from({ length: count }, () => {
      events += 1;
      return fixtureOf(events, { startsAt, isInPlay });
    });
    await report(...fixtures);
    const built: TestEvent[] = [];
    for (const { eventKey } of fixtures) built.push(await readTestEvent(testServer, eventKey));
    return built;
  };
  return {
    testServer,
    feed,
    report,
    hireSuperadmin: () => hireSuperadmin(testServer),
    buildBettor: async ({ main = '100.00', currency: code = 'USD' } = {}) => {
      bettors += 1;
      return buildBettor(testServer, { main, code, number: bettors });
    },
    buildEvent: async (options) => {
      const [event] = await buildEvents(1, options);
      assert(event, 'no event was built');
      return event;
    },
    buildEvents,
    movePrice,
    result: (event, home, away) => report({ kind: 'result', eventKey: event.key, home, away }),
    priceLegs: (legs) => priceLegs(legs, movePrice),
    broken: async () => (await ledger.invariants()).filter(({ violations }) => violations > 0).map(({ name }) => name),
    fingerprint: () => fingerprint(testServer),
    close: () => testServer.close(),
  };
}

/** Fixture of two teams of a small league, by its number. */
function fixtureOf(number: number, { startsAt, isInPlay }: { startsAt: Instant; isInPlay: boolean }) {
  const team = (place: number) => {
    const name = TEAMS[(number + place) % TEAMS.length] ?? 'alba';
    return { key: name, name: name.toUpperCase(), code: null };
  };
  const sides = { home: team(0), away: team(3) };
  return {
    kind: 'fixture' as const,
    eventKey: `event-${number}`,
    league: LEAGUE,
    ...sides,
    round: '1',
    startsAt,
    isInPlay,
  };
}

async function priceLegs(legs: readonly PricedLeg[], movePrice: SportsbookTestKit['movePrice']) {
  const priced = [];
  for (const [event, kind, outcome, thousandths] of legs) {
    const { selection } = event.leg(kind, outcome, kind === 'total' ? '2.5' : undefined);
    await movePrice(selection, thousandths);
    priced.push({ selection, odds: (thousandths / 1000).toFixed(3) });
  }
  return priced;
}

/** The event behind a supplier's key, as the line shows it. */
export async function readTestEvent(testServer: TestServer, key: string): Promise<TestEvent> {
  const found = await testServer.db.pool.query<{ id: string }>('select id from sportsbook.event where feed_key = $1', [
    key,
  ]);
  const id = found.rows[0]?.id ?? '';
  const { result: shown } = await testServer.visitor().call(readEvent, { params: { id } });
  return {
    id,
    key,
    shown,
    leg: (kind, outcome, asked = '') => {
      const specifier = /^[\d.]+$/.test(asked) ? `line=${asked}` : asked;
      const market = (shown as SportEvent).markets.find((one) => one.kind === kind && one.specifier === specifier);
      const selection = market?.selections.find((one) => one.outcome === outcome);
      assert(selection, `no selection ${kind} ${outcome} ${asked}`);
      return { selection: selection.id, odds: selection.odds };
    },
  };
}

async function hireSuperadmin(testServer: TestServer): Promise<Visitor> {
  const credentials = { username: 'the_super', password: 'Ordago-2026' };
  await testServer.modules.identity.hireStaff(
    { ...credentials, level: 3, parent: null },
    { by: 'system', now: testServer.clock.now() },
  );
  const boss = testServer.visitor({ ip: '198.51.100.9' });
  const signedIn = await boss.call(staffSignIn, { body: credentials });
  assert(signedIn.status === 0, 'the superadmin was refused');
  return boss;
}

async function buildBettor(
  testServer: TestServer,
  { main, code, number }: { main: string; code: string; number: number },
): Promise<Bettor> {
  const n = String(number).padStart(5, '0');
  const visitor = testServer.visitor({ ip: `198.51.${100 + Math.floor(number / 250)}.${(number % 250) + 1}` });
  const contact = { username: `bettor_${n}`, email: `bettor_${n}@example.com`, phone: `+5255110${n}` };
  const signedUp = await visitor.call(signUp, {
    body: { ...contact, password: 'Ordago-2026', currency: code, birth_date: '1990-05-17' },
  });
  assert(signedUp.status === 0, `the bettor was refused: ${signedUp.refusal}`);
  const id = idOf<PlayerId>(signedUp.result.user_id);
  await fund(testServer, { id, code, main, key: n });
  const { result } = await visitor.call(issueFrameToken);
  const frame = testServer.visitor({ headers: { authorization: `Bearer ${result.token}` } });
  let submissions = 0;
  return {
    id,
    call: frame.call,
    onSite: visitor.call,
    place: ({ key, stake = '10.00', accept, kind, system, more, legs }) => {
      submissions += 1;
      const body = {
        key: key ?? `attempt-${n}-${String(submissions).padStart(8, '0')}`,
        kind: kind ?? (legs.length === 1 ? 'single' : 'express'),
        stake,
        legs: legs.map((leg) => ({ version: 1, ...leg })),
        ...(accept === undefined ? {} : { accept }),
        ...(system === undefined ? {} : { system }),
        ...more,
      };
      return frame.call(placeBet, { body });
    },
    main: async () => {
      const wallets = await testServer.modules.ledger.walletsOf(id);
      return formatAmount(wallets.find((wallet) => wallet.class === 'main')?.balance ?? -1n);
    },
  };
}

async function fund(
  { modules: { ledger }, clock }: TestServer,
  { id, code, main, key }: { id: PlayerId; code: string; main: string; key: string },
): Promise<void> {
  const units: Units = BigInt(main.replace('.', '')) * 1_000n;
  if (units === 0n) return;
  const wallets = await ledger.openPlayerWallets(id, currency(code));
  const clearing = { class: 'psp-clearing', product: 'payments', provider: 'test', currency: currency(code) } as const;
  const verdict = await ledger.apply({
    scope: 'test',
    key: `fund-${key}`,
    digest: digestOf(key),
    kind: 'ledger.move',
    player: id,
    at: clock.now(),
    moves: [{ from: await ledger.houseAccount(clearing), to: wallets.main, units, code: TRANSFER.replenishment }],
  });
  assert(verdict.verdict === 'accepted', 'the bettor was not funded');
}

/** Two seasons of a small league, made up: the host wins more often, the same on every run. */
function pastOf(now: Instant): PastMatch[] {
  return TEAMS.flatMap((home, h) =>
    TEAMS.flatMap((away, a) =>
      home === away
        ? []
        : [1, 2].map((season) => ({
            leagueKey: LEAGUE.key,
            home,
            away,
            playedAt: addMs(now, -(season * 200 + h * 8 + a) * DAY_MS),
            homeGoals: (h * 3 + a + season) % 4,
            awayGoals: (a * 2 + h) % 3,
          })),
    ),
  );
}

const VOLATILE = new Set(['ledger.op', 'ledger.checkpoint']);

async function fingerprint({ db }: TestServer): Promise<string> {
  const tables = await db.pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('ledger', 'sportsbook') order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    if (VOLATILE.has(name)) continue;
    const found = await db.pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    rows.push(name, ...found.rows.map(({ row }) => row));
  }
  return rows.join('\n');
}
