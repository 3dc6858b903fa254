import { listSlotsBetHistory } from '@ordago/contracts';
import { fairDraws } from '@ordago/fairness';
import { bustOf, crashMsUntil } from '@ordago/game-engines';
import { addMs, type Instant, instant } from '@ordago/kernel';
import { createRoundBooks, createRoundMoney, createSessionBooks } from '@ordago/provider-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roundIssues } from '../../../../../packages/contracts/test-support/play-issues.ts';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../server/test-support/casino/casino-test-kit.ts';
import { createSendCall } from '../send-call.ts';
import { SIMULATORS } from '../simulators.ts';
import { createFlights } from './play-flight.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterAll(() => kit.close());

const GAME = 'spribe-sevilla';
const ROCKET = ['spribe', GAME] as const;
const STAKE = 200n;
let submissions = 0;

interface InTheAir {
  readonly who: CasinoPlayer;
  readonly token: string;
  readonly round: string;
  /** Hundredths. */
  readonly bust: number;
  readonly flewAt: Instant;
}

/** Flies again and again until a rocket left that bursts at `bustMin` (hundredths) or later; every other one is lost. */
async function flyAbove(bustMin: number, choice: object = { cashOutAt: null }): Promise<InTheAir> {
  const who = await kit.player('1000.00');
  const { token } = await kit.open(who, ...ROCKET);
  for (;;) {
    submissions += 1;
    const { body } = await kit.spin(token, `take-off-${submissions}`, '2.00', choice);
    expect(body).toMatchObject({ state: 'playing', payout: '0.00', outcome: { phase: 'flying' } });
    expect(roundIssues('crash', body)).toEqual([]);
    const { seed, flew_at: flew } = (await rowsOf(body.round))[0] as { seed: string; flew_at: Date };
    const bust = bustOf(fairDraws({ serverSeed: seed, clientSeed: 'flight', nonce: 0 }));
    const flight = { who, token, round: body.round, bust, flewAt: instant(flew.getTime()) };
    if (bust >= bustMin) return flight;
    setClock(addMs(flight.flewAt, crashMsUntil(bust)));
    expect((await leave(flight)).body).toMatchObject({ state: 'settled', payout: '0.00' });
  }
}

const rowsOf = async (round: string) => {
  const sql = 'select f.* from play_flight f join play_round r on r.id = f.round where r.round_key = $1';
  return (await kit.sandbox.parts.pool.query(sql, [round])).rows;
};
/** Both sides keep the same time: calls are stamped. */
function setClock(at: Instant): void {
  kit.sandbox.parts.clock.set(at);
  kit.testServer.clock.set(new Date(at).toISOString());
}
const leave = ({ token, round }: Pick<InTheAir, 'token' | 'round'>, action = 'cash-out') =>
  kit.as(token).post(`/rounds/${round}/moves`, { place: 0, move: { action } });
const wait = async ({ token, round }: Pick<InTheAir, 'token' | 'round'>) =>
  (await kit.as(token).get(`/rounds/${round}`)).body;
const cents = (amount: string) => BigInt(amount.replace('.', ''));

