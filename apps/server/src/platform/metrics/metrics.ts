import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What operators watch: one registry per process, read by `/metrics`. */
export interface Metrics {
  /** Notes one call: its route, its HTTP status and how long it took, in milliseconds. */
  observeCall(call: { route: string; http: number; ms: number }): void;
  observeRefusal(refusal: { route: string; name: string }): void;
  /** The text form that collectors read. */
  read(): Promise<{ text: string; contentType: string }>;
}

const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

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
  return {
    observeCall: ({ route, http, ms }) => calls.observe({ route, http: String(http) }, ms / 1_000),
    observeRefusal: (refusal) => refusals.inc({ ...refusal }),
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
