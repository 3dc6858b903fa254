import { readFileSync } from 'node:fs';
import {
  DEVELOPMENT_SECRET,
  developmentSecret,
  SECRET_LENGTH_MIN,
  type SecretOf,
  secretVariable,
} from '@ordago/provider-protocols';
import * as z from 'zod';

/** Settings from the environment. Read once, at start; a wrong value ends the process naming it. */
export interface Config {
  readonly appEnv: 'demo' | 'test' | 'production';
  readonly role: 'all' | 'web' | 'worker' | 'feed';
  readonly bind: string;
  readonly ports: Ports;
  readonly origins: Origins;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /**
   * Proxies whose `X-Forwarded-For` is believed: addresses or networks of our own, separated by commas. Behind a proxy
   * that is not named here all players would share one address, and one rate limit. (Default: loopback)
   */
  readonly trustedProxies: readonly string[];
  /** Sites that may claim a payment or game call as theirs in `partner-name`. (Default: ordago alone) */
  readonly partners: readonly string[];
  /** Names of the game providers that are plugged in; null for every one that there is. (Default: null) */
  readonly gameProviders: readonly string[] | null;
  /** The number by which XPG's lobby is asked for Spanish: 2057 is English, until the provider confirms 3082. */
  readonly xpgSpanish: '2057' | '3082';
  /** Least figures that put a game into a category. */
  readonly categories: CategoriesConfig;
  /** Size of a provider's picture up to which it is shown, in bytes. (Default: 61440) */
  readonly pictureBytesMax: number;
  readonly metricsToken: string | null;
  readonly logLevel: string;
  /** Number of this instance; it names the house lanes that this process writes. (Default: 0) */
  readonly instance: number;
  /** The sportsbook that the site shows, and the addresses of the others' frames. */
  readonly sportsbook: SportsbookConfig;
  readonly sandboxUrl: string;
  /**
   * Length of the rounds of the virtual sports and of the part in which bets are taken, in seconds; null where none are
   * played.
   */
  readonly virtual: { readonly roundSeconds: number; readonly bettingSeconds: number } | null;
  /** A supplier of the XML odds feed; null without one. Its token is the secret `uof`. */
  readonly uof: UofConfig | null;
  /** Address of our own game server for calls of this server. */
  readonly originalsUrl: string;
  /**
   * The key shared with a third party, by its name: `pragmatic-rgs` reads `PRAGMATIC_RGS_SECRET`. Throws naming the variable
   * when the key is too short or, in production, absent or the development value.
   */
  readonly secretOf: SecretOf;
}

/** The sportsbooks that can be embedded (specification 2, section 7). */
export const SPORTSBOOKS = ['house', 'betconstruct', 'digitain', 'gr8'] as const;
export type SportsbookName = (typeof SPORTSBOOKS)[number];

export interface CategoriesConfig {
  /** Least declared return of the category `enhancedrtp`, in hundredths of a percent. (Default: 9700) */
  readonly enhancedRtpMin: number;
  /** Time for which a game that a provider added is new, in days. (Default: 30) */
  readonly newDays: number;
}

export interface SportsbookConfig {
  /** The one that is shown where no route names another. (Default: house) */
  readonly active: SportsbookName;
  /** Addresses of the frames as browsers see them. (Default: ours, and those that the sandbox plays) */
  readonly frames: Readonly<Record<SportsbookName, string>>;
}

export interface UofConfig {
  /** Address of its API, without a trailing slash. */
  readonly url: string;
  /** Its broker; null when its messages come over HTTP. */
  readonly brokerUrl: string | null;
  /** The queue to consume; null for one of our own. */
  readonly queue: string | null;
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

/** The error that names the variable at fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Keys that no deployment does without, checked at start; a game provider's is read when its adapter is plugged in. */
const ALWAYS_NEEDED = ['xpay', 'odds-feed', 'token'];
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
  ORIGINALS_URL: z.url().optional(),
  SANDBOX_ORIGIN: z.url().optional(),
  SPORTSBOOK_PROVIDER: z.enum(SPORTSBOOKS).default('house'),
  BETCONSTRUCT_FRAME_URL: z.url().optional(),
  DIGITAIN_FRAME_URL: z.url().optional(),
  GR8_FRAME_URL: z.url().optional(),
  DATABASE_URL: z.string().startsWith('postgres'),
  DATA_DIR: z.string().default('.data'),
  TRUSTED_PROXIES: z.string().default('loopback'),
  PARTNERS: z.string().default('ordago'),
  GAME_PROVIDERS: z.string().default('all'),
  XPG_SPANISH: z.enum(['2057', '3082']).default('2057'),
  ENHANCED_RTP_MIN: z.coerce.number().min(90).max(100).default(97),
  NEW_GAME_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  GAME_PICTURE_KB_MAX: z.coerce.number().int().min(1).max(10_240).default(60),
  VIRTUAL_SPORTS: z.enum(['on', 'off']).default('on'),
  VIRTUAL_ROUND_SECONDS: z.coerce.number().int().min(1).max(3_600).default(150),
  VIRTUAL_BETTING_SECONDS: z.coerce.number().int().min(1).max(3_600).default(90),
  UOF_URL: z.url().optional(),
  UOF_BROKER_URL: z
    .string()
    .regex(/^amqps?:\/\//)
    .optional(),
  UOF_QUEUE: z.string().optional(),
  METRICS_TOKEN: z.string().min(8).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  INSTANCE: z.coerce.number().int().min(0).max(999).default(0),
});

