/** A message on its way. */
export interface StubMessage {
  /** Its place among all that were published. */
  readonly number: number;
  readonly key: string;
  readonly body: Buffer;
  readonly isRedelivered: boolean;
}

/** A queue that keeps what was not acknowledged; `Holder` is whoever was handed a message and has not answered. */
export class StubQueue<Holder> {
  readonly bindings: string[] = [];
  /** Bodies in the order in which they were acknowledged. */
  readonly acknowledged: string[] = [];
  /** Bodies that were handed out a second time. */
  readonly redelivered: string[] = [];
  #ready: StubMessage[] = [];
  readonly #held = new Map<Holder, Map<bigint, StubMessage>>();

  /** `owner` takes the queue along when it goes; null for one that stays. */
  constructor(readonly owner: Holder | null) {}

  /** Messages that nobody was handed yet, and those that were handed out and not acknowledged. */
  get waiting(): { ready: number; held: number } {
    return { ready: this.#ready.length, held: [...this.#held.values()].reduce((sum, { size }) => sum + size, 0) };
  }

  offer(message: StubMessage): void {
    if (this.bindings.some((pattern) => fitsTopic(message.key, pattern))) this.#ready.push(message);
  }

  /** Hands the oldest message to a holder that has fewer than `max` unanswered; 0 is no bound. */
  hand(holder: Holder, tag: bigint, max: number): StubMessage | null {
    const held = this.#held.get(holder) ?? new Map<bigint, StubMessage>();
    this.#held.set(holder, held);
    if (max > 0 && held.size >= max) return null;
    const message = this.#ready.shift();
    if (!message) return null;
    held.set(tag, message);
    if (message.isRedelivered) this.redelivered.push(message.body.toString());
    return message;
  }

  acknowledge(holder: Holder, tag: bigint): boolean {
    const message = this.#held.get(holder)?.get(tag);
    if (!message) return false;
    this.#held.get(holder)?.delete(tag);
    this.acknowledged.push(message.body.toString());
    return true;
  }

  /** Returns messages that a holder left unanswered to their old place. */
  release(holder: Holder): void {
    const back = [...(this.#held.get(holder)?.values() ?? [])].map((one) => ({ ...one, isRedelivered: true }));
    this.#held.delete(holder);
    this.#ready = [...back, ...this.#ready].sort((a, b) => a.number - b.number);
  }
}

/** Returns true if a key fits a pattern of topics: `*` is one word, `#` any number of them. */
export function fitsTopic(key: string, pattern: string): boolean {
  const fits = (words: readonly string[], parts: readonly string[]): boolean => {
    const [part, ...rest] = parts;
    if (part === undefined) return words.length === 0;
    if (part === '#') return fits(words, rest) || (words.length > 0 && fits(words.slice(1), parts));
    return words.length > 0 && (part === '*' || part === words[0]) && fits(words.slice(1), rest);
  };
  return fits(key.split('.'), pattern.split('.'));
}
