/**
 * Requests that nobody means, to every route of every host of the product as it runs: player site, sportsbook, back office, games and
 * sandbox, by guests, players and staff of every level. Fails on an answer of 5xx, on none, on one over 2 seconds and on a violated
 * invariant, and where a host answered too few past its gate. A refusal that the catalogue answers with 503 is counted apart. A request that is
 * slow among others is sent again alone, and fails where it is slow then too: how many there were, and the slowest, are printed. 60,000 requests; `HOSTILE=6000 node --import tsx verify/hostile-requests.ts` sends fewer, `HOSTILE_SEED` others.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { proveInvariants } from './black-box/endurance.ts';
import { type Addresses, Product } from './black-box/product.ts';
import { Proofs } from './black-box/proof.ts';
import { call } from './black-box/wire.ts';
import { type Caller, signIn } from './hostile/callers.ts';
import { drawFrom } from './hostile/random.ts';
import { hostileRequest, type Request } from './hostile/request.ts';
import { listTargets, type Target } from './hostile/routes.ts';
import { type Answered, closeConnections, send } from './hostile/send.ts';

const REQUESTS = Number(process.env.HOSTILE ?? 60_000);
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_126);
/** Requests under way at a time. */
const WIDTH = 24;
const SLOW_MS = 2_000;
/** Requests of a caller after which they sign in anew. */
const RENEWED_AFTER = 400;
const SHOWN_MAX = 40;
const PROGRESS_EVERY = 10_000;

/** A request with the route that it was made for, who sent it and what came of it. */
interface Sent {
  readonly target: Target;
  readonly caller: string;
  readonly request: Request;
  readonly answered: Answered;
}

/** Results of a run: of most requests a number, the others whole. */
interface Tally {
  requests: number;
  readonly statuses: Map<number, number>;
  /** By host: requests, and those of them that came past the gate. */
  readonly hosts: Map<string, { sent: number; past: number }>;
  deliberate: number;
  readonly failed: Sent[];
  readonly slow: Sent[];
  /** The one that took the longest among others. */
  slowest: Sent | null;
}

/** Refusals that are no failure, though their status is 503. */
const DELIBERATE: ReadonlySet<string> = new Set([
  'bets-stopped',
  'live-bets-stopped',
  'withdrawals-frozen',
  'money-rate-missing',
  'gateway-unreachable',
  'provider-unreachable',
]);

/** Answers that say nothing about what was asked: nobody's call, too many of them, no such place. */
const AT_THE_GATE: readonly number[] = [401, 403, 404, 429];

/**
 * Least share of answers past the gate by host, in per cent: half of what 3,000 requests had (27 November: 61, 60, 36, 55 and 55). Below it a run
 * proves little: sessions were lost, or a limit closed.
 */
const PAST_MIN: Readonly<Record<keyof Addresses, number>> = {
  player: 30,
  sportsbook: 30,
  staff: 18,
  games: 27,
  sandbox: 27,
};

/** Failures that were printed, and callers who could not sign in anew. */
const noted = new Set<string>();
const lost = new Set<string>();

const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-hostile-'));
// Open to the account that runs the database when we are root: its files then stay inside.
await chmod(dir, 0o755);
try {
  process.exitCode = (await prove(path.join(dir, 'data'))) ? 0 : 1;
} finally {
  await rm(dir, { recursive: true, force: true });
}

async function prove(dataDir: string): Promise<boolean> {
  const proofs = new Proofs();
  const targets = await listTargets();
  const product = await Product.on(dataDir);
  console.log(`served after ${await product.start()} ms; ${targets.length} routes, seed ${SEED}`);
  const { at } = product;
  try {
    const begun = performance.now();
    const tally = await sendAll(at, targets);
    const seconds = (performance.now() - begun) / 1_000;
    const rate = Math.round(tally.requests / seconds);
    console.log(`${tally.requests} requests in ${seconds.toFixed(0)} s, ${rate} a second; ${sharesOf(tally)}`);
    judge(proofs, tally, await stillSlow(at, tally));
    await proveServing(at, proofs);
    await proveInvariants(at, proofs);
  } finally {
    closeConnections();
    await product.stop();
  }
  return proofs.close('hostile requests');
}

async function sendAll(at: Addresses, targets: readonly Target[]): Promise<Tally> {
  const callers = await signIn(at);
  const counts = new Map<Caller, number>();
  const draw = drawFrom(SEED);
  const tally: Tally = {
    requests: 0,
    statuses: new Map(),
    hosts: new Map(),
    deliberate: 0,
    failed: [],
    slow: [],
    slowest: null,
  };
  const one = async (number: number) => {
    const target = targets[number % targets.length] as Target;
    const able = callers.filter(({ hosts }) => hosts.includes(target.host));
    // The caller who may do most of it reaches deepest.
    const mighty = able.filter(({ name }) => name === (target.host === 'staff' ? 'super' : 'player'));
    const caller = draw.of(draw.often(60) ? mighty : able);
    const request = hostileRequest(target, draw);
    // Many addresses, so that what is asked is judged, and not only how often.
    const from = { 'x-forwarded-for': `10.${draw.below(256)}.${draw.below(256)}.${draw.below(256)}` };
    const headers = { ...from, ...caller.proofs[target.host], ...request.headers };
    const whole = { ...request, headers };
    const one: Sent = { target, caller: caller.name, request: whole, answered: await send(at[target.host], whole) };
    count(tally, one);
    const times = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, times);
    // A request may have closed the account: the others still call.
    if (times % RENEWED_AFTER === 0) await caller.renew().catch((error: unknown) => noteLost(caller, error));
  };
  let next = 0;
  const worker = async () => {
    while (next < REQUESTS) {
      next += 1;
      if (next % PROGRESS_EVERY === 0) console.log(`${next} sent`);
      await one(next - 1);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, worker));
  return tally;
}

