import type { Clock } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { EventHandler } from './events/event-handler.ts';
import type { BoundRoute } from './http/bound-route.ts';
import type { PolicyTable } from './http/policy.ts';
import type { Log } from './log/log.ts';

/** What every module may ask of the operator. */
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

/** What a module hands to the composition. */
export interface Module {
  readonly name: string;
  readonly routes: readonly BoundRoute[];
  readonly policies: PolicyTable;
  readonly jobs: readonly Job[];
  /** What the worker tells of what happened, once it is committed. */
  readonly handlers: readonly EventHandler[];
}
