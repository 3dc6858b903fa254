import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** What the process was told by its environment. Read once, at start; a wrong value ends the process naming it. */
export interface Config {
  readonly appEnv: 'demo' | 'test' | 'production';
  readonly role: 'all' | 'web' | 'worker' | 'feed';
  readonly bind: string;
  readonly ports: Ports;
  readonly origins: Origins;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /**
   * Whose `X-Forwarded-For` is believed: addresses or networks of our own proxies, separated by commas. Behind a proxy
   * that is not named here all players would share one address, and one brake. (Default: loopback)
   */
  readonly trustedProxies: readonly string[];
  readonly metricsToken: string | null;
  readonly logLevel: string;
  /** Number of this instance; it names the house lanes that this process writes. (Default: 0) */
  readonly instance: number;
  readonly sandboxUrl: string;
  readonly secrets: Secrets;
}

export interface Ports {
  readonly player: number;
  readonly sportsbook: number;
  readonly staff: number;
  readonly games: number;
  readonly sandbox: number;
}

/** Public origins, without a trailing slash. */
export interface Origins {
  readonly player: string;
  readonly sportsbook: string;
  readonly staff: string;
  readonly games: string;
  readonly sandbox: string;
}

/** Keys shared with third parties. Production refuses the development values. */
export interface Secrets {
  readonly xpay: string;
  readonly pragmaticRgs: string;
  readonly evolution: string;
  readonly slotegrator: string;
  readonly oddsFeed: string;
  /** Signs launch and frame tokens of our own. */
  readonly tokens: string;
}

/** The error that names the variable at fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const DEVELOPMENT_SECRET = 'ordago-development-only';
const port = z.coerce.number().int().min(1).max(65_535);
const schema = z.object({
  APP_ENV: z.enum(['demo', 'test', 'production']).default('demo'),
  ROLE: z.enum(['all', 'web', 'worker', 'feed']).default('all'),
  BIND: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  SPORTSBOOK_PORT: port.optional(),
  BACKOFFICE_PORT: port.optional(),
  ORIGINALS_PORT: port.optional(),
  SANDBOX_PORT: port.optional(),
  PLAYER_ORIGIN: z.url().optional(),
  SPORTSBOOK_ORIGIN: z.url().optional(),
  BACKOFFICE_ORIGIN: z.url().optional(),
  ORIGINALS_ORIGIN: z.url().optional(),
  SANDBOX_ORIGIN: z.url().optional(),
  DATABASE_URL: z.string().startsWith('postgres'),
  DATA_DIR: z.string().default('.data'),
  TRUSTED_PROXIES: z.string().default('loopback'),
  METRICS_TOKEN: z.string().min(8).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  INSTANCE: z.coerce.number().int().min(0).max(999).default(0),
  XPAY_SECRET: z.string().min(16).default(`${DEVELOPMENT_SECRET}-xpay`),
  PRAGMATIC_RGS_SECRET: z.string().min(16).default(`${DEVELOPMENT_SECRET}-pragmatic-rgs`),
  EVOLUTION_SECRET: z.string().min(16).default(`${DEVELOPMENT_SECRET}-evolution`),
  SLOTEGRATOR_SECRET: z.string().min(16).default(`${DEVELOPMENT_SECRET}-slotegrator`),
  ODDS_FEED_SECRET: z.string().min(16).default(`${DEVELOPMENT_SECRET}-odds-feed`),
  TOKEN_SECRET: z.string().min(16).default(`${DEVELOPMENT_SECRET}-tokens`),
});

/** Parses the environment. Each secret may also come as a file, named by the variable with `_FILE` behind it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = schema.safeParse(withFiles(env));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'invalid'}`);
  }
  const e = parsed.data;
  const ports: Ports = {
    player: e.PORT,
    sportsbook: e.SPORTSBOOK_PORT ?? e.PORT + 1,
    staff: e.BACKOFFICE_PORT ?? e.PORT + 2,
    games: e.ORIGINALS_PORT ?? e.PORT + 3,
    sandbox: e.SANDBOX_PORT ?? e.PORT + 100,
  };
  const secrets: Secrets = {
    xpay: e.XPAY_SECRET,
    pragmaticRgs: e.PRAGMATIC_RGS_SECRET,
    evolution: e.EVOLUTION_SECRET,
    slotegrator: e.SLOTEGRATOR_SECRET,
    oddsFeed: e.ODDS_FEED_SECRET,
    tokens: e.TOKEN_SECRET,
  };
  const origins: Origins = {
    player: e.PLAYER_ORIGIN ?? `http://localhost:${ports.player}`,
    sportsbook: e.SPORTSBOOK_ORIGIN ?? `http://sports.localhost:${ports.sportsbook}`,
    staff: e.BACKOFFICE_ORIGIN ?? `http://staff.localhost:${ports.staff}`,
    games: e.ORIGINALS_ORIGIN ?? `http://games.localhost:${ports.games}`,
    sandbox: e.SANDBOX_ORIGIN ?? `http://sandbox.localhost:${ports.sandbox}`,
  };
  if (e.APP_ENV === 'production') {
    refuseDevelopmentSecrets(secrets);
    refuseOpenOrigins(origins);
  }
  return {
    appEnv: e.APP_ENV,
    role: e.ROLE,
    bind: e.BIND,
    ports,
    origins,
    databaseUrl: e.DATABASE_URL,
    dataDir: e.DATA_DIR,
    trustedProxies: e.TRUSTED_PROXIES.split(',').map((proxy) => proxy.trim()),
    metricsToken: e.METRICS_TOKEN ?? null,
    logLevel: e.LOG_LEVEL,
    instance: e.INSTANCE,
    // Server to server calls go to the address, not the name: `*.localhost` is resolved by browsers alone.
    sandboxUrl: e.SANDBOX_ORIGIN ?? `http://127.0.0.1:${ports.sandbox}`,
    secrets,
  };
}

function withFiles(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const merged: Record<string, string | undefined> = { ...env };
  for (const key of Object.keys(schema.shape)) {
    const file = env[`${key}_FILE`];
    if (file !== undefined && merged[key] === undefined) merged[key] = readFileSync(file, 'utf8').trim();
    if (merged[key] === '') merged[key] = undefined;
  }
  return merged;
}

/** A cookie over plain HTTP can be read on the way: only this machine itself may be reached so. */
function refuseOpenOrigins(origins: Origins): void {
  for (const [name, origin] of Object.entries(origins)) {
    const { protocol, hostname } = new URL(origin);
    const isHere = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
    if (protocol !== 'https:' && !isHere) throw new ConfigError(`${name} origin: production speaks https alone`);
  }
}

function refuseDevelopmentSecrets(secrets: Secrets): void {
  for (const [name, value] of Object.entries(secrets)) {
    if (value.startsWith(DEVELOPMENT_SECRET))
      throw new ConfigError(`${name}: production refuses the development secret`);
  }
}