function count(tally: Tally, one: Sent): void {
  const { status, ms } = one.answered;
  tally.requests += 1;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  const host = tally.hosts.get(one.target.host) ?? { sent: 0, past: 0 };
  tally.hosts.set(one.target.host, host);
  host.sent += 1;
  if (status !== 0 && !AT_THE_GATE.includes(status)) host.past += 1;
  if (isDeliberate(one.answered)) tally.deliberate += 1;
  if (ms > SLOW_MS) tally.slow.push(one);
  if (ms > (tally.slowest?.answered.ms ?? 0)) tally.slowest = one;
  if (!isFailure(one)) return;
  tally.failed.push(one);
  noteFailure(one);
}

function noteLost({ name }: Caller, error: unknown): void {
  if (!lost.has(name)) console.log(`${name} could not sign in anew: ${String(error).slice(0, 200)}`);
  lost.add(name);
}

/**
 * Requests over the time, each sent again alone: one that is slow among others only waited for a busy machine, which is printed and fails
 * nothing.
 */
async function stillSlow(at: Addresses, { requests, slow, slowest }: Tally): Promise<readonly Sent[]> {
  const again: Sent[] = [];
  for (const one of slow) again.push({ ...one, answered: await send(at[one.target.host], one.request) });
  console.log(`${slow.length} of ${requests} over ${SLOW_MS} ms among others; the slowest: ${timeOf(slowest)}`);
  if (again.length > 0) {
    const [worst = null] = again.toSorted((one, other) => other.answered.ms - one.answered.ms);
    console.log(`asked again alone, the slowest of these: ${timeOf(worst)}`);
  }
  return again.filter(({ answered: { ms } }) => ms > SLOW_MS);
}

/** The time that a request took, with its route. */
function timeOf(one: Sent | null): string {
  if (one === null) return 'none';
  const { target, answered } = one;
  return `${Math.round(answered.ms)} ms, ${target.method} ${target.path} of ${target.host} (${answered.status})`;
}

function judge(proofs: Proofs, tally: Tally, slow: readonly Sent[]): void {
  const failed = tally.failed.filter(({ answered: { status } }) => status !== 0);
  const silent = tally.failed.filter(({ answered: { status } }) => status === 0);
  console.log(`${tally.deliberate} refused with 503 as the catalogue has it: ${[...DELIBERATE].join(', ')}`);
  for (const one of slow) noteFailure(one);
  proofs.holds('no answer of 5xx', failed.length === 0, failed.length);
  for (const [host, least] of Object.entries(PAST_MIN)) {
    const { sent, past } = tally.hosts.get(host) ?? { sent: 0, past: 0 };
    proofs.holds(`${host} judged what was asked: ${past} of ${sent}`, sent > 0 && past * 100 >= sent * least, past);
  }
  proofs.holds('no connection without an answer', silent.length === 0, silent.length);
  proofs.holds(`no answer over ${SLOW_MS} ms, asked again alone`, slow.length === 0, slow.length);
}

function isFailure({ answered }: Sent): boolean {
  return answered.status === 0 || (answered.status >= 500 && !isDeliberate(answered));
}

/** Returns true for a refusal that the catalogue answers with 503: staff stopped bets, a third party is out of reach. */
function isDeliberate({ status, text }: Answered): boolean {
  const [, name = ''] = /"name":"([a-z-]+)"/.exec(text) ?? [];
  return status === 503 && DELIBERATE.has(name);
}

/** Prints the first failure of each route and status as it comes. */
function noteFailure(one: Sent): void {
  const key = `${one.target.host} ${one.target.method} ${one.target.path} ${one.answered.status}`;
  if (noted.has(key) || noted.size >= SHOWN_MAX) return;
  noted.add(key);
  console.log(shown(one));
}

function shown({ target, caller, request, answered }: Sent): string {
  const { method, path: asked, headers, body } = request;
  const text = (value: unknown) => JSON.stringify(value)?.slice(0, 500);
  return [
    `${answered.status} after ${answered.ms.toFixed(0)} ms: ${target.host} ${target.method} ${target.path}, ${caller}`,
    `  ${method} ${asked.slice(0, 300)} ${text(body === null ? null : String(body))}`,
    `  ${text(headers)}`,
    `  ${answered.text.slice(0, 300)}`,
  ].join('\n');
}

function sharesOf({ statuses }: Tally): string {
  return [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status} ${times}`)
    .join(', ');
}

async function proveServing(at: Addresses, proofs: Proofs): Promise<void> {
  for (const [host, origin] of Object.entries(at)) {
    const { http } = await call(`${origin}/`);
    proofs.holds(`${host} still serves`, http > 0 && http < 500, http);
  }
}
