import websocket from '@fastify/websocket';
import { addMs, instant, toIso } from '@ordago/kernel';
import {
  createRoundBooks,
  createRoundMoney,
  createSessionBooks,
  judgeBooksUser,
  LAUNCH_CODE_SCHEMA,
  openBooks,
  ROUND_SCHEMA,
  raiseSchema,
  type SchemaStep,
  SESSION_ENDS_SCHEMA,
  SESSION_SCHEMA,
  type SessionLives,
} from '@ordago/provider-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { CHECKPOINT_SCHEMA, CRASH_SCHEMA, type CrashBooks, createCrashBooks } from './crash/crash-books.ts';
import { crashRoutes } from './crash/crash-routes.ts';
import { type CrashPace, CrashTable } from './crash/crash-table.ts';
import { createDemoWallet, DEMO_WALLET_SCHEMA, isDemo } from './demo/demo-wallet.ts';
import { forgetPractice, PRACTICE_SCHEMA } from './demo/forget-practice.ts';
import { answerUnreadable, guardPlay, guardServer, REQUEST_TIMEOUT_MS, REQUEST_TIMEOUTS } from './http/edge.ts';
import { createNoteRefusal } from './http/note-refusal.ts';
import { serveClient } from './http/serve-client.ts';
import { operatorRoutes } from './operator/operator-routes.ts';
import { createProofReader } from './operator/read-proof.ts';
import { createOperatorWallet } from './operator/wallet-words.ts';
import type { Parts } from './parts.ts';
import { createLiveSessions } from './play/live-sessions.ts';
import { playRoutes } from './play/play-routes.ts';
import { endAbandoned } from './rounds/end-abandoned.ts';
import { createFairBooks, FAIR_SCHEMA } from './rounds/fair-books.ts';
import { createSeedBooks, SEED_SCHEMA } from './seeds/seed-books.ts';
import type { Settings } from './settings.ts';

