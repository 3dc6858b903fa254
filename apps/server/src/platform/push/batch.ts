export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A value of a topic as it was published: written as text once, however many clients receive it. */
export interface Update {
  readonly topic: string;
  readonly text: string;
}

export function updateOf(topic: string, value: JsonValue): Update {
  return { topic, text: JSON.stringify({ topic, value }) };
}

/** A frame as text, and as the bytes that go out. */
export interface Frame {
  readonly text: string;
  readonly bytes: Buffer;
}

/**
 * Updates that wait to be sent to a client, as a chain. Clients with the same updates in the same order hold the same
 * batch, so that its frame is written once for all of them: a client costs its socket write and nothing else.
 */
export class Batch {
  /** The last batch that was made out of this one: what is published goes to one client after the other. */
  #followed: Batch | null = null;
  #frame: Frame | null = null;

  private constructor(
    private readonly before: Batch | null,
    private readonly update: Update | null,
    /** Updates in the chain, those included that a later value of their topic replaced. */
    readonly length: number,
  ) {}

  /** A new beginning, which shares nothing with others: batches are let go with the last client who holds them. */
  static begin(): Batch {
    return new Batch(null, null, 0);
  }

  with(update: Update): Batch {
    if (this.#followed?.update !== update) this.#followed = new Batch(this, update, this.length + 1);
    return this.#followed;
  }

  /** The newest update of each topic, in the order in which the topics were first published. */
  newest(): readonly Update[] {
    const reported: Update[] = [];
    for (let batch: Batch | null = this; batch?.update; batch = batch.before) reported.push(batch.update);
    return [...new Map(reported.reverse().map((update) => [update.topic, update])).values()];
  }

  /** The same without what was replaced, for a client who waits long. */
  compacted(): Batch {
    return this.newest().reduce((batch: Batch, update) => batch.with(update), Batch.begin());
  }

  frame(): Frame {
    if (this.#frame === null) {
      const text = `{"updates":[${this.newest()
        .map((update) => update.text)
        .join(',')}]}`;
      this.#frame = { text, bytes: Buffer.from(text) };
    }
    return this.#frame;
  }
}
