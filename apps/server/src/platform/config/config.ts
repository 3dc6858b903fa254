import {
  faultOfInternalAddress,
  faultOfProxies,
  faultOfPublicAddress,
  METRICS_TOKEN_LENGTH_MIN,
  readAppEnv,
  readList,
  readVariable,
  refuseOpenDemo,
  type SecretOf,
  weaknessOf,
} from '@ordago/provider-protocols';
import * as z from 'zod';
import { ConfigError, naming } from './config-error.ts';
import { readSecrets } from './secrets.ts';
import { type AddressOf, readAddresses } from './third-parties.ts';

/** Settings from the environment. Read once, at start; a wrong value ends the process naming it. */
export interface Config {
  readonly appEnv: 'demo' | 'test' | 'production';
  readonly role: 'all' | 'web' | 'worker' | 'feed';
  readonly bind: string;
  readonly ports: Ports;
  readonly origins: Origins;
  readonly databaseUrl: string;
  /** The same database as the user that owns it and changes its schema. (Default: `databaseUrl`; production needs it) */
  readonly databaseOwnerUrl: string;
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
  /** The sandbox, as this server reaches it; null in production, where third parties are real. */
  readonly sandboxUrl: string | null;
  /**
   * Address of a third party by its name: `xpay` reads `XPAY_URL` and `XPAY_PUBLIC_URL`. Outside production the sandbox plays
   * each. Throws naming the variable when production has none, or one that it refuses.
   */
  readonly addressOf: AddressOf;
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
  /**
   * Addresses of the frames as browsers see them; empty for one that production has not. (Default: ours, and those that the
   * sandbox plays)
   */
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
  /** Null in production. */
  readonly sandbox: string | null;
}

