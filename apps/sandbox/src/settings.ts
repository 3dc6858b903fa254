import {
  developmentSecret,
  readAppEnv,
  readVariable,
  refuseOpenDemo,
  type SecretOf,
  secretVariable,
} from '@ordago/provider-protocols';

/** Settings from the environment. Read once, at start. */
export interface Settings {
  readonly appEnv: 'demo' | 'test';
  readonly bind: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Address at which people reach the sandbox. */
  readonly origin: string;
  /** The server's origins, as servers reach them: `*.localhost` is resolved by browsers alone. */
  readonly server: { readonly player: string; readonly sportsbook: string; readonly originals?: string };
  /** Address at which people reach the player site; pages of the gateways lead back there. */
  readonly playerOrigin: string;
  /** Address at which browsers find the front end of the games; launch addresses lead there. */
  readonly gamesOrigin: string;
  /** The key shared with the server's adapter of a third party; without a variable both sides use the same development key. */
  readonly secretOf: SecretOf;
  /** Places in which simulated matches are played one after another; 0 for none. (Default: 12, in tests 3) */
  readonly simulatedEvents: number;
  /** Simulated events ahead of each sport, six hours from one to the next; 0 for none. (Default: 2, in tests 0) */
  readonly simulatedCalendar: number;
}

/** @throws naming the variable at fault, and in production: third parties are real there */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const appEnv = readAppEnv(env);
  if (appEnv === 'production') throw new Error('APP_ENV: the sandbox runs in demo and test alone');
  const databaseUrl = readVariable(env, 'SANDBOX_DATABASE_URL') ?? '';
  if (!databaseUrl.startsWith('postgres')) throw new Error('SANDBOX_DATABASE_URL: a PostgreSQL address is needed');
  const site = portOf(env, 'PORT', 3000);
  const sportsbook = portOf(env, 'SPORTSBOOK_PORT', site + 1);
  const port = portOf(env, 'SANDBOX_PORT', site + 100);
  const bind = env.BIND || '127.0.0.1';
  const origin = env.SANDBOX_ORIGIN || `http://sandbox.localhost:${port}`;
  refuseOpenDemo(env, { appEnv, addresses: { BIND: bind, SANDBOX_ORIGIN: origin } });
  return {
    appEnv,
    port,
    databaseUrl,
    bind,
    origin,
    server: {
      player: `http://127.0.0.1:${site}`,
      sportsbook: `http://127.0.0.1:${sportsbook}`,
      originals: `http://127.0.0.1:${portOf(env, 'ORIGINALS_PORT', site + 3)}`,
    },
    playerOrigin: env.PLAYER_ORIGIN || `http://localhost:${site}`,
    gamesOrigin: env.ORIGINALS_ORIGIN || `http://games.localhost:${portOf(env, 'ORIGINALS_PORT', site + 3)}`,
    secretOf: (name) => readVariable(env, secretVariable(name)) ?? developmentSecret(name),
    simulatedEvents: countOf(env, 'SIMULATED_EVENTS', { fallback: appEnv === 'test' ? 3 : 12, max: PLACES_MAX }),
    simulatedCalendar: countOf(env, 'SIMULATED_CALENDAR', { fallback: appEnv === 'test' ? 0 : 2, max: AHEAD_MAX }),
  };
}

/** More of them would keep a small machine busy. */
const PLACES_MAX = 200;

/** Four of them are a day. */
const AHEAD_MAX = 8;

function countOf(
  env: NodeJS.ProcessEnv,
  name: string,
  { fallback, max }: { readonly fallback: number; readonly max: number },
): number {
  const count = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(count) || count < 0 || count > max) {
    throw new Error(`${name}: a whole number from 0 to ${max} is needed`);
  }
  return count;
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name}: not a port number`);
  return port;
}
