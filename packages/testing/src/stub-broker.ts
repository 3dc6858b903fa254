import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import {
  type AmqpFrame,
  type FieldReader,
  FRAME,
  long,
  longlong,
  longText,
  METHOD,
  octet,
  readMethod,
  short,
  shortText,
  takeFrames,
  writeFrame,
  writeMethod,
} from './amqp-frames.ts';
import { StubQueue } from './stub-queue.ts';

export interface StubBrokerOptions {
  /** The one exchange, by topics. (Default: `unifiedfeed`) */
  readonly exchange?: string;
  /** Seconds between signs of life that the broker proposes. (Default: 60) */
  readonly heartbeat?: number;
}

/** One connection of a client. */
interface Line {
  readonly socket: Socket;
  rest: Buffer;
  isGreeted: boolean;
  isOpen: boolean;
  isSilent: boolean;
  prefetch: number;
  consumer: { readonly channel: number; readonly tag: string; readonly queue: StubQueue<Line> } | null;
  tags: bigint;
}

/** A method that a client calls, and the way to answer it. */
interface Asked {
  readonly channel: number;
  readonly method: string;
  readonly fields: FieldReader;
  readonly send: (answer: string, ...written: readonly Buffer[]) => void;
}

const HEADER = Buffer.from('AMQP\0\0\x09\x01', 'latin1');
const FRAME_MAX = 4_096;
/** Overhead of a frame beside its payload, in bytes. */
const FRAME_COST = 8;
const BEAT_MS = 200;
const NOT_FOUND = 404;

/**
 * A broker for tests, speaking the frames of AMQP 0-9-1 that a consumer needs: an exchange of topics, queues that keep what
 * was not acknowledged, and lines that can be cut. It shares no code with the client.
 */
export class StubBroker {
  readonly queues = new Map<string, StubQueue<Line>>();
  /** Lines that ever opened, and signs of life that clients gave. */
  opened = 0;
  beats = 0;
  #server: Server | null = null;
  #port = 0;
  #messages = 0;
  readonly #lines = new Set<Line>();
  readonly #beating: NodeJS.Timeout;

  private constructor(
    private readonly exchange: string,
    private readonly heartbeat: number,
  ) {
    this.#beating = setInterval(() => this.#beat(), BEAT_MS);
  }

  static async start({ exchange = 'unifiedfeed', heartbeat = 60 }: StubBrokerOptions = {}): Promise<StubBroker> {
    const broker = new StubBroker(exchange, heartbeat);
    await broker.rise();
    return broker;
  }

  get url(): string {
    return `amqp://feed:secret@127.0.0.1:${this.#port}`;
  }