/** Keys that no deployment does without, checked at start; a game provider's is read when its adapter is plugged in. */
const ALWAYS_NEEDED = ['xpay', 'odds-feed', 'token'];
const port = z.coerce.number().int().min(1).max(65_535);
const schema = z.object({
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
  DATABASE_OWNER_URL: z.string().startsWith('postgres').optional(),
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
  DEMO_IN_PUBLIC: z.enum(['yes', 'no']).default('no'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  INSTANCE: z.coerce.number().int().min(0).max(999).default(0),
});

/** Every variable that is read here; third parties add `<NAME>_SECRET`, `<NAME>_URL` and `<NAME>_PUBLIC_URL`. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

/**
 * Parses the environment. Each variable may also come as a file, named by the variable with `_FILE` behind it.
 *
 * @throws ConfigError naming the variable at fault
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const appEnv = naming(() => readAppEnv(env));
  const isProduction = appEnv === 'production';
  const e = parse(env);
  const ports: Ports = {
    player: e.PORT,
    sportsbook: e.SPORTSBOOK_PORT ?? e.PORT + 1,
    staff: e.BACKOFFICE_PORT ?? e.PORT + 2,
    games: e.ORIGINALS_PORT ?? e.PORT + 3,
    sandbox: e.SANDBOX_PORT ?? e.PORT + 100,
  };
  const origins = originsFrom(e, ports, isProduction);
  // Server to server calls go to the address, not the name: `*.localhost` is resolved by browsers alone.
  const sandboxUrl = isProduction ? null : (e.SANDBOX_ORIGIN ?? `http://127.0.0.1:${ports.sandbox}`);
  if (isProduction) refuseInProduction(e);
  else naming(() => refuseOpenDemo(env, { appEnv, addresses: { BIND: e.BIND, ...statedOrigins(e) } }));
  const gameProviders = e.GAME_PROVIDERS === 'all' ? null : readList(e.GAME_PROVIDERS);
  const secretOf = readSecrets(env, { isProduction, named: { METRICS_TOKEN: e.METRICS_TOKEN } });
  for (const name of ALWAYS_NEEDED) secretOf(name);
  return {
    appEnv,
    role: e.ROLE,
    bind: e.BIND,
    ports,
    origins,
    databaseUrl: e.DATABASE_URL,
    databaseOwnerUrl: e.DATABASE_OWNER_URL ?? e.DATABASE_URL,
    dataDir: e.DATA_DIR,
    trustedProxies: readList(e.TRUSTED_PROXIES),
    partners: readList(e.PARTNERS),
    gameProviders,
    xpgSpanish: e.XPG_SPANISH,
    categories: { enhancedRtpMin: Math.round(e.ENHANCED_RTP_MIN * 100), newDays: e.NEW_GAME_DAYS },
    pictureBytesMax: e.GAME_PICTURE_KB_MAX * 1024,
    metricsToken: e.METRICS_TOKEN ?? null,
    logLevel: e.LOG_LEVEL,
    instance: e.INSTANCE,
    sportsbook: { active: e.SPORTSBOOK_PROVIDER, frames: framesFrom(e, origins, gameProviders) },
    originalsUrl: e.ORIGINALS_URL ?? `http://127.0.0.1:${ports.games}`,
    virtual:
      e.VIRTUAL_SPORTS === 'on'
        ? { roundSeconds: e.VIRTUAL_ROUND_SECONDS, bettingSeconds: e.VIRTUAL_BETTING_SECONDS }
        : null,
    uof: e.UOF_URL ? { url: e.UOF_URL, brokerUrl: e.UOF_BROKER_URL ?? null, queue: e.UOF_QUEUE ?? null } : null,
    sandboxUrl,
    addressOf: readAddresses(
      env,
      sandboxUrl === null ? null : { url: sandboxUrl, publicUrl: origins.sandbox ?? sandboxUrl },
    ),
    secretOf,
  };
}

type Parsed = z.infer<typeof schema>;

function parse(env: NodeJS.ProcessEnv): Parsed {
  const values = naming(() => Object.fromEntries(VARIABLES.map((name) => [name, readVariable(env, name)])));
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'invalid'}`);
}

function originsFrom(e: Parsed, ports: Ports, isProduction: boolean): Origins {
  return {
    player: e.PLAYER_ORIGIN ?? `http://localhost:${ports.player}`,
    sportsbook: e.SPORTSBOOK_ORIGIN ?? `http://sports.localhost:${ports.sportsbook}`,
    staff: e.BACKOFFICE_ORIGIN ?? `http://staff.localhost:${ports.staff}`,
    games: e.ORIGINALS_ORIGIN ?? `http://games.localhost:${ports.games}`,
    sandbox: isProduction ? null : (e.SANDBOX_ORIGIN ?? `http://sandbox.localhost:${ports.sandbox}`),
  };
}

/** Our public origins, by their variables. */
const ORIGIN_VARIABLES = ['PLAYER_ORIGIN', 'SPORTSBOOK_ORIGIN', 'BACKOFFICE_ORIGIN', 'ORIGINALS_ORIGIN'] as const;
/** Addresses of others that are optional. */
const OUTSIDE_VARIABLES = [
  'BETCONSTRUCT_FRAME_URL',
  'DIGITAIN_FRAME_URL',
  'GR8_FRAME_URL',
  'UOF_URL',
  'UOF_BROKER_URL',
] as const;

function statedOrigins(e: Parsed): Record<string, string> {
  const stated = [...ORIGIN_VARIABLES, 'SANDBOX_ORIGIN' as const].flatMap((variable) => {
    const origin = e[variable];
    return origin === undefined ? [] : [[variable, origin] as const];
  });
  return Object.fromEntries(stated);
}

/** Production serves real names over TLS, and nothing of it is left to a default of the demo. */
function refuseInProduction(e: Parsed): void {
  if (e.SANDBOX_ORIGIN !== undefined) throw new ConfigError('SANDBOX_ORIGIN: production has no sandbox');
  const seen = new Map<string, string>();
  for (const variable of ORIGIN_VARIABLES) {
    const origin = e[variable];
    if (origin === undefined) throw new ConfigError(`${variable}: production needs the public address`);
    refuseAddress(variable, faultOfPublicAddress(origin));
    const other = seen.get(new URL(origin).origin);
    if (other !== undefined) throw new ConfigError(`${variable}: it is the origin of ${other}; each needs its own`);
    seen.set(new URL(origin).origin, variable);
  }
  for (const variable of OUTSIDE_VARIABLES) {
    const address = e[variable];
    if (address !== undefined) refuseAddress(variable, faultOfPublicAddress(address));
  }
  if (e.ORIGINALS_URL !== undefined) refuseAddress('ORIGINALS_URL', faultOfInternalAddress(e.ORIGINALS_URL));
  refuseOneDatabaseUser(e);
  refuseAddress('TRUSTED_PROXIES', faultOfProxies(readList(e.TRUSTED_PROXIES)));
  const token = e.METRICS_TOKEN;
  if (token === undefined) return;
  if (token.length < METRICS_TOKEN_LENGTH_MIN)
    throw new ConfigError(`METRICS_TOKEN: at least ${METRICS_TOKEN_LENGTH_MIN} characters are needed`);
  refuseAddress('METRICS_TOKEN', weaknessOf(token));
}

/**
 * Keeps the tables of money from belonging to the user that serves: a fault in any statement of the server would reach them. An address that
 * is no URL, as that of a socket, is left to the start, which asks the database what its user owns.
 */
function refuseOneDatabaseUser({ DATABASE_URL, DATABASE_OWNER_URL }: Parsed): void {
  if (DATABASE_OWNER_URL === undefined)
    throw new ConfigError('DATABASE_OWNER_URL: production needs the database as the user that owns it');
  const userOf = (url: string) => (URL.canParse(url) ? new URL(url).username : '');
  const user = userOf(DATABASE_URL);
  if (DATABASE_URL === DATABASE_OWNER_URL || (user !== '' && user === userOf(DATABASE_OWNER_URL)))
    throw new ConfigError('DATABASE_OWNER_URL: it is the user of DATABASE_URL; production needs two');
}

function refuseAddress(variable: string, fault: string | null): void {
  if (fault !== null) throw new ConfigError(`${variable}: ${fault}`);
}

/** The frames of all sportsbooks; production asks for the address of one that is plugged in, and knows no other. */
function framesFrom(
  e: Parsed,
  { sportsbook, sandbox }: Origins,
  plugged: Config['gameProviders'],
): SportsbookConfig['frames'] {
  const frameOf = (name: Exclude<SportsbookName, 'house'>, variable: (typeof OUTSIDE_VARIABLES)[number]) => {
    const stated = e[variable];
    if (stated !== undefined) return stated;
    if (sandbox !== null) return `${sandbox}/${name}/frame`;
    if (plugged === null || plugged.includes(name) || e.SPORTSBOOK_PROVIDER === name)
      throw new ConfigError(`${variable}: production needs the address of ${name}`);
    return '';
  };
  return {
    house: sportsbook,
    betconstruct: frameOf('betconstruct', 'BETCONSTRUCT_FRAME_URL'),
    digitain: frameOf('digitain', 'DIGITAIN_FRAME_URL'),
    gr8: frameOf('gr8', 'GR8_FRAME_URL'),
  };
}