/** Parses the environment. Each secret may also come as a file, named by the variable with `_FILE` behind it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = schema.safeParse(withFiles(env, Object.keys(schema.shape)));
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
  const origins: Origins = {
    player: e.PLAYER_ORIGIN ?? `http://localhost:${ports.player}`,
    sportsbook: e.SPORTSBOOK_ORIGIN ?? `http://sports.localhost:${ports.sportsbook}`,
    staff: e.BACKOFFICE_ORIGIN ?? `http://staff.localhost:${ports.staff}`,
    games: e.ORIGINALS_ORIGIN ?? `http://games.localhost:${ports.games}`,
    sandbox: e.SANDBOX_ORIGIN ?? `http://sandbox.localhost:${ports.sandbox}`,
  };
  if (e.APP_ENV === 'production') {
    refuseOpenOrigins(origins);
  }
  const secretOf = secretsFrom(env, { isProduction: e.APP_ENV === 'production' });
  for (const name of ALWAYS_NEEDED) secretOf(name);
  return {
    appEnv: e.APP_ENV,
    role: e.ROLE,
    bind: e.BIND,
    ports,
    origins,
    databaseUrl: e.DATABASE_URL,
    dataDir: e.DATA_DIR,
    trustedProxies: wordsOf(e.TRUSTED_PROXIES),
    partners: wordsOf(e.PARTNERS),
    gameProviders: e.GAME_PROVIDERS === 'all' ? null : wordsOf(e.GAME_PROVIDERS),
    xpgSpanish: e.XPG_SPANISH,
    categories: { enhancedRtpMin: Math.round(e.ENHANCED_RTP_MIN * 100), newDays: e.NEW_GAME_DAYS },
    pictureBytesMax: e.GAME_PICTURE_KB_MAX * 1024,
    metricsToken: e.METRICS_TOKEN ?? null,
    logLevel: e.LOG_LEVEL,
    instance: e.INSTANCE,
    sportsbook: {
      active: e.SPORTSBOOK_PROVIDER,
      frames: {
        house: origins.sportsbook,
        betconstruct: e.BETCONSTRUCT_FRAME_URL ?? `${origins.sandbox}/betconstruct/frame`,
        digitain: e.DIGITAIN_FRAME_URL ?? `${origins.sandbox}/digitain/frame`,
        gr8: e.GR8_FRAME_URL ?? `${origins.sandbox}/gr8/frame`,
      },
    },
    // Server to server calls go to the address, not the name: `*.localhost` is resolved by browsers alone.
    originalsUrl: e.ORIGINALS_URL ?? `http://127.0.0.1:${ports.games}`,
    virtual:
      e.VIRTUAL_SPORTS === 'on'
        ? { roundSeconds: e.VIRTUAL_ROUND_SECONDS, bettingSeconds: e.VIRTUAL_BETTING_SECONDS }
        : null,
    uof: e.UOF_URL ? { url: e.UOF_URL, brokerUrl: e.UOF_BROKER_URL ?? null, queue: e.UOF_QUEUE ?? null } : null,
    sandboxUrl: e.SANDBOX_ORIGIN ?? `http://127.0.0.1:${ports.sandbox}`,
    secretOf,
  };
}

function wordsOf(list: string): string[] {
  return list.split(',').map((word) => word.trim());
}

/** The values of these variables; one that is not set may come from the file that `<name>_FILE` names. */
function withFiles(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string | undefined> {
  const merged: Record<string, string | undefined> = { ...env };
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (file !== undefined && merged[name] === undefined) merged[name] = readFileSync(file, 'utf8').trim();
    if (merged[name] === '') merged[name] = undefined;
  }
  return merged;
}

function secretsFrom(env: NodeJS.ProcessEnv, { isProduction }: { isProduction: boolean }): SecretOf {
  return (name) => {
    const variable = secretVariable(name);
    const secret = withFiles(env, [variable])[variable] ?? developmentSecret(name);
    if (secret.length < SECRET_LENGTH_MIN)
      throw new ConfigError(`${variable}: at least ${SECRET_LENGTH_MIN} characters are needed`);
    if (isProduction && secret.startsWith(DEVELOPMENT_SECRET))
      throw new ConfigError(`${variable}: production refuses the development secret`);
    return secret;
  };
}

/** A cookie over plain HTTP can be read on the way: only this machine itself may be reached so. */
function refuseOpenOrigins(origins: Origins): void {
  for (const [name, origin] of Object.entries(origins)) {
    const { protocol, hostname } = new URL(origin);
    const isHere = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
    if (protocol !== 'https:' && !isHere) throw new ConfigError(`${name} origin: production speaks https alone`);
  }
}
