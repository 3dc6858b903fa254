import amqp, { type ChannelModel, type ConfirmChannel } from 'amqplib';

const EXCHANGE = 'unifiedfeed';

/** The supplier's end of a broker: what it did not confirm is published again, as a supplier does. */
export class Publisher {
  #connection: ChannelModel;
  #channel: ConfirmChannel;
  /** Without an answer of the broker yet. */
  readonly #open = new Map<number, { key: string; body: string }>();
  #count = 0;

  private constructor(
    private readonly url: string,
    private readonly queue: string,
    line: { connection: ChannelModel; channel: ConfirmChannel },
  ) {
    this.#connection = line.connection;
    this.#channel = line.channel;
  }

  static async to(url: string, queue: string): Promise<Publisher> {
    return new Publisher(url, queue, await open(url, queue));
  }

  async publish(key: string, body: string): Promise<void> {
    this.#count += 1;
    const number = this.#count;
    this.#open.set(number, { key, body });
    // Nobody waits: a broker that is killed leaves some of them unanswered.
    this.#channel.publish(EXCHANGE, key, Buffer.from(body), { persistent: true }, (error) => {
      if (!error) this.#open.delete(number);
    });
  }

  /** Takes the line up again after the broker fell, and sends again what it did not confirm. */
  async again(): Promise<void> {
    const { connection, channel } = await open(this.url, this.queue);
    this.#connection = connection;
    this.#channel = channel;
    const again = [...this.#open.values()];
    this.#open.clear();
    for (const { key, body } of again) await this.publish(key, body);
    await channel.waitForConfirms();
  }

  /** Messages that nobody has acknowledged to the broker. */
  async left(): Promise<number> {
    await this.#channel.waitForConfirms();
    return (await this.#channel.checkQueue(this.queue)).messageCount;
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }
}

async function open(url: string, queue: string) {
  const connection = await amqp.connect(url);
  connection.on('error', () => undefined);
  const channel = await connection.createConfirmChannel();
  channel.on('error', () => undefined);
  await channel.assertExchange(EXCHANGE, 'topic', { durable: true });
  await channel.assertQueue(queue, { durable: true });
  await channel.bindQueue(queue, EXCHANGE, '#');
  return { connection, channel };
}
