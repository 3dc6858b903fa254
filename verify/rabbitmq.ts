/**
 * A match day over a real broker: RabbitMQ is started on ports and folders of its own, killed in the middle of the day and
 * started again. Events, bets and money end as those of the same day sent over HTTP. `node --import tsx
 * verify/rabbitmq.ts`
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { encodeUof, feedHeaders, routingKeyOf, type UofMessage } from '@ordago/provider-protocols';
import { failWithout, isLeftOut, LEFT_OUT } from '../tools/left-out.mjs';
import { withMachineLock } from '../tools/machine-lock.mjs';
import { sleep } from '../tools/postgres/processes.mjs';
import { ensureRabbitmq } from '../tools/rabbitmq.mjs';
import { Visitor } from './black-box/people.ts';
import { Product } from './black-box/product.ts';
import { Proofs } from './black-box/proof.ts';
import { call } from './black-box/wire.ts';
import { MATCHES, type Match, matchDay, startSupplier } from './rabbitmq/match-day.ts';
import { Publisher } from './rabbitmq/publisher.ts';
import { Rabbit } from './rabbitmq/server.ts';

const SECRET = 'the secret of the verification, long enough';
const QUEUE = 'ordago-feed';
const WAIT_MS_MAX = 60_000;

const NAME = 'rabbitmq';
// Before anything is installed for it.
if (isLeftOut(NAME)) process.exit(LEFT_OUT);
const script = ensureRabbitmq();
if (script) process.exitCode = (await withMachineLock(() => run(script))) ? 0 : 1;
else process.exitCode = failWithout(NAME, 'RabbitMQ');

async function run(script: string): Promise<boolean> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-rabbitmq-'));
  // Open to the account that runs the database when we are root: its files then stay inside.
  await chmod(dir, 0o755);
  const rabbit = await Rabbit.on(script, path.join(dir, 'rabbitmq'));
  const recoveries: number[] = [];
  const supplier = await startSupplier(({ request }) => void recoveries.push(request));
  const env = { UOF_URL: supplier.url, UOF_BROKER_URL: rabbit.url, UOF_QUEUE: QUEUE, UOF_SECRET: SECRET };
  const product = await Product.on(path.join(dir, 'data'), env);
  const proofs = new Proofs();
  try {
    console.log(`  RabbitMQ took lines after ${await rabbit.start()} ms`);
    const publisher = await Publisher.to(rabbit.url, QUEUE);
    console.log(`  served after ${await product.start()} ms`);
    const day = { product, proofs };
    const reported = await play({
      ...day,
      matches: matchDay(1_000, Date.now()),
      send: (message) => post(product, message),
    });
    let before = 0;
    const kill = async () => {
      before = recoveries.length;
      await rabbit.kill();
      console.log(`  killed in the middle of the day, and took lines again after ${await rabbit.start()} ms`);
      await publisher.again();
    };
    const received = await play({
      ...day,
      matches: matchDay(2_000, Date.now()),
      send: (message) => publish(publisher, message),
      middle: kill,
    });
    const areSame = JSON.stringify(received.events) === JSON.stringify(reported.events);
    proofs.holds('events over the broker end as over HTTP', areSame, received.events);
    proofs.equal('bets over the broker end as over HTTP', received.bets, reported.bets);
    proofs.equal('and so does the money', received.balance, reported.balance);
    proofs.holds(
      'after the broker fell the supplier was asked for what was missed',
      recoveries.length > before,
      recoveries,
    );
    proofs.equal('messages that are left in the queue', await publisher.left(), 0);
    await publisher.close();
  } finally {
    await product.stop();
    supplier.close();
    await rabbit.stop();
    await rm(dir, { recursive: true, force: true });
  }
  return proofs.close();
}

interface Day {
  readonly product: Product;
  readonly proofs: Proofs;
  readonly matches: readonly Match[];
  readonly send: (message: UofMessage) => Promise<void>;
  /** Called when half of the day has been sent. */
  readonly middle?: () => Promise<void>;
}

