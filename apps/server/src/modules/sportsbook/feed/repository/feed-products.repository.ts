import { type Instant, instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { ProductState } from '../domain/judge-product.ts';

/** Services of the suppliers and their states. */
export interface FeedProductsRepository {
  /** The services of the suppliers, as we know them. */
  findProducts(feed: string): Promise<ProductState[]>;
  /** Saves the state of a service, unless another process saved one of a later sign of life. */
  saveProduct(feed: string, state: ProductState): Promise<void>;
}

export function createFeedProductsRepository(pool: Pool): FeedProductsRepository {
  return {
    async findProducts(feed) {
      const found = await pool.query<Row>('select * from sportsbook.feed_product where feed = $1 order by product', [
        feed,
      ]);
      return found.rows.map((row) => ({
        product: row.product,
        state: row.state,
        request: row.request,
        receivedAt: instant(row.received_at.getTime()),
        aliveAt: instant(row.alive_at.getTime()),
        completeTo: instantOf(row.complete_to),
        requestedAt: instantOf(row.requested_at),
      }));
    },
    async saveProduct(feed, state) {
      await pool.query(SAVE, [
        feed,
        state.product,
        state.state,
        toIso(state.receivedAt),
        toIso(state.aliveAt),
        isoOf(state.completeTo),
        state.request,
        isoOf(state.requestedAt),
      ]);
    },
  };
}

interface Row {
  readonly product: number;
  readonly state: ProductState['state'];
  readonly received_at: Date;
  readonly alive_at: Date;
  readonly complete_to: Date | null;
  readonly request: number;
  readonly requested_at: Date | null;
}

const SAVE = `
insert into sportsbook.feed_product as known
  (feed, product, state, received_at, alive_at, complete_to, request, requested_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (feed, product) do update set state = excluded.state, received_at = excluded.received_at,
  alive_at = excluded.alive_at, complete_to = excluded.complete_to, request = excluded.request,
  requested_at = excluded.requested_at
where known.request <= excluded.request and known.alive_at <= excluded.alive_at`;

function instantOf(at: Date | null): Instant | null {
  return at === null ? null : instant(at.getTime());
}

function isoOf(at: Instant | null): string | null {
  return at === null ? null : toIso(at);
}
