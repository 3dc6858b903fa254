import type { SchemaStep } from '@ordago/provider-kit';
import type { FeedWireMessage } from '@ordago/provider-protocols';
import type { Pool } from 'pg';

/** Messages that the supplier has sent, so that its files agree with it from then on. */
export interface FeedBooks {
  /** Keeps a message under the version it names, or under the next one at `now`. Answers it as it will be sent. */
  keep(message: Unversioned, now: number): Promise<FeedWireMessage>;
  /** The newest message of each kind about the events. */
  newestOf(events: readonly string[]): Promise<ReadonlyMap<string, SentMessages>>;
}

/** A message before it has its version. */
export type Unversioned = { readonly kind: FeedWireMessage['kind']; readonly event: string } & Readonly<
  Record<string, unknown>
>;

export interface SentMessages {
  readonly fixture?: FeedWireMessage & { kind: 'fixture' };
  /** A result, or that there will be none. */
  readonly outcome?: FeedWireMessage & { kind: 'result' | 'record' | 'status' };
  readonly offer?: FeedWireMessage & { kind: 'offer' };
  readonly stop?: FeedWireMessage & { kind: 'status' | 'halt' };
}

export const FEED_SCHEMA: readonly SchemaStep[] = [
  {
    name: '0001-sports-feed',
    sql: `create table feed_said (
      event text not null,
      sort text not null check (sort in ('fixture', 'outcome', 'stop')),
      version bigint not null,
      message jsonb not null,
      primary key (event, sort)
    )`,
  },
  {
    name: '0002-sports-feed-offers',
    sql: `alter table feed_said drop constraint feed_said_sort_check;
      alter table feed_said add constraint feed_said_sort_check check (sort in ('fixture', 'offer', 'outcome', 'stop'))`,
  },
  {
    name: '0003-sports-feed-sent',
    sql: `alter table feed_said rename to feed_sent;
      alter table feed_sent rename constraint feed_said_pkey to feed_sent_pkey;
      alter table feed_sent rename constraint feed_said_sort_check to feed_sent_sort_check`,
  },
];

export function createFeedBooks(pool: Pool): FeedBooks {
  return {
    keep: async (message, now) => {
      const sort = sortOf(message);
      const asked = typeof message.version === 'number' ? message.version : null;
      // An older version is sent as it is asked for, and forgotten: the files follow the newest.
      const kept = await pool.query<{ version: string }>(
        `insert into feed_sent as kept (event, sort, version, message) values ($1, $2, coalesce($3::bigint, $4::bigint), $5)
         on conflict (event, sort) do update set version = greatest(coalesce($3::bigint, $4::bigint), kept.version + 1),
           message = excluded.message
         where $3::bigint is null or kept.version < $3::bigint
         returning version`,
        [message.event, sort, asked, now, JSON.stringify(message)],
      );
      return { ...message, version: asked ?? Number(kept.rows[0]?.version ?? now) } as FeedWireMessage;
    },
    newestOf: async (events) => {
      const found = await pool.query<{ event: string; sort: keyof SentMessages; message: FeedWireMessage }>(
        'select event, sort, message from feed_sent where event = any ($1)',
        [events],
      );
      const reported = new Map<string, SentMessages>();
      for (const { event, sort, message } of found.rows)
        reported.set(event, { ...reported.get(event), [sort]: message });
      return reported;
    },
  };
}

function sortOf({ kind, status }: Unversioned): keyof SentMessages {
  if (kind === 'fixture' || kind === 'offer') return kind;
  if (kind === 'halt') return 'stop';
  return kind === 'status' && (status === 'stopped' || status === 'open') ? 'stop' : 'outcome';
}
