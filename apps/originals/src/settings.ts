import {
  developmentSecret,
  faultOfInternalAddress,
  faultOfProxies,
  faultOfPublicAddress,
  readAppEnv,
  readList,
  readVariable,
  refuseOpenDemo,
  SECRET_LENGTH_MIN,
  weaknessOf,
} from '@ordago/provider-protocols';

/** Settings from the environment. Read once, at start. */
export interface Settings {
  readonly appEnv: 'demo' | 'test' | 'production';
  readonly bind: string;
  readonly port: number;
  /** Our own books; the operator's database is out of reach. */
  readonly databaseUrl: string;
  /** Address at which browsers reach this server: games, their API and their live rounds. */
  readonly origin: string;
  /** The operator, as servers reach it. */
  readonly operator: string;
  /** Shared with the operator's adapter. */
  readonly secret: string;
  /** Origins that may frame a game: the player site, by its name and by the loopback address. */
  readonly parents: readonly string[];
  /** Origins that a game in the browser speaks to beside this one: other providers' servers. */
  readonly apis: readonly string[];
  /** Least time from one spin of a slot to the next in ms, as the market asks for it; other games have none. (Default: 2,500) */
  readonly slotRoundMsMin: number;
  /** Length of the hash chain of the shared rounds. (Default: 100,000) */
  readonly chainLength: number;
  /** Proxies whose header about the caller's address is believed. (Default: loopback) */
  readonly trustedProxies: readonly string[];
  /** Public text that nobody knew when the chain was made; null draws one. See `crash/chain.ts`. */
  readonly chainSalt: string | null;
}

const CHAIN_LENGTH = 100_000;
const SLOT_ROUND_MS_MIN = 2_500;

/** @throws naming the variable at fault */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const appEnv = readAppEnv(env);
  const isProduction = appEnv === 'production';
  const databaseUrl = readVariable(env, 'ORIGINALS_DATABASE_URL') ?? '';
  if (!databaseUrl.startsWith('postgres')) throw new Error('ORIGINALS_DATABASE_URL: a PostgreSQL address is needed');
  const site = portOf(env, 'PORT', 3000);
  const sandbox = portOf(env, 'SANDBOX_PORT', site + 100);
  const port = portOf(env, 'ORIGINALS_PORT', site + 3);
  const bind = env.BIND || '127.0.0.1';
  const origin = env.ORIGINALS_ORIGIN || `http://games.localhost:${port}`;
  const player = env.PLAYER_ORIGIN || `http://localhost:${site}`;
  const operator = env.OPERATOR_URL || `http://127.0.0.1:${site}`;
  const trustedProxies = readList(env.TRUSTED_PROXIES || 'loopback');
  if (isProduction) refuse('TRUSTED_PROXIES', faultOfProxies(trustedProxies));
  if (isProduction) refuseInProduction({ ORIGINALS_ORIGIN: origin, PLAYER_ORIGIN: player }, operator);
  else refuseOpenDemo(env, { appEnv, addresses: { BIND: bind, ORIGINALS_ORIGIN: origin, PLAYER_ORIGIN: player } });
  return {
    appEnv,
    port,
    databaseUrl,
    bind,
    origin,
    operator,
    secret: secretOf(env, isProduction),
    // On the machine of a developer the site also answers on the loopback address; in public nothing there is ours.
    parents: isProduction ? [player] : [player, `http://127.0.0.1:${site}`],
    apis: isProduction
      ? []
      : [env.SANDBOX_ORIGIN || `http://sandbox.localhost:${sandbox}`, `http://127.0.0.1:${sandbox}`],
    slotRoundMsMin: durationOf(env, 'SLOT_ROUND_MS_MIN', SLOT_ROUND_MS_MIN),
    chainLength: env.CRASH_CHAIN_LENGTH ? Number(env.CRASH_CHAIN_LENGTH) : CHAIN_LENGTH,
    chainSalt: readVariable(env, 'CRASH_SALT') ?? null,
    trustedProxies,
  };
}

function refuseInProduction(origins: Readonly<Record<string, string>>, operator: string): void {
  for (const [variable, origin] of Object.entries(origins)) refuse(variable, faultOfPublicAddress(origin));
  refuse('OPERATOR_URL', faultOfInternalAddress(operator));
}

function refuse(variable: string, fault: string | null): void {
  if (fault !== null) throw new Error(`${variable}: ${fault}`);
}

function secretOf(env: NodeJS.ProcessEnv, isProduction: boolean): string {
  const secret = readVariable(env, 'ORIGINALS_SECRET') ?? developmentSecret('originals');
  if (secret.length < SECRET_LENGTH_MIN) throw new Error('ORIGINALS_SECRET: too short');
  if (isProduction && secret.toLowerCase().includes('development'))
    throw new Error('ORIGINALS_SECRET: production refuses the development secret');
  if (isProduction) refuse('ORIGINALS_SECRET', weaknessOf(secret));
  return secret;
}

function durationOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const ms = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(ms) || ms < 0 || ms > 60_000) throw new Error(`${name}: not a duration from 0 to 60000 ms`);
  return ms;
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name}: not a port number`);
  return port;
}
