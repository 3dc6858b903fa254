/** A running embedded PostgreSQL server. */
export interface EmbeddedPostgres {
  /** Connection string of the database asked for, as the cluster's superuser. */
  readonly url: string;
  /** Connection string of another database of the same server, which need not exist; as the superuser, or as the one given. */
  urlOf(database: string, as?: DatabaseUser): string;
  /** Process number of the server. */
  readonly pid: number;
  readonly port: number;
  /** Actual place of data, password and log (another place than asked when root cannot use that one). */
  readonly folder: string;
  /** True if the server was running already. */
  readonly adopted: boolean;
  /** True if stop() stops it: the starter owns it, and so does a process that adopts it after the owner died. */
  readonly isOwner: boolean;
  /** Fast shutdown, when this process owns the server; otherwise nothing. */
  stop(): Promise<void>;
}

export interface StartPostgresOptions {
  /** The cluster's folder; made when missing. */
  readonly dir: string;
  /** The actual folder of the cluster where it was there before: rejects where it is gone, and makes nothing. (Default: unknown) */
  readonly known?: string;
  /** Port on 127.0.0.1. (Default: a free one) */
  readonly port?: number;
  /** Database that must exist. (Default: `ordago`) */
  readonly database?: string;
  /** Server settings beside or instead of ours (max_connections 200, shared_buffers 128MB, max_wal_size 4GB). */
  readonly settings?: Readonly<Record<string, string>>;
  /** For throw-away clusters only: no fsync. (Default: false) */
  readonly fast?: boolean;
}

/**
 * Starts the embedded PostgreSQL of a folder, or adopts the one that runs there already. Works as root (under a lent
 * account) and as anybody else; survives killed servers and killed owners.
 */
export function startPostgres(options: StartPostgresOptions): Promise<EmbeddedPostgres>;

/** First version of PostgreSQL that Ordago runs on. */
export const SERVER_VERSION_MIN: number;

/** Creates the databases that are missing, by one connection to any database of the same server. Rejects when the server is too old. */
export function ensureDatabases(serverUrl: string, ...names: readonly string[]): Promise<void>;

/** Runs one statement on a connection of its own. */
export function runStatement(url: string, statement: string): Promise<void>;

/** A user of a PostgreSQL server. Names are plain words. */
export interface DatabaseUser {
  readonly user: string;
  readonly password: string;
}

/** A user, and the database that is its own. */
export interface OwnedDatabase extends DatabaseUser {
  readonly database: string;
  /** Users who may connect as well; what they may do there is the owner's to say. (Default: none) */
  readonly guests?: readonly DatabaseUser[];
}

/**
 * Makes a user for each of these databases, and the databases that are missing. Each user owns its database with all that is in it, also what
 * another owned before, and nobody else connects there but its guests and superusers. Neither do the users connect to the databases that the server
 * itself came with. Harmless when it was done before.
 *
 * @param urlOf addresses of the server's databases as a superuser
 */
export function giveDatabases(urlOf: (database: string) => string, databases: readonly OwnedDatabase[]): Promise<void>;