  /** Lines that are open now. */
  get lines(): number {
    return [...this.#lines].filter(({ isOpen }) => isOpen).length;
  }

  /** A queue that outlives the lines of its consumers. */
  addQueue(name: string, pattern: string): StubQueue<Line> {
    const queue = new StubQueue<Line>(null);
    queue.bindings.push(pattern);
    this.queues.set(name, queue);
    return queue;
  }

  /** Hands a message to the queues whose binding its key fits. */
  publish(key: string, body: string | Buffer): void {
    this.#messages += 1;
    const message = { number: this.#messages, key, body: Buffer.from(body), isRedelivered: false };
    for (const queue of this.queues.values()) queue.offer(message);
    this.#pump();
  }

  /** Breaks every line without a word, as a pulled cable does. */
  cut(): void {
    for (const line of [...this.#lines]) {
      this.#end(line);
      line.socket.destroy();
    }
  }

  /** Sends nothing more on the open connections and does not close them: only missing heartbeats show it. */
  fallSilent(): void {
    for (const line of this.#lines) line.isSilent = true;
  }

  /** Breaks every line and takes no new one until `rise`. */
  async fall(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    const closed = server ? once(server, 'close') : null;
    server?.close();
    this.cut();
    await closed;
  }

  /** Takes connections, on the port of before after `fall`; does nothing while it does already. */
  async rise(): Promise<void> {
    if (this.#server) return;
    const server = createServer((socket) => this.#accept(socket));
    this.#server = server;
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Breaks every line and ends the heartbeats; for the end of a test. */
  async close(): Promise<void> {
    clearInterval(this.#beating);
    await this.fall();
  }

  #accept(socket: Socket): void {
    const line: Line = {
      socket,
      rest: Buffer.alloc(0),
      isGreeted: false,
      isOpen: false,
      isSilent: false,
      prefetch: 0,
      consumer: null,
      tags: 0n,
    };
    this.#lines.add(line);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#end(line));
    socket.on('data', (bytes) => this.#read(line, bytes));
  }

  #read(line: Line, bytes: Buffer): void {
    line.rest = Buffer.concat([line.rest, bytes]);
    if (!line.isGreeted && !this.#greet(line)) return;
    const { frames, rest } = takeFrames(line.rest);
    line.rest = rest;
    for (const frame of frames) {
      if (frame.type === FRAME.heartbeat) this.beats += 1;
      if (frame.type === FRAME.method && !line.isSilent) this.#receive(line, frame);
    }
  }

  #greet(line: Line): boolean {
    if (line.rest.length < HEADER.length) return false;
    if (!line.rest.subarray(0, HEADER.length).equals(HEADER)) {
      line.socket.end(HEADER);
      return false;
    }
    line.rest = line.rest.subarray(HEADER.length);
    line.isGreeted = true;
    const version = [octet(0), octet(9), long(0)];
    line.socket.write(writeMethod(0, METHOD.start, ...version, longText('PLAIN'), longText('en_US')));
    return true;
  }

  #receive(line: Line, frame: AmqpFrame): void {
    const { method, fields } = readMethod(frame);
    const send = (answer: string, ...written: readonly Buffer[]) =>
      void line.socket.write(writeMethod(frame.channel, answer, ...written));
    switch (method) {
      case METHOD.startOk:
        send(METHOD.tune, short(2_047), long(FRAME_MAX), short(this.heartbeat));
        break;
      case METHOD.tuneOk:
      case METHOD.closeOk:
      case METHOD.channelCloseOk:
        break;
      case METHOD.open:
        line.isOpen = true;
        this.opened += 1;
        send(METHOD.openOk, shortText(''));
        break;
      case METHOD.channelOpen:
        send(METHOD.channelOpenOk, longText(''));
        break;
      case METHOD.qos:
        fields.long();
        line.prefetch = fields.short();
        send(METHOD.qosOk);
        break;
      case METHOD.channelClose:
        send(METHOD.channelCloseOk);
        break;
      case METHOD.close:
        send(METHOD.closeOk);
        this.#end(line);
        line.socket.end();
        break;
      default:
        this.#receiveOfQueue(line, { channel: frame.channel, method, fields, send });
    }
  }

  #receiveOfQueue(line: Line, asked: Asked): void {
    switch (asked.method) {
      case METHOD.queueDeclare:
        this.#declareQueue(line, asked);
        break;
      case METHOD.queueBind:
        this.#bindQueue(line, asked);
        break;
      case METHOD.consume:
        this.#consume(line, asked);
        break;
      case METHOD.ack:
        this.#acknowledge(line, asked);
        break;
      default:
        throw new Error(`the stub broker does not know the method ${asked.method}`);
    }
  }

  #declareQueue(line: Line, { fields, send }: Asked): void {
    fields.short();
    const name = fields.shortText() || `amq.gen-${this.queues.size + 1}-${this.opened}`;
    const isExclusive = (fields.octet() & 0b100) !== 0;
    if (!this.queues.has(name)) this.queues.set(name, new StubQueue<Line>(isExclusive ? line : null));
    send(METHOD.queueDeclareOk, shortText(name), long(0), long(0));
  }

  #bindQueue(line: Line, { channel, fields, send }: Asked): void {
    fields.short();
    const name = fields.shortText();
    const exchange = fields.shortText();
    const pattern = fields.shortText();
    const queue = this.queues.get(name);
    if (!queue || exchange !== this.exchange) {
      this.#refuse(line, channel, `${name} or ${exchange}`);
      return;
    }
    queue.bindings.push(pattern);
    send(METHOD.queueBindOk);
  }

  #consume(line: Line, { channel, fields, send }: Asked): void {
    fields.short();
    const name = fields.shortText();
    const queue = this.queues.get(name);
    if (!queue) {
      this.#refuse(line, channel, name);
      return;
    }
    const tag = fields.shortText() || `consumer-${this.opened}`;
    line.consumer = { channel, tag, queue };
    send(METHOD.consumeOk, shortText(tag));
    this.#pump();
  }

  #acknowledge(line: Line, { channel, fields }: Asked): void {
    const tag = fields.longlong();
    if (!line.consumer?.queue.acknowledge(line, tag)) {
      this.#refuse(line, channel, `delivery ${tag}`);
      return;
    }
    this.#pump();
  }

  /** Closes a channel, as a broker does that was asked for what it does not have. */
  #refuse(line: Line, channel: number, what: string): void {
    const reason = [short(NOT_FOUND), shortText(`NOT_FOUND - ${what}`), short(0), short(0)];
    line.socket.write(writeMethod(channel, METHOD.channelClose, ...reason));
  }

  #pump(): void {
    for (const line of this.#lines) {
      if (line.consumer === null || line.isSilent) continue;
      for (;;) {
        const message = line.consumer.queue.hand(line, line.tags + 1n, line.prefetch);
        if (message === null) break;
        line.tags += 1n;
        this.#deliver(line, line.consumer, message);
      }
    }
  }

  #deliver(
    { socket, tags }: Line,
    { channel, tag }: NonNullable<Line['consumer']>,
    { key, body, isRedelivered }: { key: string; body: Buffer; isRedelivered: boolean },
  ): void {
    const about = [shortText(tag), longlong(tags), octet(isRedelivered ? 1 : 0)];
    socket.write(writeMethod(channel, METHOD.deliver, ...about, shortText(this.exchange), shortText(key)));
    const header = [short(60), short(0), longlong(BigInt(body.length)), short(0)];
    socket.write(writeFrame(FRAME.header, channel, Buffer.concat(header)));
    for (let at = 0; at < body.length; at += FRAME_MAX - FRAME_COST) {
      socket.write(writeFrame(FRAME.body, channel, body.subarray(at, at + FRAME_MAX - FRAME_COST)));
    }
  }

  /** A queue of a line's own goes with it; what it did not acknowledge elsewhere is handed to others. */
  #end(line: Line): void {
    if (!this.#lines.delete(line)) return;
    line.isOpen = false;
    for (const [name, queue] of this.queues) {
      if (queue.owner === line) this.queues.delete(name);
      queue.release(line);
    }
    this.#pump();
  }

  #beat(): void {
    for (const line of this.#lines) {
      if (line.isOpen && !line.isSilent) line.socket.write(writeFrame(FRAME.heartbeat, 0, Buffer.alloc(0)));
    }
  }
}
