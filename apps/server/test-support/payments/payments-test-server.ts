import { createHash } from 'node:crypto';
import { type RouteContract, stringifyWire } from '@ordago/contracts';
import { type Currency, currency, formatAmount, type Instant, idOf, type PlayerId } from '@ordago/kernel';
import { XPAY_CALLBACK_PATH, XPAY_HEADERS, xpayHeaders } from '@ordago/provider-protocols';
import { type FakeClock, fakeClock } from '@ordago/testing';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createXpay } from '../../src/adapters/payments/gateways/xpay/xpay.ts';
import { cryptoRules } from '../../src/adapters/payments/methods/crypto.ts';
import { paparaRules } from '../../src/adapters/payments/methods/papara.ts';
import { createAudit } from '../../src/modules/audit/index.ts';
import { createLedger, type Ledger } from '../../src/modules/ledger/index.ts';
import {
  createPayments,
  type PaymentGateway,
  type Payments,
  type PaymentsOptions,
  type WithdrawalGuard,
} from '../../src/modules/payments/index.ts';
import { GUEST } from '../../src/platform/http/actor.ts';
import { createApiServer } from '../../src/platform/http/api-server.ts';
import { createMetrics } from '../../src/platform/metrics/metrics.ts';
import { sentences } from '../../src/sentences.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createPaymentDecisions, type PaymentDecisions } from './payment-decisions.ts';

export const XPAY_ACCOUNT = { merchant: 'ordago', secret: 'a secret that only tests know' };

type GatewayCalls = Pick<PaymentGateway, 'openDeposit' | 'sendPayout' | 'query'>;

/** Reply to a call. */
export interface PaymentReply {
  readonly http: number;
  /** The catalogue's code, 0 on success. */
  readonly status: number;
  readonly refusal: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape.
  readonly result: any;
}

export interface CallParts {
  /** Player who asks; null for a guest. */
  readonly as?: PlayerId | null;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** A text is sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Change of a webhook between its signing and its arrival. */
export interface Tampering {
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Time of the signature. (Default: now) */
  readonly at?: Instant;
  /** Flips this bit, counted round and round, of the body or of signature and time. */
  readonly flip?: number;
  readonly of?: 'body' | 'headers';
}

/** Payments with a real ledger and database, called by HTTP without a network. */
export interface PaymentsTestServer {
  readonly db: TestDatabase;
  readonly clock: FakeClock;
  readonly ledger: Ledger;
  readonly payments: Payments;
  readonly decisions: PaymentDecisions;
  readonly app: FastifyInstance;
  /** Answers of the gateway; a test replaces single answers. The signing of its webhooks is always the real one. */
  readonly gateway: { -readonly [Call in keyof GatewayCalls]: GatewayCalls[Call] };
  readonly guard: { mayWithdraw: WithdrawalGuard['mayWithdraw'] };
  buildPlayer(options?: { currency?: string; hasParentAgent?: boolean }): Promise<PlayerId>;
  call(contract: RouteContract, parts?: CallParts): Promise<PaymentReply>;
  /**
   * Sends a webhook, signed as the gateway signs (a text unchanged); `tamper` changes headers and body behind the
   * signature.
   */
  webhook(event: unknown, tamper?: Tampering): Promise<PaymentReply>;
  runJob(name: string, payload: unknown): Promise<void>;
  balances(player: PlayerId): Promise<Record<string, string>>;
  /** Names of the broken invariants; empty when all is well. */
  broken(): Promise<string[]>;
  /** A digest of every row of every table that holds state of the product. */
  fingerprint(): Promise<string>;
  close(): Promise<void>;
}

interface TestAccount {
  readonly username: string;
  readonly currency: Currency;
  readonly hasParentAgent: boolean;
}

export async function createPaymentsTestServer(): Promise<PaymentsTestServer> {
  const db = await createTestDatabase({ connectionsMax: 16 });
  const clock = fakeClock();
  const ledger = createLedger({ pool: db.pool, clock });
  const accounts = new Map<string, TestAccount>();
  const xpay = createXpay({ ...XPAY_ACCOUNT, baseUrl: 'http://127.0.0.1:9', linkOrigins: [], clock });
  const gateway = { ...obligingGateway(), name: 'xpay', readEvent: xpay.readEvent };
  const guard = { mayWithdraw: (async () => null) as WithdrawalGuard['mayWithdraw'] };
  const options: PaymentsOptions = {
    pool: db.pool,
    audit: createAudit(db.pool),
    ledger,
    clock,
    gateway,
    methods: [paparaRules, cryptoRules],
    accounts: { payingPlayer: async (player) => accounts.get(player) ?? null },
    guard: { mayWithdraw: (request) => guard.mayWithdraw(request) },
    returnUrlOf: (deposit) => `http://localhost:3000/payments/return?deposit=${deposit}`,
  };
  const payments = createPayments(options);
  const app = await createApiServer({
    metrics: createMetrics(),
    host: 'player',
    routes: payments.routes,
    policies: payments.policies,
    sentences,
    clock,
    authenticate: async ({ headers }) => {
      const player = headers['x-test-player'];
      if (player === undefined) return GUEST;
      const hasParentAgent = accounts.get(player)?.hasParentAgent ?? false;
      const flags = { isBanned: headers['x-test-banned'] === '1', isExcluded: headers['x-test-excluded'] === '1' };
      return { kind: 'player', player: idOf<PlayerId>(player), sessionId: `s${player}`, ...flags, hasParentAgent };
    },
    allowedOrigins: [],
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    secureCookies: false,
    csp: { defaultSrc: ["'none'"] },
  });
  return {
    db,
    clock,
    ledger,
    payments,
    decisions: createPaymentDecisions(options),
    app,
    gateway,
    guard,
    buildPlayer: async ({ currency: code = 'USD', hasParentAgent = false } = {}) => {
      const player = idOf<PlayerId>(accounts.size + 1);
      accounts.set(player, { username: `player-${player}`, currency: currency(code), hasParentAgent });
      await ledger.openPlayerWallets(player, currency(code));
      return player;
    },
    call: (contract, parts = {}) => call(app, contract, parts),
    webhook: (event, tamper = {}) => sendWebhook(app, clock, event, tamper),
    runJob: async (name, payload) => {
      const job = payments.jobs.find((known) => known.name === name);
      if (!job) throw new Error(`no job ${name}`);
      await job.run(payload);
    },
    balances: async (player) =>
      Object.fromEntries(
        (await ledger.walletsOf(player)).map((wallet) => [wallet.class, formatAmount(wallet.balance)]),
      ),
    broken: async () => (await ledger.invariants()).filter(({ violations }) => violations > 0).map(({ name }) => name),
    fingerprint: () => fingerprint(db),
    close: async () => {
      await app.close();
      await ledger.close();
      await db.close();
    },
  };
}

/** A gateway that opens everything and decides nothing. */
function obligingGateway(): GatewayCalls {
  const report = (direction: 'deposit' | 'withdrawal', reference: string, units: bigint, code: string) => ({
    gateway: 'xpay',
    payment: `xp-${direction}-${reference}`,
    reference,
    direction,
    status: 'pending' as const,
    word: 'pending',
    units,
    currency: code,
    reason: null,
  });
  return {
    openDeposit: async ({ reference, units, currency: code }) => ({
      outcome: 'done',
      link: `http://sandbox.localhost:3100/pay/${reference}`,
      report: report('deposit', reference, units, code),
    }),
    sendPayout: async ({ reference, units, currency: code }) => ({
      outcome: 'done',
      report: report('withdrawal', reference, units, code),
    }),
    query: async () => ({ outcome: 'unknown' }),
  };
}

async function call(app: FastifyInstance, contract: RouteContract, parts: CallParts): Promise<PaymentReply> {
  const path = contract.path.replace(/:([A-Za-z_]+)/g, (_all, name: string) =>
    encodeURIComponent(parts.params?.[name] ?? ''),
  );
  const { body } = parts;
  const answer = await app.inject({
    method: contract.method,
    url: `${path}?${new URLSearchParams(parts.query)}`,
    headers: {
      ...(parts.as ? { 'x-test-player': parts.as } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...parts.headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : stringifyWire(body) }),
  });
  return replyOf(answer.statusCode, answer.payload);
}

function replyOf(http: number, text: string): PaymentReply {
  // Amounts as the digits they were written in.
  const exact = text.replace(/:(-?[0-9]+\.[0-9]+)(?=[,}])/g, ':"$1"');
  const body = JSON.parse(exact) as { status?: number; result?: unknown; error?: { name?: string } };
  const result = 'result' in body ? body.result : body;
  return { http, status: body.status ?? 0, refusal: body.error?.name ?? '', result };
}

