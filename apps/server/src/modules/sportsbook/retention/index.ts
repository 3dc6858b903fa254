import type { Instant } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Module } from '../../../platform/module.ts';
import { createOldRowsRepository } from './repository/old-rows.repository.ts';
import { forgetEventsOf } from './use-cases/forget-events.ts';
import { type ForgetParts, forgetOldRows } from './use-cases/forget-old-rows.ts';

/** Retention: rows that grow by the day are deleted once nothing needs them. */
export interface Retention extends Pick<Module, 'jobs'> {
  /** Deletes settled events of a supplier that nobody needs; returns how many. */
  forgetEventsOf(which: { feed: string; before: Instant }): Promise<number>;
}

/** Creates the subject; its job deletes old rows of all subjects. */
export function createRetention(pool: Pool, given: Omit<ForgetParts, 'oldRows'>): Retention {
  const parts: ForgetParts = { ...given, oldRows: createOldRowsRepository(pool) };
  return {
    forgetEventsOf: (which) => forgetEventsOf(parts, which),
    jobs: [{ name: 'sportsbook.forget-old-rows', run: () => forgetOldRows(parts) }],
  };
}
