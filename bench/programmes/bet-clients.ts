/**
 * Players who bet over HTTP, in a process of their own: connections that stay open, each sending its next bet when the
 * last one is answered.
 */
import { randomUUID } from 'node:crypto';
import net from 'node:net';

/** A round of bets. */
export interface SubmissionOrder {
  readonly port: number;
  readonly path: string;
  readonly clients: number;
  readonly roundMs: number;
  /** Frame tokens of players with money. */
  readonly tokens: readonly string[];
  readonly selections: readonly string[];
  /** As a slip names it. */
  readonly odds: string;
}

export interface SubmissionReport {
  /** Answered with a new bet. */
  readonly accepted: number;
  /** Refused though nothing was wrong with them; none is expected. */
  readonly failed: number;
  readonly perSecond: number;
}

/** As the bets of the ledger's measures: one in a hundred was sent before, one in a hundred is beyond the player's means. */
const REPEATED_SHARE = 0.01;
const UNAFFORDABLE_SHARE = 0.01;
const STAKE_CENTS_MIN = 2_000;
const STAKE_STEPS = 900;
const TOO_MUCH = '9000000.00';

type Kind = 'new' | 'repeated' | 'unaffordable';

process.on('message', (order: SubmissionOrder) => {
  void submitBets(order).then((report) => process.send?.(report));
});

async function submitBets(order: SubmissionOrder): Promise<SubmissionReport> {
  const began = performance.now();
  const reported = { accepted: 0, failed: 0 };
  const client = async () => {
    const wire = await connect(order.port);
    let last: string | null = null;
    while (performance.now() - began < order.roundMs) {
      const [kind, request] = nextSubmission(order, last);
      const isGood = await wire.send(request);
      if (kind === 'new') last = request;
      if (kind === 'new' && isGood) reported.accepted += 1;
      if (isGood === (kind === 'unaffordable')) reported.failed += 1;
    }
    wire.close();
  };
  await Promise.all(Array.from({ length: order.clients }, client));
  return { ...reported, perSecond: (reported.accepted / (performance.now() - began)) * 1_000 };
}

function nextSubmission(order: SubmissionOrder, last: string | null): [Kind, string] {
  const dice = Math.random();
  if (dice < REPEATED_SHARE && last !== null) return ['repeated', last];
  const isTooMuch = dice > 1 - UNAFFORDABLE_SHARE;
  const cents = STAKE_CENTS_MIN + Math.floor(Math.random() * STAKE_STEPS);
  const stake = isTooMuch ? TOO_MUCH : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const leg = { selection: pick(order.selections), odds: order.odds, version: 1 };
  const body = JSON.stringify({ key: randomUUID(), kind: 'single', stake, legs: [leg] });
  const head = [
    `POST ${order.path} HTTP/1.1`,
    `host: 127.0.0.1:${order.port}`,
    `authorization: Bearer ${pick(order.tokens)}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return [isTooMuch ? 'unaffordable' : 'new', `${head.join('\r\n')}\r\n\r\n${body}`];
}

interface Wire {
  /** Returns true if the answer is a good one. */
  send(request: string): Promise<boolean>;
  close(): void;
}

/** One call at a time on one connection; answers carry their length. */
function connect(port: number): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let text = '';
    let answer: (isGood: boolean) => void = () => undefined;
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      if (head < 0 || length === undefined || text.length < head + 4 + Number(length)) return;
      const isGood = text.startsWith('HTTP/1.1 200');
      text = '';
      answer(isGood);
    });
    socket.once('connect', () => {
      const send = (request: string) =>
        new Promise<boolean>((answered) => {
          answer = answered;
          socket.write(request);
        });
      resolve({ send, close: () => socket.end() });
    });
  });
}

function pick(from: readonly string[]): string {
  return from[Math.floor(Math.random() * from.length)] ?? '';
}
