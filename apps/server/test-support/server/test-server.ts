import { type Host, parseWire, type RouteContract, stringifyWire } from '@ordago/contracts';
import type { Instant } from '@ordago/kernel';
import { type FakeClock, fakeClock } from '@ordago/testing';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createEventRelay } from '../../src/composition/event-relay.ts';
import { composeModules, type ModuleParts, type Modules } from '../../src/composition/modules.ts';
import type { LaunchCheck } from '../../src/modules/casino/index.ts';
import type { OddsFeed } from '../../src/modules/sportsbook/index.ts';
import { type Config, readConfig } from '../../src/platform/config/config.ts';
import { createMetrics } from '../../src/platform/metrics/metrics.ts';
import { createHub, type Hub } from '../../src/platform/push/hub.ts';
import { createHosts } from '../../src/serve-hosts.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { withoutRateLimit } from './without-rate-limit.ts';

/** The whole server on a database of its own, called without a network. */
export interface TestServer {
  readonly db: TestDatabase;
  readonly clock: FakeClock;
  readonly hub: Hub;
  readonly config: Config;
  readonly modules: Modules;
  readonly servers: ReadonlyMap<Host, FastifyInstance>;
  /** A browser with its own cookies. */
  visitor(options?: VisitorOptions): Visitor;
  /** Passes the events so far to the handlers of domain events; nothing does so by itself. */
  handleEvents(): Promise<void>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** (Default: that of the sandbox, which is out of reach) */
  readonly oddsFeed?: OddsFeed;
  /** Suppliers beside that one. (Default: none beside a given one) */
  readonly moreFeeds?: readonly OddsFeed[];
  /** Checks before a game opens, beside the casino's own. (Default: none) */
  readonly launchChecks?: readonly LaunchCheck[];
  /** Hashing of passwords. (Default: cheap, since most tests sign somebody up) */
  readonly hashing?: ModuleParts['hashing'];
  /** Variables beside those of a test. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface VisitorOptions {
  /** (Default: 192.0.2.1) */
  readonly ip?: string;
  /** Headers sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reply to a call. `result` of a standard answer, the whole body of every other. */
export interface Reply {
  readonly http: number;
  /** Body status: 0 on success, else the catalogue's code. */
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape.
  readonly result: any;
  /** Name of the refusal; empty on success. */
  readonly refusal: string;
  readonly message: string;
  /** Values of the refusal. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Further refusals of the same call; empty where there are none. */
  readonly also: readonly {
    readonly name: string;
    readonly code: unknown;
    readonly params: Readonly<Record<string, unknown>>;
  }[];
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Visitor {
  readonly cookies: Map<string, string>;
  call(contract: RouteContract, options?: CallOptions): Promise<Reply>;
}

/**
 * Composes the server for a test file: `const server = await createTestServer()` in `beforeAll`, `close` in `afterAll`.
 */
export async function createTestServer({
  env = {},
  oddsFeed,
  moreFeeds,
  launchChecks = [],
  hashing = { cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } },
}: TestServerOptions = {}): Promise<TestServer> {
  const db = await createTestDatabase();
  const clock = fakeClock();
  const config = readConfig({
    APP_ENV: 'test',
    DATABASE_URL: db.url,
    DATABASE_OWNER_URL: db.ownerUrl,
    LOG_LEVEL: 'silent',
    VIRTUAL_SPORTS: 'off',
    ...env,
  });
  const hub = createHub();
  const log = pino({ level: 'silent' });
  const state = { isDraining: false };
  const metrics = createMetrics();
  const settable = { now: clock.now, set: (at: Instant) => void clock.set(new Date(at).toISOString()) };
  const modules = composeModules({
    config,
    pool: db.pool,
    clock: settable,
    log,
    hub,
    state,
    metrics,
    ...(oddsFeed && { oddsFeed }),
    ...(moreFeeds && { moreFeeds }),
    launchChecks,
    hashing,
  });
  const { authenticate } = modules.identity;
  const { noteSecurity } = modules;
  const uncounted = modules.all.map(withoutRateLimit);
  const servers = await createHosts({
    config,
    modules: uncounted,
    authenticate,
    hub,
    clock,
    log,
    metrics,
    noteSecurity,
  });
  await modules.start();
  const relay = createEventRelay(modules, { pool: db.pool, clock, log, metrics });
  await relay.register();
  return {
    db,
    clock,
    hub,
    config,
    modules,
    servers,
    handleEvents: relay.catchUp,
    visitor: (options) => createVisitor(servers, options),
    close: async () => {
      for (const app of servers.values()) await app.close();
      await relay.stop();
      await modules.stop();
      hub.close();
      await db.close();
    },
  };
}

function createVisitor(servers: ReadonlyMap<Host, FastifyInstance>, options: VisitorOptions = {}): Visitor {
  const cookies = new Map<string, string>();
  return {
    cookies,
    call: async (contract, { params = {}, query = {}, body, headers = {} } = {}) => {
      const app = servers.get(contract.host);
      if (!app) throw new Error(`no server for ${contract.host}`);
      const path = contract.path.replace(/:([A-Za-z_]+)/g, (_all, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      );
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await app.inject({
        method: contract.method,
        url: `${path}?${new URLSearchParams(query)}`,
        remoteAddress: options.ip ?? '192.0.2.1',
        headers: {
          ...(cookie === '' ? {} : { cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : stringifyWire(body) }),
      });
      for (const { name, value, maxAge, expires } of answer.cookies) {
        const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
        if (isGone) cookies.delete(name);
        else cookies.set(name, value);
      }
      return toReply(contract, answer.statusCode, answer.payload, answer.headers);
    },
  };
}

function toReply(contract: RouteContract, http: number, text: string, headers: Reply['headers']): Reply {
  const body = (text === '' ? null : plain(text)) as Record<string, unknown> | null;
  const error = (body?.error ?? body) as Partial<Pick<Reply, 'params' | 'also'> & { name: string }> | null;
  const isStandard = contract.wire === 'standard' || http >= 400;
  const status = Number(body?.status ?? body?.code ?? 0);
  return {
    http,
    status,
    headers,
    result: isStandard ? (body?.result ?? null) : body,
    refusal: http >= 400 || status !== 0 ? (error?.name ?? '') : '',
    params: error?.params ?? {},
    also: error?.also ?? [],
    message: String(body?.error_message ?? body?.message ?? ''),
  };
}

/** Numbers as the digits they were written in, so that a test compares what travelled. */
function plain(text: string): unknown {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (typeof value !== 'object' || value === null) return value;
    if ('isLosslessNumber' in value) return String(value);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, strip(member)]));
  };
  try {
    return strip(parseWire(text));
  } catch {
    return { text };
  }
}
