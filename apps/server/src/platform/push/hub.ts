/**
 * One hub per process: topics, conflated per tick, one frame per client per tick (architecture 3.12). A topic's newest
 * value replaces the one that still waits; balance topics are flushed at once.
 */
export interface Hub {
  /** Keeps `value` as the topic's newest and tells its listeners with the next tick, at once when `urgent`. */
  publish(topic: string, value: JsonValue, options?: { urgent?: boolean }): void;
  /** Adds a client; returns its handle. */
  join(client: HubClient): HubMember;
  close(): void;
}

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export interface HubClient {
  send(frame: string): void;
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

export function createHub({ tickMs = 150 }: { tickMs?: number } = {}): Hub {
  const listeners = new Map<string, Set<Member>>();
  const waiting = new Set<Member>();
  const flushAll = () => {
    for (const member of waiting) if (member.flush()) waiting.delete(member);
  };
  const timer = setInterval(flushAll, tickMs);
  timer.unref();

  class Member implements HubMember {
    readonly #pending = new Map<string, JsonValue>();
    readonly #topics = new Set<string>();
    constructor(readonly client: HubClient) {}
    offer(topic: string, value: JsonValue): void {
      this.#pending.set(topic, value);
      waiting.add(this);
    }
    /** True when nothing is left to send. */
    flush(): boolean {
      if (this.client.backlog() > BACKLOG_BYTES_MAX) return false;
      if (this.#pending.size === 0) return true;
      const frame = JSON.stringify({ updates: [...this.#pending].map(([topic, value]) => ({ topic, value })) });
      this.#pending.clear();
      this.client.send(frame);
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
      this.#pending.clear();
      waiting.delete(this);
    }
  }

  return {
    publish: (topic, value, { urgent = false } = {}) => {
      for (const member of listeners.get(topic) ?? []) {
        member.offer(topic, value);
        if (urgent && member.flush()) waiting.delete(member);
      }
    },
    join: (client) => new Member(client),
    close: () => clearInterval(timer),
  };
}