async function sendWebhook(
  app: FastifyInstance,
  clock: FakeClock,
  event: unknown,
  tamper: Tampering,
): Promise<PaymentReply> {
  const body = Buffer.from(typeof event === 'string' ? event : JSON.stringify(event));
  const at = tamper.at ?? clock.now();
  const message = { atSeconds: Math.floor(at / 1_000), method: 'POST', path: XPAY_CALLBACK_PATH, body };
  const sent = flipped({ ...xpayHeaders(XPAY_ACCOUNT, message), ...tamper.headers }, tamper.body ?? body, tamper);
  const answer = await app.inject({
    method: 'POST',
    url: XPAY_CALLBACK_PATH,
    headers: { 'content-type': 'application/json', ...sent.headers },
    payload: sent.body,
  });
  return replyOf(answer.statusCode, answer.payload);
}

function flipped(headers: Record<string, string>, body: Buffer, { flip, of }: Tampering) {
  if (flip === undefined) return { headers, body };
  if (of === 'body') return { headers, body: flipBit(body, flip) };
  const name = flip % 4 === 0 ? XPAY_HEADERS.timestamp : XPAY_HEADERS.signature;
  // A header is text: its low four bits flip, so that it stays printable.
  const value = flipBit(Buffer.from(headers[name] ?? '', 'latin1'), Math.floor(flip / 4) * 8 + (flip % 4));
  return { headers: { ...headers, [name]: value.toString('latin1') }, body };
}

function flipBit(bytes: Buffer, position: number): Buffer {
  const copy = Buffer.from(bytes);
  const bit = position % (copy.length * 8);
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return copy;
}

async function fingerprint({ pool }: TestDatabase): Promise<string> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('ledger', 'payments', 'graphile_worker') and tablename not in ('op') order by 1`,
  );
  const hash = createHash('sha256');
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    hash.update(name).update(JSON.stringify(rows));
  }
  return hash.digest('hex');
}
