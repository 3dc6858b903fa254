/** What the process was told by its environment. Read once, at start. */
export interface Settings {
  readonly appEnv: 'demo' | 'test';
  readonly bind: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Where people reach the sandbox. */
  readonly origin: string;
  /** The server's origins, as servers reach them: `*.localhost` is resolved by browsers alone. */
  readonly server: { readonly player: string; readonly sportsbook: string };
  /** Where people reach the player site; pages of the gateways lead back there. */
  readonly playerOrigin: string;
  /** Where browsers find the front end of the games; launch addresses lead there. */
  readonly gamesOrigin: string;
  /** Keys shared with the server's adapters, by the name of the third party. */
  readonly secrets: Readonly<Record<SecretName, string>>;
}

export type SecretName = keyof typeof SECRETS;

/** Variables of the shared keys. The server knows the same development values (`platform/config`). */
const SECRETS = {
  xpay: 'XPAY_SECRET',
  pragmaticRgs: 'PRAGMATIC_RGS_SECRET',
  evolution: 'EVOLUTION_SECRET',
  slotegrator: 'SLOTEGRATOR_SECRET',
  oddsFeed: 'ODDS_FEED_SECRET',
} as const;

const DEVELOPMENT_SECRETS: Readonly<Record<SecretName, string>> = {
  xpay: 'ordago-development-only-xpay',
  pragmaticRgs: 'ordago-development-only-pragmatic-rgs',
  evolution: 'ordago-development-only-evolution',
  slotegrator: 'ordago-development-only-slotegrator',
  oddsFeed: 'ordago-development-only-odds-feed',
};

/** @throws naming the variable at fault, and in production: third parties are real there */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const appEnv = env.APP_ENV || 'demo';
  if (appEnv !== 'demo' && appEnv !== 'test') throw new Error('APP_ENV: the sandbox runs in demo and test alone');
  const databaseUrl = env.SANDBOX_DATABASE_URL ?? '';
  if (!databaseUrl.startsWith('postgres')) throw new Error('SANDBOX_DATABASE_URL: a PostgreSQL address is needed');
  const site = portOf(env, 'PORT', 3000);
  const sportsbook = portOf(env, 'SPORTSBOOK_PORT', site + 1);
  const port = portOf(env, 'SANDBOX_PORT', site + 100);
  return {
    ...{ appEnv, port, databaseUrl },
    bind: env.BIND || '127.0.0.1',
    origin: env.SANDBOX_ORIGIN || `http://sandbox.localhost:${port}`,
    server: { player: `http://127.0.0.1:${site}`, sportsbook: `http://127.0.0.1:${sportsbook}` },
    playerOrigin: env.PLAYER_ORIGIN || `http://localhost:${site}`,
    gamesOrigin: env.ORIGINALS_ORIGIN || `http://games.localhost:${portOf(env, 'ORIGINALS_PORT', site + 3)}`,
    secrets: secretsOf(env),
  };
}

function secretsOf(env: NodeJS.ProcessEnv): Record<SecretName, string> {
  const names = Object.keys(SECRETS) as SecretName[];
  const entries = names.map((name) => [name, env[SECRETS[name]] || DEVELOPMENT_SECRETS[name]] as const);
  return Object.fromEntries(entries) as Record<SecretName, string>;
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name}: not a port number`);
  return port;
}
