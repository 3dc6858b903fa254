import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import { instant } from '@ordago/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import { GUEST } from '../../apps/server/src/platform/http/actor.ts';
import { createHub, type Hub } from '../../apps/server/src/platform/push/hub.ts';
import { openSocket } from '../../apps/server/src/platform/push/socket.ts';
import type { Figure } from '../harness/figures.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import { startClients } from '../programmes/client-process.ts';
import type { PushOrder, PushReport } from '../programmes/push-clients.ts';
import { createNaiveHub } from '../yardsticks/naive-hub.ts';
import type { Scale } from './scale.ts';

/** Updates of about 100 bytes that every client receives per tick. */
const UPDATES = 10;
/** The hub's own. */
const TICK_MS = 150;
/** Interval between checks that all clients listen. */
const POLL_MS = 20;

/** One server with its clients, who follow all its topics. */
interface PushKit {
  readonly hub: Hub;
  readonly port: number;
  readonly app: FastifyInstance;
  /** Clients that follow something by now. */
  listening(): number;
}

interface Delivered {
  /** Processor time of the server per update and client. */
  readonly cpuUs: number;
  /** Time from the first client that receives it to the last. */
  readonly spanMs: number;
}

/** G12: the cost of sending many clients ten changes a tick, and how long one change takes to reach them all. */
export async function measurePush(scale: Scale): Promise<Figure[]> {
  const clients = startClients('push-clients');
  const stages = [await openPushKit(createHub({ tickMs: TICK_MS })), await openPushKit(createNaiveHub())] as const;
  try {
    for (const { port, listening } of stages) {
      await ask(clients, { do: 'open', port, clients: scale.pushClients, topics: topicsOf(UPDATES) });
      // The handshake is answered before the wish to listen is read.
      while (listening() < scale.pushClients) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    const many = await takeTurns(clients, stages, scale, UPDATES);
    const one = await takeTurns(clients, stages, scale, 1);
    return figuresOf(scale.pushClients, many, one);
  } finally {
    clients.kill();
    for (const { hub, app } of stages) {
      hub.close();
      await app.close();
    }
  }
}

async function openPushKit(hub: Hub): Promise<PushKit> {
  const app = fastify();
  await app.register(cookie);
  let listening = 0;
  const join: Hub['join'] = (client) => {
    const member = hub.join(client);
    const listen = (topics: readonly string[]) => {
      member.listen(topics);
      listening += 1;
    };
    return { listen, unlisten: (topics) => member.unlisten(topics), leave: () => member.leave() };
  };
  await openSocket(app, {
    hub: { ...hub, join },
    host: 'sportsbook',
    allowedOrigins: [],
    clock: { now: () => instant(0) },
    authenticate: async () => GUEST,
    socketsMax: { perNetwork: 1_000_000, perPlayer: 1 },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { hub, app, port: (app.server.address() as AddressInfo).port, listening: () => listening };
}

interface Rounds {
  readonly ours: readonly Delivered[];
  readonly theirs: readonly Delivered[];
}

async function takeTurns(
  clients: ChildProcess,
  stages: readonly [PushKit, PushKit],
  scale: Scale,
  updates: number,
): Promise<Rounds> {
  const ours: Delivered[] = [];
  const theirs: Delivered[] = [];
  // The first round warms both up and does not count.
  for (let round = -1; round < scale.rounds; round += 1) {
    const reported = [
      await report(clients, stages[0], scale, updates),
      await report(clients, stages[1], scale, updates),
    ] as const;
    if (round < 0) continue;
    ours.push(reported[0]);
    theirs.push(reported[1]);
  }
  return { ours, theirs };
}

/** Some ticks: in each, every topic gets a new value; the next begins when all clients have received it. */
async function report(
  clients: ChildProcess,
  { hub, port }: PushKit,
  scale: Scale,
  updates: number,
): Promise<Delivered> {
  const before = process.cpuUsage();
  let spanMs = 0;
  for (let tick = 0; tick < scale.pushTicks; tick += 1) {
    const done = ask(clients, { do: 'expect', port, updates: updates * scale.pushClients });
    for (const topic of topicsOf(updates)) hub.publish(topic, marketAt(topic, tick));
    const report = await done;
    spanMs += report.is === 'done' ? report.spanMs : 0;
  }
  const { user, system } = process.cpuUsage(before);
  const delivered = scale.pushTicks * scale.pushClients * updates;
  return { cpuUs: (user + system) / delivered, spanMs: spanMs / scale.pushTicks };
}

const topicsOf = (count: number) => Array.from({ length: count }, (_, place) => `market:${place + 1}`);

/** About 100 bytes as text. */
function marketAt(topic: string, tick: number) {
  return { kind: 'market', id: topic, status: 'open', selections: [{ id: '1', odds: '2.35', version: tick }] };
}

async function ask(clients: ChildProcess, order: PushOrder): Promise<PushReport> {
  const answered = once(clients, 'message');
  clients.send(order);
  const [report] = (await answered) as [PushReport];
  return report;
}

function figuresOf(clients: number, many: Rounds, one: Rounds): Figure[] {
  const cpu = (reported: readonly Delivered[]) => reported.map(({ cpuUs }) => cpuUs);
  const ticks = (reported: readonly Delivered[]) => reported.map(({ spanMs }) => spanMs / TICK_MS);
  const what = `${UPDATES} updates a tick to ${clients} clients`;
  const reach = `one update, from the first of ${clients} clients to the last`;
  return [
    { goal: 'G12', what: `${what}: CPU per update and client`, unit: 'us', value: spreadOf(cpu(many.ours)) },
    { goal: 'G12', what: `${what}: CPU, each sent by itself`, unit: 'us', value: spreadOf(cpu(many.theirs)) },
    { ...x(`${what}, CPU vs each sent by itself`, cpu(many.ours), cpu(many.theirs)), floor: { atMost: 0.2 } },
    x('one update a tick, CPU vs each sent by itself', cpu(one.ours), cpu(one.theirs)),
    { goal: 'G12', what: `${reach}`, unit: 'ticks', value: spreadOf(ticks(one.ours)), floor: { atMost: 1 } },
    { goal: 'G12', what: `${reach}, written for each`, unit: 'ticks', value: spreadOf(ticks(one.theirs)) },
  ];
}

const x = (what: string, ours: readonly number[], theirs: readonly number[]): Figure => ({
  goal: 'G12',
  what,
  unit: 'x',
  value: pairedRatio(ours, theirs),
});
