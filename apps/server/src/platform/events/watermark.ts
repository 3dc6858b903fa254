import type { Pool, PoolClient } from 'pg';

/** Tells up to which position everything that happened is certain: no transaction can commit anything at or below it any more. */
export interface Watermark {
  /** Returns the highest position that is known to be certain; it never falls while the connection lives. */
  read(): Promise<bigint>;
  close(): Promise<void>;
}

interface Offer {
  readonly position: bigint;
  /** Number below which every transaction must have ended. */
  readonly endedBefore: string;
}

/**
 * Reads the watermark on a connection of its own. What was offered is forgotten with the connection: after a crash of
 * PostgreSQL positions and transaction numbers that were not yet written may be drawn again.
 */
export function createWatermark(pool: Pool): Watermark {
  let client: PoolClient | null = null;
  let certain = 0n;
  let offer: Offer | null = null;
  let reading: Promise<bigint> | null = null;
  const drop = (error: Error) => {
    client?.release(error);
    client = null;
    certain = 0n;
    offer = null;
  };
  const look = async () => {
    client ??= await connect(pool);
    offer ??= await findOffer(client, certain);
    if (offer && (await haveEnded(client, offer.endedBefore))) {
      certain = offer.position;
      offer = null;
    }
    return certain;
  };
  return {
    read: () => {
      reading ??= look()
        .catch((error: unknown) => {
          drop(error instanceof Error ? error : new Error(String(error)));
          throw error;
        })
        .finally(() => {
          reading = null;
        });
      return reading;
    },
    close: async () => {
      await reading?.catch(() => undefined);
      drop(new Error('closed'));
    },
  };
}

async function connect(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  // A connection that breaks while nothing is asked of it says so at the next question.
  client.on('error', () => undefined);
  return client;
}

async function findOffer(client: PoolClient, known: bigint): Promise<Offer | null> {
  const { rows } = await client.query<{ watermark: string | null; endedBefore: string }>(
    'select watermark, ended_before::text as "endedBefore" from platform.offer_watermark($1)',
    [known],
  );
  const offered = rows[0];
  if (!offered || offered.watermark === null) return null;
  return { position: BigInt(offered.watermark), endedBefore: offered.endedBefore };
}

async function haveEnded(client: PoolClient, endedBefore: string): Promise<boolean> {
  const { rows } = await client.query<{ ended: boolean }>('select platform.have_ended($1::xid8) as ended', [
    endedBefore,
  ]);
  return rows[0]?.ended ?? false;
}
