import type { Pool, PoolClient } from 'pg';

/** Up to which position everything that happened is certain: no transaction can commit anything at or below it any more. */
export interface Certainty {
  readonly position: bigint;
  /** The connection that knows it: another number after a crash of PostgreSQL, when what is not in the log is drawn again. */
  readonly session: number;
}

export interface Watermark {
  /** Looks at PostgreSQL and returns the highest position that is certain by then. */
  read(): Promise<Certainty>;
  close(): Promise<void>;
}

interface Offer {
  readonly position: bigint;
  /** Number below which every transaction must have ended. */
  readonly endedBefore: string;
}

/**
 * Reads the watermark on a connection of its own. What was offered is forgotten with the connection: after a crash of
 * PostgreSQL positions and transaction numbers that were not yet written to its log are drawn again.
 */
export function createWatermark(pool: Pool): Watermark {
  let client: PoolClient | null = null;
  let session = 0;
  let certain = 0n;
  let offer: Offer | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const drop = (error: Error) => {
    client?.release(error);
    client = null;
    session += 1;
    certain = 0n;
    offer = null;
  };
  const look = async (): Promise<Certainty> => {
    try {
      client ??= await pool.connect();
      offer ??= await findOffer(client, certain);
      if (offer && (await haveEnded(client, offer.endedBefore))) {
        certain = offer.position;
        offer = null;
      }
      return { position: certain, session };
    } catch (error) {
      drop(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
  return {
    // One after the other, each with a look of its own: whoever asks knows that the connection was alive after they asked.
    read: () => {
      const reading = last.then(look);
      last = reading.catch(() => undefined);
      return reading;
    },
    close: async () => {
      await last;
      drop(new Error('closed'));
    },
  };
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
