import { createHash } from 'node:crypto';
import type { SchemaStep } from '@ordago/provider-kit';
import {
  FEED_CALLBACK_PATH,
  feedHeaders,
  SIMULATED_CALENDAR_PATH,
  SIMULATED_RECOVERY_PATH,
  type SimulatedBatch,
} from '@ordago/provider-protocols';
import type { Pool } from 'pg';
import { createCourier, GARBAGE } from '../../faults/misbehave.ts';
import type { Plugin, SandboxParts } from '../../plugin.ts';
import { createCalendar } from './calendar/calendar.ts';
import { idsAhead, idsAt, matchOf, type SimulatedMatch } from './matches.ts';
import { matchQuote, type News, newsOf, type Taken } from './news.ts';

/** Its name among the third parties, and in the address of its messages. */
const TARGET = 'simulated';
/** Interval between reads of the matches, in milliseconds. */
const TICK_MS = 1_000;
/** Between two signs of life, in milliseconds. */
const ALIVE_MS = 5_000;
/** Events of one batch; what is left goes with the next. */
const EVENTS_MAX = 20;

const SCHEMA: readonly SchemaStep[] = [
  {
    name: '0001-simulated-matches',
    // Matches that were announced and whose end was not accepted yet.
    sql: 'create table simulated_match (id text primary key)',
  },
];

/** Simulation of matches in play, and calendar of events ahead: what it sends follows from its seed and its clock. */
export function createSimulatedPlugin(parts: SandboxParts): Plugin {
  const simulation = createSimulation(parts);
  const calendar = createCalendar(parts.settings.secretOf(TARGET));
  let timer: NodeJS.Timeout | null = null;
  return {
    name: TARGET,
    schema: SCHEMA,
    routes: (app) => {
      app.post(SIMULATED_RECOVERY_PATH, async (request) => {
        const { request_id: id } = request.query as { request_id?: string };
        simulation.recover(/^\d{1,9}$/.test(id ?? '') ? Number(id) : 0);
        return { accepted: true };
      });
      app.get(SIMULATED_CALENDAR_PATH, async (request, reply) => {
        const { clock, settings } = parts;
        const now = clock.now();
        const ahead = settings.simulatedCalendar;
        const stamp = `"${createHash('sha256').update(calendar.stampAt(now, ahead)).digest('base64url').slice(0, 22)}"`;
        if (request.headers['if-none-match'] === stamp) return reply.code(304).send();
        return reply.header('etag', stamp).send({ messages: await calendar.messagesAt(now, ahead) });
      });
    },
    start: () => {
      timer = setInterval(() => void simulation.tick(), TICK_MS);
      timer.unref();
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await simulation.idle();
    },
  };
}

/** The simulation, tick by tick. What was not accepted is sent again with the next one. */
export interface Simulation {
  tick(): Promise<void>;
  /** Notes that everything current is to be sent again, for the request of that number. */
  recover(request: number): void;
  /** Resolves once no tick is under way. */
  idle(): Promise<void>;
}

interface Memory {
  readonly known: Map<string, SimulatedMatch | null>;
  readonly taken: Map<string, Taken>;
  /** Snapshot that was accepted last, by match: nothing is new until the next one. */
  readonly quotes: Map<string, number>;
  /** Matches that were announced and whose end was not accepted yet. */
  open: Set<string> | null;
  aliveAt: number;
  recovery: number | null;
  /** Grows with each request: what was under way before it is sent again as well. */
  generation: number;
}

