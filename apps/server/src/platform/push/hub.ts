import { Batch, type JsonValue, type Update, updateOf } from './batch.ts';

export type { JsonValue } from './batch.ts';

/**
 * One hub per process: topics, conflated per tick, one frame per client per tick (architecture 3.12). A topic's newest
 * value replaces the one that still waits; balance topics are flushed at once.
 */
export interface Hub {
  /** Keeps `value` as the topic's newest and sends it to its listeners with the next tick, at once when `urgent`. */
  publish(topic: string, value: JsonValue, options?: { urgent?: boolean }): void;
  /** Adds a client; returns its handle. */
  join(client: HubClient): HubMember;
  close(): void;
}

export interface HubClient {
  /** Sends a frame as text, and the same as bytes, which clients who receive the same frame share. */
  send(text: string, bytes: Buffer): void;
  /** Bytes that wait to be written; a client that cannot keep up skips ticks and gets the newest values later. */
  backlog(): number;
}

export interface HubMember {
  listen(topics: readonly string[]): void;
  unlisten(topics: readonly string[]): void;
  leave(): void;
}

const BACKLOG_BYTES_MAX = 256 * 1024;
/** Topics one client may follow. */
export const TOPICS_MAX = 200;
/** Updates that a client may leave waiting before those are dropped that a later one replaced. */
const WAITING_MAX = 2 * TOPICS_MAX;

export function createHub({ tickMs = 150 }: { tickMs?: number } = {}): Hub {
  const listeners = new Map<string, Set<Member>>();
  const waiting = new Set<Member>();
  /** Start of the batches of this tick. */
  let beginning = Batch.begin();
  const flushAll = () => {
    for (const member of waiting) if (member.flush()) waiting.delete(member);
    beginning = Batch.begin();
  };
  const timer = setInterval(flushAll, tickMs);
  timer.unref();

  class Member implements HubMember {
    /** Null while nothing waits. */
    #pending: Batch | null = null;
    readonly #topics = new Set<string>();
    constructor(readonly client: HubClient) {}
    offer(update: Update): void {
      const pending = (this.#pending ?? beginning).with(update);
      this.#pending = pending.length > WAITING_MAX ? pending.compacted() : pending;
      waiting.add(this);
    }
    /** True when nothing is left to send. */
    flush(): boolean {
      if (this.client.backlog() > BACKLOG_BYTES_MAX) return false;
      if (this.#pending === null) return true;
      const { text, bytes } = this.#pending.frame();
      this.#pending = null;
      this.client.send(text, bytes);
      return true;
    }
    listen(topics: readonly string[]): void {
      for (const topic of topics) {
        if (this.#topics.size >= TOPICS_MAX) return;
        this.#topics.add(topic);
        const members = listeners.get(topic) ?? new Set();
        listeners.set(topic, members.add(this));
      }
    }
    unlisten(topics: readonly string[]): void {
      for (const topic of topics) {
        this.#topics.delete(topic);
        const members = listeners.get(topic);
        members?.delete(this);
        if (members?.size === 0) listeners.delete(topic);
      }
    }
    leave(): void {
      this.unlisten([...this.#topics]);
      this.#pending = null;
      waiting.delete(this);
    }
  }

  return {
    publish: (topic, value, { urgent = false } = {}) => {
      const members = listeners.get(topic);
      if (!members) return;
      const update = updateOf(topic, value);
      for (const member of members) {
        member.offer(update);
        if (urgent && member.flush()) waiting.delete(member);
      }
    },
    join: (client) => new Member(client),
    close: () => clearInterval(timer),
  };
}
