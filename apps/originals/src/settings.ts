/** What the process was told by its environment. */
export interface Settings {
  readonly bind: string;
  readonly port: number;
  /** Origins that may frame a game: the player site, by its name and by the loopback address. */
  readonly parents: readonly string[];
  /** Origins that a game in the browser speaks to. */
  readonly apis: readonly string[];
}

/** @throws naming the variable at fault */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const site = portOf(env, 'PORT', 3000);
  const sandbox = portOf(env, 'SANDBOX_PORT', site + 100);
  return {
    bind: env.BIND || '127.0.0.1',
    port: portOf(env, 'ORIGINALS_PORT', site + 3),
    parents: [env.PLAYER_ORIGIN || `http://localhost:${site}`, `http://127.0.0.1:${site}`],
    apis: [env.SANDBOX_ORIGIN || `http://sandbox.localhost:${sandbox}`, `http://127.0.0.1:${sandbox}`],
  };
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name}: not a port number`);
  return port;
}
