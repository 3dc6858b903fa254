import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { composeOriginals, type Originals } from '../../apps/originals/src/composition.ts';
import { demoUser } from '../../apps/originals/src/demo/demo-wallet.ts';
import { readSettings } from '../../apps/originals/src/settings.ts';
import { startPostgres } from '../../tools/postgres/index.mjs';
import type { Figure } from '../harness/figures.ts';
import { pairedRatio, quantile, spreadOf } from '../harness/statistics.ts';
import type { Scale } from './scale.ts';

/** Players of dice, each with a session and an address of their own, and the time from one of their plays to the next. */
const PLAYERS = 16;
const PLAY_EVERY_MS = 150;
/** Proofs that the stranger asks for in a second. */
const PROOFS_PER_SECOND = 3;
/** Pairs of windows for each round of the scale: a window is short, and the p99 of one says little. */
const PAIRS_PER_ROUND = 3;
/** Places of the chain whose proofs are asked for, from its begin to its end. */
const PLACES = [1, 2, 499, 12_345, 50_001, 77_777, 99_999] as const;

/**
 * G19: the p99 of plays of our own games while a stranger asks for proofs of the shared rounds, without a session and with one, beside
 * windows without the stranger, in turns. Play money, so that the game server alone is measured.
 */
export async function measureProofs(scale: Scale): Promise<Figure[]> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-proofs-'));
  const postgres = await startPostgres({ dir, database: 'proofs' });
  const settings = readSettings({ APP_ENV: 'test', ORIGINALS_DATABASE_URL: postgres.url });
  const originals = await composeOriginals(settings, { hasClient: false, pace: QUIET });
  try {
    await originals.start();
    await originals.app.listen({ host: '127.0.0.1', port: 0 });
    return await measure(originals, scale);
  } finally {
    await originals.stop();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** No shared round ends while the bench looks. */
const QUIET = { bettingMs: 3_600_000, restMs: 100, tickMs: 1_000 } as const;

async function measure(originals: Originals, scale: Scale): Promise<Figure[]> {
  const origin = `http://127.0.0.1:${(originals.app.server.address() as AddressInfo).port}`;
  const tokens = await Promise.all(Array.from({ length: PLAYERS }, () => openSession(originals, 'dice')));
  const guest = await openGuest(originals);
  const calm: number[] = [];
  const asked: number[] = [];
  await playFor(origin, tokens, scale.roundMs);
  for (let pair = 0; pair < scale.rounds * PAIRS_PER_ROUND; pair += 1) {
    const turns = [
      async () => calm.push(await playFor(origin, tokens, scale.roundMs)),
      async () => {
        const stop = askProofs(origin, guest);
        asked.push(await playFor(origin, tokens, scale.roundMs));
        await stop();
      },
    ];
    if (pair % 2 === 1) turns.reverse();
    for (const turn of turns) await turn();
  }
  const what = `p99 of plays, ${PLAYERS} players`;
  return [
    { goal: 'G19', what: `${what}: nobody beside`, unit: 'ms', value: spreadOf(calm) },
    { goal: 'G19', what: `${what}: three proofs a second beside`, unit: 'ms', value: spreadOf(asked) },
    {
      goal: 'G19',
      what: `${what}, three proofs a second beside vs nobody`,
      unit: 'x',
      value: pairedRatio(asked, calm),
      floor: { atMost: 1.1 },
    },
  ];
}

interface Session {
  readonly id: string;
  readonly token: string;
}

async function openSession({ parts }: Originals, game: string): Promise<Session> {
  const name = randomUUID();
  const user = { userId: demoUser(), username: name, currency: 'USD', language: 'en', lobbyUrl: '' };
  return parts.sessions.issue({ provider: 'originals', operatorToken: name, reference: null, game, ...user });
}

/** A stranger with played rounds of the shared game all along the chain; the rounds are written as they are after their end. */
async function openGuest(originals: Originals): Promise<Session & { readonly rounds: readonly string[] }> {
  const session = await openSession(originals, 'crash');
  const { pool } = originals.parts;
  const idOf = async (sql: string, values: readonly unknown[]) =>
    (await pool.query<{ id: string }>(sql, [...values])).rows[0]?.id ?? '';
  const chain = await idOf('select id from crash_chain order by id desc limit 1', []);
  const rounds: string[] = [];
  for (const place of PLACES) {
    const key = `bench-${place}`;
    const round = await idOf(
      `insert into play_round (session, key, round_key, stake, payout, outcome, state, next_at, at)
       values ($1, $2, $2, 100000, 0, '{}', 'settled', now(), now()) returning id`,
      [session.id, key],
    );
    await pool.query(`insert into fair_round (round, session, game, choice) values ($1, $2, 'crash', '{}')`, [
      round,
      session.id,
    ]);
    const table = await idOf(
      `insert into crash_round (chain, place, phase, ends_at, bust) values ($1, $2, 'over', now(), 100)
       on conflict do nothing returning id`,
      [chain, place],
    );
    if (table === '') continue;
    await pool.query('insert into crash_bet (round, crash_round) values ($1, $2)', [round, table]);
    rounds.push(key);
  }
  return { ...session, rounds };
}

/** Everybody plays for a while; returns the p99 of their plays, in milliseconds. */
async function playFor(origin: string, sessions: readonly Session[], ms: number): Promise<number> {
  const until = performance.now() + ms;
  const times: number[] = [];
  const play = async ({ token }: Session, player: number) => {
    await rest((player * PLAY_EVERY_MS) / sessions.length);
    while (performance.now() < until) {
      const begun = performance.now();
      const answer = await fetch(`${origin}/play/session/rounds`, {
        method: 'POST',
        headers: { ...headersOf(token, player), 'content-type': 'application/json' },
        body: JSON.stringify({
          stake: '0.10',
          choice: { direction: 'over', target: 5050 },
          key: randomUUID(),
        }),
      });
      if (answer.status !== 200) throw new Error(`a play was answered ${answer.status}: ${await answer.text()}`);
      await answer.text();
      times.push(performance.now() - begun);
      await rest(PLAY_EVERY_MS - (performance.now() - begun));
    }
  };
  await Promise.all(sessions.map(play));
  return quantile(
    times.toSorted((a, b) => a - b),
    0.99,
  );
}

/** Asks for proofs until it is stopped, in turns with and without a session; the answers have to come. */
function askProofs(
  origin: string,
  { token, rounds }: { token: string; rounds: readonly string[] },
): () => Promise<void> {
  const answers: Promise<void>[] = [];
  let count = 0;
  const ask = async (turn: number) => {
    const round = rounds[turn % rounds.length];
    const isSessionless = turn % 2 === 1;
    const headers = isSessionless ? { 'x-forwarded-for': '10.9.9.9' } : headersOf(token, 250);
    const { status } = await fetch(`${origin}/play/session/rounds/${round}/proof`, { headers });
    if (status !== (isSessionless ? 404 : 200)) throw new Error(`a proof was answered ${status}`);
  };
  const next = () => {
    answers.push(ask(count));
    count += 1;
  };
  next();
  const timer = setInterval(next, 1_000 / PROOFS_PER_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(answers);
  };
}

function headersOf(token: string, player: number): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.1.${player}.1` };
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
