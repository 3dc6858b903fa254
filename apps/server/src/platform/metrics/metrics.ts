import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the times of calls, in seconds. */
const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Upper bounds of the ages of events, in seconds. */
const AGE_BUCKETS_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 15, 60, 600];

/** Metrics: one registry per process, read by `/metrics`. */
export interface Metrics {
  /** Notes one call: its route, its HTTP status, and the milliseconds from when it had come in to its answer. */
  observeCall(call: { route: string; http: number; ms: number }): void;
  observeRefusal(refusal: { route: string; name: string }): void;
  /** A call of ours to a game provider: `list` or `launch`, and `ok`, `unreachable` or `error`. */
  observeProviderCall(call: { provider: string; call: string; outcome: string; ms: number }): void;
  /** A game provider's call to our wallet, by the verdict that it got. */
  observeCallback(call: { provider: string; action: string; verdict: string; ms: number }): void;
  /** Rows of a provider's last game list. */
  observeRows(rows: { provider: string; kept: number; mismatched: number }): void;
  /** Events that a handler was given, and how long before they happened, in milliseconds each. */
  observeEvents(handled: { handler: string; agesMs: readonly number[] }): void;
  /** Position of a handler: positions behind the last one drawn, and number of events that it parked. */
  observeHandler(state: { handler: string; behind: number; stillMs: number; parked: number }): void;
  /** A job of the queue that ended. */
  observeJob(ended: { task: string; outcome: 'done' | 'failed' }): void;
  /** Number of open notices of a kind: what is held or parked until staff decide. */
  observeNotices(state: { kind: string; open: number }): void;
  /** The text form that collectors read. */
  read(): Promise<{ text: string; contentType: string }>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'ordago_call_seconds',
    help: 'Time to answer a call, by route and HTTP status.',
    labelNames: ['route', 'http'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'ordago_refusals_total',
    help: 'Refusals by route and name of the error catalogue.',
    labelNames: ['route', 'name'],
    registers: [registry],
  });
  const notices = new Gauge({
    name: 'ordago_notices_open',
    help: 'What waits for staff, by kind: held deposits and withdrawals, parked wins and events, unread feed messages, broken invariants, jobs that keep failing.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'ordago_jobs_total',
    help: 'Jobs of the queue that this process ran, by task and outcome: done or failed.',
    labelNames: ['task', 'outcome'],
    registers: [registry],
  });
  return {
    ...providerMetrics(registry),
    ...eventMetrics(registry),
    observeCall: ({ route, http, ms }) => calls.observe({ route, http }, ms / 1_000),
    observeJob: (ended) => jobs.inc({ ...ended }),
    observeNotices: ({ kind, open }) => notices.set({ kind }, open),
    observeRefusal: (refusal) => refusals.inc({ ...refusal }),
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

/** Time after which a handler that is behind and does not move is stuck, and no longer between two pages. */
const STILL_MS = 2_000;

function eventMetrics(registry: Registry): Pick<Metrics, 'observeEvents' | 'observeHandler'> {
  const shared = { labelNames: ['handler'], registers: [registry] };
  const ages = new Histogram({
    name: 'ordago_event_age_seconds',
    help: 'Time from when an event happened to when its handler was done with it.',
    buckets: AGE_BUCKETS_SECONDS,
    ...shared,
  });
  const lag = new Gauge({
    name: 'ordago_event_lag_seconds',
    help: 'Age of the oldest event that a handler was given last, or time since it moved on when that is more; 0 where it is not behind.',
    ...shared,
  });
  const behind = new Gauge({
    name: 'ordago_event_positions_behind',
    help: 'Positions behind the last one.',
    ...shared,
  });
  const parked = new Gauge({ name: 'ordago_events_parked', help: 'Events parked by a handler.', ...shared });
  return {
    observeEvents: ({ handler, agesMs }) => {
      for (const age of agesMs) ages.observe({ handler }, age / 1_000);
      lag.set({ handler }, agesMs.reduce((oldest, age) => Math.max(oldest, age), 0) / 1_000);
    },
    observeHandler: (state) => {
      behind.set({ handler: state.handler }, state.behind);
      parked.set({ handler: state.handler }, state.parked);
      if (state.behind === 0) lag.set({ handler: state.handler }, 0);
      else if (state.stillMs > STILL_MS) lag.set({ handler: state.handler }, state.stillMs / 1_000);
    },
  };
}

function providerMetrics(registry: Registry): Pick<Metrics, 'observeProviderCall' | 'observeCallback' | 'observeRows'> {
  const shared = { buckets: BUCKETS_SECONDS, registers: [registry] };
  const calls = new Histogram({
    name: 'ordago_provider_call_seconds',
    help: 'Time that a game provider took to answer, by call and outcome.',
    labelNames: ['provider', 'call', 'outcome'],
    ...shared,
  });
  const callbacks = new Histogram({
    name: 'ordago_provider_callback_seconds',
    help: 'Time to answer a wallet call of a game provider, by action and verdict.',
    labelNames: ['provider', 'action', 'verdict'],
    ...shared,
  });
  const rows = new Gauge({
    name: 'ordago_provider_rows',
    help: 'Rows of the last game list: kept, and of another shape (mismatched), of which the usable are kept as well.',
    labelNames: ['provider', 'state'],
    registers: [registry],
  });
  return {
    observeProviderCall: ({ provider, call, outcome, ms }) => calls.observe({ provider, call, outcome }, ms / 1_000),
    observeCallback: ({ provider, action, verdict, ms }) =>
      callbacks.observe({ provider, action, verdict }, ms / 1_000),
    observeRows: ({ provider, kept, mismatched }) => {
      rows.set({ provider, state: 'kept' }, kept);
      rows.set({ provider, state: 'mismatched' }, mismatched);
    },
  };
}
