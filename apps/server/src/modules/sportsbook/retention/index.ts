import type { Module } from '../../../platform/module.ts';
import { type ForgetParts, forgetOldRows } from './use-cases/forget-old-rows.ts';

/** Retention: rows that grow by the day are deleted once nothing needs them. */
export { forgetEventsOf } from './use-cases/forget-old-rows.ts';

export function createRetention(parts: ForgetParts): Pick<Module, 'jobs'> {
  return { jobs: [{ name: 'sportsbook.forget-old-rows', run: () => forgetOldRows(parts) }] };
}
