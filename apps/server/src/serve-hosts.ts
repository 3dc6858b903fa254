import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '@ordago/contracts';
import type { Clock } from '@ordago/kernel';
import type { FastifyInstance } from 'fastify';
import { providerAddresses } from './composition/game-providers.ts';
import type { Config } from './platform/config/config.ts';
import { type Authenticate, createApiServer } from './platform/http/api-server.ts';
import { cspOf } from './platform/http/csp.ts';
import { serveApiDocs } from './platform/http/openapi/openapi.ts';
import { joinPolicies } from './platform/http/policy.ts';
import type { NoteSecurityEvent } from './platform/http/security-event.ts';
import { createSitePages, inlineScriptHashes, serveSite } from './platform/http/static-site.ts';
import type { Log } from './platform/log/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Module } from './platform/module.ts';
import type { Hub } from './platform/push/hub.ts';
import { openSocket } from './platform/push/socket.ts';
import { sentences } from './sentences.ts';

export interface HostsOptions {
  readonly config: Config;
  readonly modules: readonly Module[];
  readonly authenticate: Authenticate;
  readonly hub: Hub;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  /** (Default: nobody is told) */
  readonly noteSecurity?: NoteSecurityEvent;
}

const SITES: Readonly<Record<Host, string>> = { player: 'player', sportsbook: 'sportsbook', staff: 'back-office' };

/** Builds the server of each origin: its calls, its push socket and its front end. */
export async function createHosts(options: HostsOptions): Promise<Map<Host, FastifyInstance>> {
  const servers = new Map<Host, FastifyInstance>();
  for (const host of Object.keys(SITES) as Host[]) servers.set(host, await createHost(host, options));
  return servers;
}

async function createHost(host: Host, options: HostsOptions): Promise<FastifyInstance> {
  const { config, modules, authenticate, hub, clock, log, metrics, noteSecurity } = options;
  const allowedOrigins = originsOf(config, host);
  const site = siteFolder(host, config);
  const games = providerAddresses(config).map(({ publicUrl }) => publicUrl);
  const policies = joinPolicies(modules.map((module) => module.policies));
  const app = await createApiServer({
    host,
    routes: modules.flatMap(({ routes }) => routes),
    policies,
    authenticate,
    allowedOrigins,
    sentences,
    clock,
    log,
    metrics,
    trustedProxies: config.trustedProxies,
    partners: config.partners,
    ...(noteSecurity && { noteSecurity }),
    ...(site !== null && { sendPage: createSitePages(site) }),
    secureCookies: config.origins[host].startsWith('https:'),
    csp: cspOf(
      host,
      config.origins,
      site === null ? [] : inlineScriptHashes(site),
      [...Object.values(config.sportsbook.frames), ...games],
      games,
    ),
  });
  // The calls of staff are nobody's business outside.
  if (host === 'player' && config.appEnv !== 'production') {
    const contracts = modules.flatMap(({ routes }) => routes.map(({ contract }) => contract));
    serveApiDocs(app, contracts, policies);
  }
  if (host !== 'staff')
    await openSocket(app, { hub, host, authenticate, allowedOrigins, clock, ...(noteSecurity && { noteSecurity }) });
  if (site !== null) await serveSite(app, site);
  return app;
}

/**
 * Returns the folder of the built front end: beside this app, from source and from the bundle alike. Tests may run
 * without one.
 */
function siteFolder(host: Host, config: Config): string | null {
  const folder = path.resolve(import.meta.dirname, '../..', SITES[host], 'dist');
  if (existsSync(path.join(folder, 'index.html'))) return folder;
  if (config.appEnv === 'test') return null;
  throw new Error(`the front end of ${host} is not built: ${folder}`);
}

/** The names under which one origin is reached: its public name, and outside production the loopback address. */
function originsOf(config: Config, host: Host): string[] {
  if (config.appEnv === 'production') return [config.origins[host]];
  return [config.origins[host], `http://127.0.0.1:${config.ports[host]}`, `http://localhost:${config.ports[host]}`];
}
