import type { Pool, PoolClient } from 'pg';

/** Receives one channel of LISTEN/NOTIFY on a connection of its own. */
export interface Listener {
  /**
   * False while the connection is away: notifications sent meanwhile are lost (stack 5), so caches must not be trusted.
   */
  isListening(): boolean;
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly pool: Pool;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** Called after each connect, the first included: everything learnt before may be out of date. */
  readonly onConnected: () => void;
  /** Wait before another try, in milliseconds. (Default: 500) */
  readonly retryMs?: number;
}

/** Starts listening and keeps trying until closed. Resolves after the first attempt, successful or not. */
export async function listenTo(options: ListenerOptions): Promise<Listener> {
  const { pool, channel, onMessage, onConnected, retryMs = 500 } = options;
  let client: PoolClient | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const lose = (lost: PoolClient, error: Error) => {
    if (client !== lost) return;
    client = null;
    lost.release(error);
    retry();
  };
  const retry = () => {
    if (isClosed) return;
    timer = setTimeout(() => void connect(), retryMs);
    timer.unref();
  };
  const connect = async () => {
    let fresh: PoolClient | null = null;
    try {
      fresh = await pool.connect();
      const mine = fresh;
      mine.on('error', (error) => lose(mine, error));
      mine.on('end', () => lose(mine, new Error('connection ended')));
      mine.on('notification', ({ payload }) => onMessage(payload ?? ''));
      await mine.query(`listen ${channel}`);
      if (isClosed) return mine.release(new Error('closed'));
      client = mine;
      onConnected();
    } catch (error) {
      fresh?.release(error instanceof Error ? error : new Error(String(error)));
      retry();
    }
  };

  await connect();
  return {
    isListening: () => client !== null,
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      const last = client;
      client = null;
      last?.release(new Error('closed'));
    },
  };
}
