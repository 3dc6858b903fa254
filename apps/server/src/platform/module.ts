import type { Clock } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { EventHandler } from './events/event-handler.ts';
import type { BoundRoute } from './http/bound-route.ts';
import type { PolicyTable } from './http/policy.ts';
import type { Log } from './log/log.ts';

/** Parts that every module may use. */
export interface Platform {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
}

/** A job that the worker runs: `name` is the task's identifier in the queue. Runs at least once; its effect is keyed. */
export interface Job<Payload = unknown> {
  readonly name: string;
  readonly run: (payload: Payload) => Promise<void>;
}

/** Parts of a module that the composition takes. */
export interface Module {
  readonly name: string;
  readonly routes: readonly BoundRoute[];
  readonly policies: PolicyTable;
  readonly jobs: readonly Job[];
  /** Handlers of domain events, called by the relay once they are committed. */
  readonly handlers: readonly EventHandler[];
}
