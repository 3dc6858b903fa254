import { readBet } from '@ordago/contracts';
import { addMs, assert, DAY_MS, type Odds } from '@ordago/kernel';
import type { RecordMessage } from '../../src/modules/sportsbook/index.ts';
import { type Bettor, readTestEvent, type SportsbookTestKit, type TestEvent } from './sportsbook-test-kit.ts';

/** Position of a runner, or how else it ended. */
export type RunnerEnd = readonly [key: string, position: number | 'retired' | 'non-runner'];

type Terms = Readonly<{ divisor: number; places: number }>;
type Part = Readonly<{ status: string }>;

/** Races whose winner can be bet on each way, and bets of one player on them. */
export interface Races {
  /** A race of so many runners (`r1`, `r2`, …) a day ahead, whose winner is sold at 5.00 each. */
  race(runners: number, odds?: number, sport?: string): Promise<TestEvent>;
  /** A leg each way, on the terms of eight runners by default. */
  leg(event: TestEvent, runner: string, terms?: Terms): { selection: string; odds: string; each_way: Terms };
  /** The id of a single of 10.00 each way. */
  placed(event: TestEvent, runner: string, terms?: Terms): Promise<string>;
  /** Reports the positions of runners; those not named came in after them, in their order. */
  finish(event: TestEvent, runners: readonly RunnerEnd[]): Promise<void>;
  report(event: TestEvent, record: RecordMessage['record']): Promise<void>;
  /** Reads the state of a bet, and of each leg its win half and its place half; null while they are open. */
  shown(id: string): Promise<{ status: string; payout: string | null; parts: ([string, string] | null)[] }>;
  /** Sets terms instead of the ladder of the sport; without terms it is offered to win alone. */
  setTerms(scope: 'event' | 'tourney' | 'sport', target: string, terms: Terms | null): Promise<void>;
  clearTerms(): Promise<void>;
}

/** The terms of a field of eight. */
export const TERMS_OF_EIGHT: Terms = { divisor: 5, places: 3 };

export function createRaces(kit: SportsbookTestKit, bettor: Bettor): Races {
  let races = 0;
  const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);
  const report: Races['report'] = (event, record) => kit.report({ kind: 'record', eventKey: event.key, record });
  const leg: Races['leg'] = (event, runner, terms = TERMS_OF_EIGHT) => ({
    ...event.leg('race-winner', runner),
    each_way: terms,
  });
  return {
    leg,
    report,
    race: (runners, odds = 5_000, sport = 'auto-racing') => {
      races += 1;
      return buildRace(kit, { runners, odds, sport, eventKey: `race-${races}` });
    },
    placed: async (event, runner, terms) => {
      const reply = await bettor.place({ legs: [leg(event, runner, terms)] });
      assert(reply.refusal === '', `the bet was refused: ${reply.refusal}`);
      return reply.result.bet.id;
    },
    finish: (event, runners) =>
      report(event, { sort: 'race', status: 'completed', entries: entriesOf(event, runners) }),
    shown: async (id) => {
      const { status, payout, legs } = (await bettor.call(readBet, { params: { id } })).result;
      const parts = legs.map(({ each_way: terms }: { each_way: { settled: { win: Part; place: Part } | null } }) =>
        terms.settled === null ? null : [terms.settled.win.status, terms.settled.place.status],
      );
      return { status, payout, parts };
    },
    setTerms: async (scope, target, terms) => {
      await sql(
        `insert into sportsbook.each_way_setting (scope, target, divisor, places, set_at) values ($1, $2, $3, $4, now())
         on conflict (scope, target) do update set divisor = excluded.divisor, places = excluded.places`,
        [scope, target, terms?.divisor ?? null, terms?.places ?? null],
      );
    },
    clearTerms: async () => {
      await sql('delete from sportsbook.each_way_setting');
    },
  };
}

async function buildRace(
  kit: SportsbookTestKit,
  { runners, odds, sport, eventKey }: { runners: number; odds: number; sport: string; eventKey: string },
): Promise<TestEvent> {
  const league = { key: sport, sport, name: 'Copa', country: 'world' };
  const selections = Array.from({ length: runners }, (_, place) => ({ outcome: `r${place + 1}`, odds: odds as Odds }));
  const kind = sport === 'auto-racing' ? 'race-winner' : 'tournament-winner';
  await kit.report(
    {
      kind: 'fixture',
      eventKey,
      league,
      home: { key: eventKey, name: 'Gran Premio', code: null },
      away: null,
      round: null,
      startsAt: addMs(kit.testServer.clock.now(), DAY_MS),
    },
    { kind: 'offer', eventKey, markets: [{ kind, specifier: '', selections }] },
  );
  return readTestEvent(kit.testServer, eventKey);
}

function entriesOf(event: TestEvent, runners: readonly RunnerEnd[]) {
  const [{ selections = [] } = {}] = event.shown.markets;
  const named = runners.map(([key, end]) =>
    typeof end === 'number' ? { key, state: 'finished' as const, position: end } : { key, state: end },
  );
  const others = selections.map(({ outcome }) => outcome).filter((key) => runners.every(([one]) => one !== key));
  const last = named.filter(({ state }) => state === 'finished').length;
  return [...named, ...others.map((key, place) => ({ key, state: 'finished' as const, position: last + place + 1 }))];
}
