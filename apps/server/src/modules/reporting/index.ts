import type { Module, Platform } from '../../platform/module.ts';
import { reportingPolicies } from './policies.ts';
import { reportingRoutes } from './routes/reporting.routes.ts';
import { createReports, type ReportsParts } from './use-cases/create-reports.ts';

export interface ReportingOptions extends Omit<ReportsParts, 'pool'> {
  readonly platform: Platform;
}

/** Public API of reporting: it reads the data of all modules below it and writes nothing. */
export function createReporting({ platform, ...parts }: ReportingOptions): { readonly module: Module } {
  const routes = reportingRoutes(createReports({ pool: platform.pool, ...parts }));
  return { module: { name: 'reporting', routes, policies: reportingPolicies, jobs: [], handlers: [] } };
}