export function createSimulation(parts: SandboxParts): Simulation {
  const memory: Memory = {
    known: new Map(),
    taken: new Map(),
    quotes: new Map(),
    open: null,
    aliveAt: 0,
    recovery: null,
    generation: 0,
  };
  const courier = createCourier(parts.faults);
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      await publishNews(parts, memory, async (batch) => {
        const { answers } = await courier.deliver(TARGET, ({ garbled }) => send(parts, batch, garbled));
        return answers.some((http) => http === 200);
      });
    } catch (error) {
      parts.note('the simulation waits', { error: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    tick: async () => {
      // A server that is slow is not asked again before it has answered.
      if (running !== null) return;
      running = run();
      await running;
      running = null;
    },
    recover: (request) => {
      memory.recovery = request;
      memory.generation += 1;
      memory.taken.clear();
      memory.quotes.clear();
    },
    idle: async () => {
      await running;
    },
  };
}

type Deliver = (batch: SimulatedBatch) => Promise<boolean>;

async function publishNews({ pool, clock, settings }: SandboxParts, memory: Memory, deliver: Deliver): Promise<void> {
  const now = clock.now();
  memory.open ??= await openMatches(pool);
  const ids = new Set([
    ...memory.open,
    ...idsAt(settings.simulatedEvents, now),
    ...idsAhead(settings.simulatedEvents, now),
  ]);
  if (ids.size === 0) return;
  const { recovery, generation } = memory;
  const news = findNews(memory, { ids, now, seed: settings.secretOf(TARGET) });
  const batch = news.slice(0, EVENTS_MAX);
  const isAlive = Math.abs(now - memory.aliveAt) >= ALIVE_MS;
  if (batch.length === 0 && !isAlive && recovery === null) return;
  await open(pool, memory.open, batch);
  const events = batch.map(({ event }) => event);
  if (!(await deliver({ ...(isAlive && { alive: now }), events }))) return;
  if (isAlive) memory.aliveAt = now;
  if (memory.generation !== generation) return;
  for (const { event, taken, quote } of batch) {
    memory.taken.set(event.event, taken);
    memory.quotes.set(event.event, quote);
  }
  await close(pool, memory, batch);
  forget(memory, ids);
  if (recovery !== null && batch.length === news.length && (await deliver({ snapshot_of: recovery, events: [] }))) {
    if (memory.recovery === recovery) memory.recovery = null;
  }
}

type SimulatedQuote = News & { readonly quote: number };

/** Matches about which something is new. Those that are over and were never announced are skipped. */
function findNews(
  memory: Memory,
  { ids, now, seed }: { ids: ReadonlySet<string>; now: number; seed: string },
): SimulatedQuote[] {
  const news: SimulatedQuote[] = [];
  for (const id of ids) {
    const match = memory.known.get(id) ?? matchOf(seed, id);
    memory.known.set(id, match);
    const quote = match && matchQuote(match, now);
    if (!match || quote === null || memory.quotes.get(id) === quote) continue;
    const isOver = quote >= (match.contest.moments.at(-1)?.at ?? 0);
    if (isOver && !memory.open?.has(id)) continue;
    const found = newsOf(match, { quote, taken: memory.taken.get(id) ?? new Map(), version: now });
    if (found) news.push({ ...found, quote });
    else memory.quotes.set(id, quote);
  }
  return news;
}

async function openMatches(pool: Pool): Promise<Set<string>> {
  const found = await pool.query<{ id: string }>('select id from simulated_match');
  return new Set(found.rows.map(({ id }) => id));
}

/** Notes matches before they are announced for the first time, so that their end is sent whatever happens. */
async function open(pool: Pool, known: Set<string>, batch: readonly SimulatedQuote[]): Promise<void> {
  const fresh = batch.map(({ event }) => event.event).filter((id) => !known.has(id));
  if (fresh.length === 0) return;
  await pool.query('insert into simulated_match (id) select unnest($1::text[]) on conflict do nothing', [fresh]);
  for (const id of fresh) known.add(id);
}

async function close(
  pool: Pool,
  { open: known, taken, quotes }: Memory,
  batch: readonly SimulatedQuote[],
): Promise<void> {
  const over = batch.filter(({ isOver }) => isOver).map(({ event }) => event.event);
  if (over.length === 0) return;
  await pool.query('delete from simulated_match where id = any ($1)', [over]);
  for (const id of over) {
    known?.delete(id);
    taken.delete(id);
    quotes.delete(id);
  }
}

/** Deletes the draws of matches that are no longer listed. */
function forget({ known }: Memory, ids: ReadonlySet<string>): void {
  for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
}

async function send({ settings, clock }: SandboxParts, batch: SimulatedBatch, garbled: boolean): Promise<number> {
  const body = garbled ? GARBAGE : JSON.stringify(batch);
  const signed = feedHeaders(settings.secretOf(TARGET), { atSeconds: Math.floor(clock.now() / 1_000), body });
  try {
    const { default: undici } = await import('undici');
    const answer = await undici.request(`${settings.server.player}${FEED_CALLBACK_PATH}/${TARGET}`, {
      method: 'POST',
      body,
      headersTimeout: 10_000,
      bodyTimeout: 10_000,
      headers: { 'content-type': 'application/json', ...signed },
    });
    await answer.body.dump();
    return answer.statusCode;
  } catch {
    // The server is away: what it missed is sent with the next tick.
    return 0;
  }
}
