import type { Pool, PoolClient } from 'pg';

/** Up to which position everything that happened is certain: no transaction can commit anything at or below it any more. */
export interface Certainty {
  readonly position: bigint;
  /** The connection that knows it: another number after a crash of PostgreSQL, when what is not in the log is drawn again. */
  readonly session: number;
}

export interface Watermark {
  /** Queries PostgreSQL and returns the highest position that is certain by then. */
  read(): Promise<Certainty>;
  close(): Promise<void>;
}

interface Offer {
  readonly position: bigint;
  /** Number below which every transaction must have ended. */
  readonly endedBefore: bigint;
}

/** Offers that wait at once: a transaction may stay open for long, and each handler asks ten times a second. */
const OFFERS_MAX = 50;

/**
 * Reads the watermark on a connection of its own. What was offered is forgotten with the connection: after a crash of
 * PostgreSQL positions and transaction numbers that were not yet written to its log are drawn again.
 */
export function createWatermark(pool: Pool): Watermark {
  let client: PoolClient | null = null;
  let session = 0;
  let certain = 0n;
  /** In the order of their positions; several, so that a transaction that stays open holds back no more than what came after it. */
  let offers: Offer[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const drop = (error: Error) => {
    client?.release(error);
    client = null;
    session += 1;
    certain = 0n;
    offers = [];
  };
  const readCertainty = async (): Promise<Certainty> => {
    try {
      client ??= await pool.connect();
      if (offers.length < OFFERS_MAX) offers.push(...(await findOffers(client, offers.at(-1)?.position ?? certain)));
      if (offers.length > 0) {
        const endedBelow = await findEndedBelow(client);
        const ended = offers.filter(({ endedBefore }) => endedBefore <= endedBelow);
        certain = ended.at(-1)?.position ?? certain;
        offers = offers.slice(ended.length);
      }
      return { position: certain, session };
    } catch (error) {
      drop(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
  return {
    // One after the other, each with a query of its own: whoever asks knows that the connection was alive after they
    // asked.
    read: () => {
      const reading = last.then(readCertainty);
      last = reading.catch(() => undefined);
      return reading;
    },
    close: async () => {
      await last;
      drop(new Error('closed'));
    },
  };
}

/** Returns one offer, or none when nothing was drawn beyond `known`. */
async function findOffers(client: PoolClient, known: bigint): Promise<Offer[]> {
  const { rows } = await client.query<{ watermark: string | null; endedBefore: string }>(
    'select watermark, ended_before::text as "endedBefore" from platform.offer_watermark($1)',
    [known],
  );
  return rows.flatMap(({ watermark, endedBefore }) =>
    watermark === null ? [] : [{ position: BigInt(watermark), endedBefore: BigInt(endedBefore) }],
  );
}

async function findEndedBelow(client: PoolClient): Promise<bigint> {
  const { rows } = await client.query<{ below: string }>('select platform.ended_below()::text as below');
  return BigInt(rows[0]?.below ?? 0);
}