/** Sends a day with a bet on the first side of every match; returns what became of all of it. */
async function play({ product, proofs, matches, send, middle }: Day) {
  const player = await Visitor.register(product.at);
  await player.deposit('200.00');
  const frame = await player.frame();
  await send({ type: 'alive', product: 1, timestamp: Date.now(), isSubscribed: true });
  for (const message of matches.flatMap(({ before }) => before)) await send(message);
  const ids: string[] = [];
  for (const { home, id } of matches) {
    const { event, leg } = await offered(product, home);
    ids.push(event);
    const body = { key: `rabbitmq-${id.replaceAll(':', '-')}-attempt`, kind: 'single', stake: '10.00', legs: [leg] };
    const placed = await frame('/line/bets', { body });
    if (placed.http !== 200) proofs.holds(`the bet on ${id} is taken`, false, placed.body);
  }
  // The matches are sent at once, as on a day with many of them.
  const longest = Math.max(...matches.map(({ after }) => after.length));
  const reported = Array.from({ length: longest }, (_, turn) =>
    matches.flatMap(({ after }) => after[turn] ?? []),
  ).flat();
  for (const [index, message] of reported.entries()) {
    if (index === Math.floor(reported.length / 2)) await middle?.();
    await send(message);
  }
  const events = await until(async () => {
    const found = await Promise.all(ids.map((id) => eventOf(product, id)));
    return found.every(({ status }) => status === 'finished') ? found : null;
  });
  const bets = await until(async () => {
    const { body } = await frame(`/line/bets?count=${MATCHES}`);
    const list = body.bets as { status: string; payout: string | null }[];
    return list.every(({ status }) => status !== 'open')
      ? list.map(({ status, payout }) => `${status} ${payout}`)
      : null;
  });
  return { events, bets, balance: await player.balance() };
}

async function offered(product: Product, home: string) {
  return until(async () => {
    const { body } = await call(`${product.at.sportsbook}/line/search?text=${home}`);
    const event = body.is_guess ? undefined : body.events?.[0];
    if (!event) return null;
    const shown = await call(`${product.at.sportsbook}/line/events/${event.id}`);
    const market = shown.body.markets.find(({ kind }: { kind: string }) => kind === 'match-winner');
    const selection = market?.selections.find(({ outcome }: { outcome: string }) => outcome === '1');
    if (market?.status !== 'open' || selection?.odds !== '1.80') return null;
    const leg = { selection: selection.id, odds: selection.odds, version: selection.version };
    return { event: event.id as string, leg };
  });
}

/** Reads the state of an event, without the numbers of its rows. */
async function eventOf(product: Product, id: string) {
  const { body } = await call(`${product.at.sportsbook}/line/events/${id}`);
  const { status, score, markets } = body;
  const isValid = markets.map((one: Record<string, string>) => `${one.kind} ${one.specifier} ${one.status}`).sort();
  return { status: status as string, score, markets: isValid as string[] };
}

async function post(product: Product, message: UofMessage): Promise<void> {
  const body = encodeUof(message);
  const headers = feedHeaders(SECRET, { atSeconds: Math.floor(Date.now() / 1_000), body });
  const answer = await call(`${product.at.player}/callbacks/odds-feed/uof`, {
    body,
    headers: { ...headers, 'content-type': 'application/xml' },
  });
  if (answer.http !== 200) throw new Error(`a message was refused: ${JSON.stringify(answer.body)}`);
}

async function publish(publisher: Publisher, message: UofMessage): Promise<void> {
  await publisher.publish(routingKeyOf(message), encodeUof(message));
}

async function until<T>(read: () => Promise<T | null>): Promise<T> {
  const began = performance.now();
  for (;;) {
    const found = await read();
    if (found !== null) return found;
    if (performance.now() - began > WAIT_MS_MAX) throw new Error('what was waited for did not come');
    await sleep(100);
  }
}
