/** The frames of AMQP 0-9-1 as a broker reads and writes them: only what a consumer needs of them. */

export const FRAME = { method: 1, header: 2, body: 3, heartbeat: 8 } as const;
const FRAME_END = 0xce;

/** Methods by class and number: `10.11` is connection.start-ok. */
export const METHOD = {
  start: '10.10',
  startOk: '10.11',
  tune: '10.30',
  tuneOk: '10.31',
  open: '10.40',
  openOk: '10.41',
  close: '10.50',
  closeOk: '10.51',
  channelOpen: '20.10',
  channelOpenOk: '20.11',
  channelClose: '20.40',
  channelCloseOk: '20.41',
  queueDeclare: '50.10',
  queueDeclareOk: '50.11',
  queueBind: '50.20',
  queueBindOk: '50.21',
  qos: '60.10',
  qosOk: '60.11',
  consume: '60.20',
  consumeOk: '60.21',
  deliver: '60.60',
  ack: '60.80',
} as const;

export interface AmqpFrame {
  readonly type: number;
  readonly channel: number;
  readonly payload: Buffer;
}

/** Takes whole frames off the front of what came; the rest waits for more. */
export function takeFrames(bytes: Buffer): { frames: AmqpFrame[]; rest: Buffer } {
  const frames: AmqpFrame[] = [];
  let rest = bytes;
  while (rest.length >= 8) {
    const size = rest.readUInt32BE(3);
    if (rest.length < size + 8) break;
    if (rest[size + 7] !== FRAME_END) throw new Error('a frame without its end');
    frames.push({ type: rest.readUInt8(0), channel: rest.readUInt16BE(1), payload: rest.subarray(7, size + 7) });
    rest = rest.subarray(size + 8);
  }
  return { frames, rest };
}

export function writeFrame(type: number, channel: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(7);
  head.writeUInt8(type, 0);
  head.writeUInt16BE(channel, 1);
  head.writeUInt32BE(payload.length, 3);
  return Buffer.concat([head, payload, Buffer.from([FRAME_END])]);
}

/** A method frame: its class and number, and its fields already written. */
export function writeMethod(channel: number, method: string, ...fields: readonly Buffer[]): Buffer {
  const [group = 0, number = 0] = method.split('.').map(Number);
  return writeFrame(FRAME.method, channel, Buffer.concat([short(group), short(number), ...fields]));
}

export function readMethod({ payload }: AmqpFrame): { method: string; fields: FieldReader } {
  return { method: `${payload.readUInt16BE(0)}.${payload.readUInt16BE(2)}`, fields: readFields(payload.subarray(4)) };
}

export interface FieldReader {
  octet(): number;
  short(): number;
  long(): number;
  longlong(): bigint;
  shortText(): string;
  longText(): string;
  /** A table is skipped. */
  table(): void;
}

function readFields(bytes: Buffer): FieldReader {
  let at = 0;
  const take = (size: number): Buffer => {
    at += size;
    return bytes.subarray(at - size, at);
  };
  const long = () => take(4).readUInt32BE();
  return {
    octet: () => take(1).readUInt8(),
    short: () => take(2).readUInt16BE(),
    long,
    longlong: () => take(8).readBigUInt64BE(),
    shortText: () => take(take(1).readUInt8()).toString(),
    longText: () => take(long()).toString(),
    table: () => void take(long()),
  };
}

export function octet(value: number): Buffer {
  return Buffer.from([value]);
}

export function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

export function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function longlong(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
}

export function shortText(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([octet(bytes.length), bytes]);
}

export function longText(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([long(bytes.length), bytes]);
}