describe('a flight that is left by hand', () => {
  it('pays what the provider’s clock showed, once, to the cent', async () => {
    const flight = await flyAbove(160);
    const before = cents(await kit.mainOf(flight.who));
    setClock(addMs(flight.flewAt, crashMsUntil(130)));
    const answers = await Promise.all([leave(flight), leave(flight), leave(flight)]);
    const [first] = answers;
    expect(first?.body).toMatchObject({ state: 'settled', place: 1, outcome: { kind: 'crash' } });
    expect(roundIssues('crash', first?.body)).toEqual([]);
    const left = cents(first?.body.outcome.cashedOutAt);
    // The clock ran on while the wish was on its way.
    expect(left >= 130n && left < 150n).toBe(true);
    expect(cents(first?.body.payout)).toBe((STAKE * left) / 100n);
    for (const answer of answers) expect(answer.body).toEqual(first?.body);
    expect(await wait(flight)).toMatchObject({ state: 'settled', payout: first?.body.payout });
    expect(cents(await kit.mainOf(flight.who))).toBe(before + cents(first?.body.payout));
    const [row] = (await flight.who.call(listSlotsBetHistory)).result.data;
    expect(row).toMatchObject({ payout: first?.body.payout, balance_after: await kit.mainOf(flight.who) });
  });

  it('pays nothing to a hand that comes with the bust or after it', async () => {
    for (const lateMs of [0, 3_000]) {
      const flight = await flyAbove(105);
      const before = await kit.mainOf(flight.who);
      setClock(addMs(flight.flewAt, crashMsUntil(flight.bust) + lateMs));
      const { body } = await leave(flight);
      expect(body).toMatchObject({ state: 'settled', payout: '0.00', outcome: { cashedOutAt: null } });
      expect(await kit.mainOf(flight.who)).toBe(before);
    }
  });

  it('is decided once when hands, waiting and the bust come together', async () => {
    for (let n = 0; n < 8; n += 1) {
      const flight = await flyAbove(110);
      const before = cents(await kit.mainOf(flight.who));
      setClock(addMs(flight.flewAt, crashMsUntil(flight.bust) - 12));
      const [hands, waited] = await Promise.all([
        Promise.all([leave(flight), leave(flight), leave(flight)]),
        Promise.all([wait(flight), wait(flight)]),
      ]);
      const ends = [...hands.map(({ body }) => body), ...waited].filter(({ state }) => state === 'settled');
      expect(new Set(ends.map(({ payout }) => payout)).size).toBe(1);
      expect(cents(await kit.mainOf(flight.who))).toBe(before + cents(ends[0].payout));
    }
    expect((await kit.testServer.modules.ledger.invariants()).filter(({ violations }) => violations > 0)).toEqual([]);
  });

  it('cannot be left before it shows more than the stake, and goes on', async () => {
    const flight = await flyAbove(110);
    setClock(flight.flewAt);
    expect(await leave(flight)).toMatchObject({ http: 400, body: { error: 'choice-invalid' } });
    expect(await leave(flight, 'shrug')).toMatchObject({ http: 400 });
    const { open } = (await kit.as(flight.token).get('')).body;
    expect(open).toMatchObject({ round: flight.round, state: 'playing', choice: { cashOutAt: null } });
    expect(open.outcome.flownMs).toBeGreaterThanOrEqual(0);
    setClock(addMs(flight.flewAt, crashMsUntil(flight.bust)));
    expect(await wait(flight)).toMatchObject({ state: 'settled', payout: '0.00' });
  });

  it('is met at its exact target by itself, and can be left before', async () => {
    const flight = await flyAbove(150, { cashOutAt: 150, byHand: true });
    setClock(addMs(flight.flewAt, crashMsUntil(150) + 500));
    expect(await wait(flight)).toMatchObject({ state: 'settled', payout: '3.00', outcome: { cashedOutAt: '1.50' } });
    const other = await flyAbove(150, { cashOutAt: 150, byHand: true });
    setClock(addMs(other.flewAt, crashMsUntil(120)));
    const left = cents((await leave(other)).body.outcome.cashedOutAt);
    expect(left >= 120n && left < 150n).toBe(true);
  });

  it('belongs to its session', async () => {
    const flight = await flyAbove(110);
    const guest = await kit.player();
    const { token } = await kit.open(guest, ...ROCKET);
    expect((await leave({ token, round: flight.round })).http).toBe(404);
    expect(await wait({ token, round: flight.round })).toEqual({ error: 'round-unknown' });
    await leave(flight);
  });

  it('is taken back when its process ended, unless its target had been met', async () => {
    const byHand = await flyAbove(120);
    const met = await flyAbove(120, { cashOutAt: 120, byHand: true });
    setClock(addMs(met.flewAt, crashMsUntil(met.bust) + 60_000));
    expect(await anotherProcess().endDue()).toBeGreaterThanOrEqual(2);
    expect((await wait(byHand)).state).toBe('cancelled');
    expect(await wait(met)).toMatchObject({ state: 'settled', payout: '2.40' });
    expect(await anotherProcess().endDue()).toBe(0);
    const [row] = (await byHand.who.call(listSlotsBetHistory)).result.data;
    expect(row.balance_after).toBe(await kit.mainOf(byHand.who));
  });

  it('plays a target alone at once, as a console does', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, ...ROCKET);
    expect((await kit.spin(token, 'target-only', '2.00', { cashOutAt: 150 })).body.state).toBe('settled');
    expect((await kit.spin(token, 'target-none', '2.00', { cashOutAt: 'soon', byHand: true })).http).toBe(400);
  });
});

/** The same books in another process. */
function anotherProcess() {
  const { parts } = kit.sandbox;
  const sessions = createSessionBooks({ ...parts, origin: 'http://sandbox', gamesOrigin: 'http://games' });
  const rounds = createRoundBooks(parts);
  const send = createSendCall(parts);
  const simulators = Object.values(SIMULATORS).map((simulatorOf) => simulatorOf(parts));
  const money = createRoundMoney({
    sessions,
    rounds,
    send: async (call, { provider }) => {
      const simulator = simulators.find(({ name }) => name === provider);
      return (simulator && (await send(simulator, call))?.verdict) ?? null;
    },
  });
  return createFlights({ ...parts, rounds, sessions, money });
}