/** The running game server. */
export interface Originals {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  readonly clock: MovableClock;
  readonly crash: CrashTable;
  /** Raises the tables and takes up what was left; then the rounds run. */
  start(): Promise<void>;
  /** Takes up unfinished rounds once; the running server does so by itself every second. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Our own books, step by step: forward only. */
const SCHEMA: readonly SchemaStep[] = [
  { name: '0001-play', sql: `${SESSION_SCHEMA}; ${ROUND_SCHEMA}` },
  { name: '0002-fair', sql: `${SEED_SCHEMA}; ${FAIR_SCHEMA}` },
  { name: '0003-demo', sql: DEMO_WALLET_SCHEMA },
  { name: '0004-crash', sql: CRASH_SCHEMA },
  { name: '0005-checkpoints', sql: CHECKPOINT_SCHEMA },
  { name: '0006-session-ends', sql: SESSION_ENDS_SCHEMA },
  { name: '0007-practice', sql: PRACTICE_SCHEMA },
  { name: '0008-launch-codes', sql: LAUNCH_CODE_SCHEMA },
];

/** Lives of a game's token, as long as the operator's own session of a game at most. */
const LIVES: SessionLives = { ageMs: 24 * 3_600_000, idleMs: 4 * 3_600_000 };
/** Largest message of a client: a token. */
const SOCKET_BYTES_MAX = 1024;

/** Interval between attempts to finish open rounds, in milliseconds. */
const RESUME_MS = 1_000;
/** Interval between deletions of old practice, in milliseconds. */
const SWEEP_MS = 60_000;

/** Wires our game server by hand; everything starts with `start`. */
export async function composeOriginals(
  settings: Settings,
  options: { hasClient?: boolean; pace?: CrashPace } = {},
): Promise<Originals> {
  const pool = openBooks(settings.databaseUrl, 'ordago-originals');
  const clock = movableClock();
  const note: Parts['note'] = (message, details) => {
    process.stdout.write(`${JSON.stringify({ name: 'originals', msg: message, ...details })}\n`);
  };
  const gamesOrigin = settings.origin;
  const sessions = createSessionBooks({ pool, clock, origin: settings.origin, gamesOrigin, lives: LIVES });
  const rounds = createRoundBooks({ pool, clock });
  const operatorWallet = createOperatorWallet(settings, clock);
  const demoWallet = createDemoWallet(pool);
  const send = (...[call, session]: Parameters<typeof operatorWallet>) =>
    isDemo(session) ? demoWallet(call) : operatorWallet(call, session);
  const money = createRoundMoney({ sessions, rounds, send });
  const books = { seeds: createSeedBooks({ pool, clock }), fair: createFairBooks({ pool, clock }) };
  const live = createLiveSessions({ sessions, money }, () => clock.now());
  const noteRefusal = createNoteRefusal({ note, clock });
  const { slotRoundMsMin } = settings;
  const parts: Parts = { pool, clock, slotRoundMsMin, sessions, live, rounds, money, note, noteRefusal, ...books };
  const crashBooks = createCrashBooks({ pool, clock });
  const chain = { length: settings.chainLength, salt: settings.chainSalt };
  const crash = new CrashTable({ parts, books: crashBooks, chain, pace: options.pace });
  const app = await buildApp(settings, parts, { ...options, clock, crash, crashBooks });
  const resume = async () => {
    await money.resume();
    await endAbandoned(parts);
  };
  const loop = repeat(resume, RESUME_MS, (error) => note('rounds were not taken up', { error: String(error) }));
  const sweep = repeat(
    async () => void (await forgetPractice(parts)),
    SWEEP_MS,
    (error) => note('practice was not forgotten', { error: String(error) }),
  );
  return {
    app,
    parts,
    clock,
    crash,
    resume,
    start: async () => {
      await judgeBooksUser(pool, {
        variable: 'ORIGINALS_DATABASE_URL',
        isProduction: settings.appEnv === 'production',
        // The books of a test belong to whoever runs it.
        warn: (sentence) => settings.appEnv !== 'test' && note(sentence, {}),
      });
      await raiseSchema(pool, [{ name: 'originals', schema: SCHEMA }]);
      await crash.start();
      loop.start();
      sweep.start();
    },
    stop: async () => {
      await app.close();
      await crash.stop();
      await loop.stop();
      await sweep.stop();
      await pool.end();
    },
  };
}

interface AppParts {
  readonly hasClient?: boolean;
  readonly clock: MovableClock;
  readonly crash: CrashTable;
  readonly crashBooks: CrashBooks;
}

async function buildApp(
  settings: Settings,
  parts: Parts,
  { hasClient = true, clock, crash, crashBooks }: AppParts,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: REQUEST_TIMEOUTS,
    trustProxy: [...settings.trustedProxies],
    frameworkErrors: answerUnreadable(settings),
  });
  await guardServer(app, settings, parts);
  app.get('/healthz', async () => ({ status: 'ok' }));
  if (settings.appEnv === 'test') clockRoute(app, clock);
  await app.register(websocket, { options: { maxPayload: SOCKET_BYTES_MAX } });
  const proof = createProofReader(parts, crashBooks);
  await app.register(async (scope) => operatorRoutes(scope, { ...parts, proof }, settings));
  await app.register(async (scope) => {
    guardPlay(scope, settings, parts);
    playRoutes(scope, { ...parts, proof });
    crashRoutes(scope, parts, crash);
  });
  if (hasClient) await app.register(async (scope) => serveClient(scope, settings));
  return app;
}

/** The machine's time plus an offset that only rehearsals set. */
export interface MovableClock {
  now(): ReturnType<typeof instant>;
  set(at: ReturnType<typeof instant>): void;
}

function movableClock(): MovableClock {
  let offsetMs = 0;
  const machine = () => instant(Date.now());
  return {
    now: () => addMs(machine(), offsetMs),
    set: (at) => {
      offsetMs = at - machine();
    },
  };
}

/** The sandbox's console moves all clocks together; exists with APP_ENV=test alone. */
function clockRoute(app: FastifyInstance, clock: MovableClock): void {
  app.post('/ops/clock', async (request, reply) => {
    const at = Date.parse(String((request.body as { at?: unknown } | null)?.at ?? ''));
    if (Number.isNaN(at)) return reply.code(400).send({ error: 'malformed-input' });
    clock.set(instant(at));
    return { at: toIso(clock.now()) };
  });
}

function repeat(work: () => Promise<void>, everyMs: number, onFault: (error: unknown) => void) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = work().catch(onFault);
    running.finally(() => {
      if (timer !== null) timer = setTimeout(run, everyMs);
    });
  };
  return {
    start: () => {
      timer = setTimeout(run, everyMs);
    },
    stop: async () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await running;
    },
  };
}
