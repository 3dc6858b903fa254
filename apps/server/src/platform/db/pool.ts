import pg from 'pg';

export interface PoolOptions {
  readonly url: string;
  /** Shown in pg_stat_activity: which part of the product holds a connection. */
  readonly applicationName: string;
  /** (Default: 10) */
  readonly connectionsMax?: number;
  /** A statement running longer is ended by the server. 0 means never. (Default: 30,000 ms) */
  readonly statementTimeoutMs?: number;
  /** A statement waiting longer for a row is ended by the server. 0 means never. (Default: 5,000 ms) */
  readonly lockTimeoutMs?: number;
  /**
   * Called with the errors of connections that broke while idle; the pool replaces them by itself. (Default: silence)
   */
  readonly onError?: (error: Error) => void;
}

/** Longest wait for a connection, in milliseconds: a caller is told that the server is busy, not left without an answer. */
const CONNECTION_TIMEOUT_MS = 10_000;
const { INT8, NUMERIC, DATE } = pg.types.builtins;

/** Types whose values stay text: no amount passes through a double, no day through a time zone. */
const TEXT_TYPES: ReadonlySet<number> = new Set([INT8, NUMERIC, DATE]);

/** Their arrays (int8[], numeric[], date[]), which are read as arrays of text. */
const TEXT_ARRAY_TYPES: ReadonlySet<number> = new Set([1016, 1231, 1182]);
const TEXT_ARRAY = 1009;

/** The driver's registry knows array types by number, though its own types do not name them. */
const driverParser = pg.types.getTypeParser as (type: number, format?: 'text' | 'binary') => (text: string) => unknown;

/**
 * Opens a connection pool. `int8`, `numeric` and `date` arrive as strings (their arrays as string arrays),
 * `timestamptz` as `Date`.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.connectionsMax ?? 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    lock_timeout: options.lockTimeoutMs ?? 5_000,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  const report = options.onError ?? (() => undefined);
  // Without listeners a broken idle connection would end the process.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

function typeParser(type: number, format?: 'text' | 'binary') {
  if (TEXT_ARRAY_TYPES.has(type)) return driverParser(TEXT_ARRAY, 'text');
  return TEXT_TYPES.has(type) ? (text: string) => text : driverParser(type, format);
}
