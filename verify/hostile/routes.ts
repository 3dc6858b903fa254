import type { FastifyInstance } from 'fastify';
import { composeOriginals } from '../../apps/originals/src/composition.ts';
import { readSettings as readOriginals } from '../../apps/originals/src/settings.ts';
import { composeSandbox } from '../../apps/sandbox/src/composition.ts';
import { readSettings as readSandbox } from '../../apps/sandbox/src/settings.ts';
import * as contracts from '../../packages/contracts/src/index.ts';
import type { RouteContract } from '../../packages/contracts/src/route.ts';
import type { Addresses } from '../black-box/product.ts';

export type HostName = keyof Addresses;

/** A route of a host. */
export interface Target {
  readonly host: HostName;
  readonly method: string;
  /** With `:params`. */
  readonly path: string;
  /** Schemas of what it reads; those of games and third parties lie in their own code, and fields are tried by name. */
  readonly contract: Pick<RouteContract, 'params' | 'query' | 'body'> | null;
}

/**
 * Routes that do what fails a run without being a fault of the product: the clock of all programmes, and third parties that are told to
 * misbehave.
 */
const LEFT_OUT: readonly string[] = ['POST /ops/clock', 'POST /console/clock', 'POST /console/faults'];

/** No database is asked while routes are printed. */
const UNUSED = 'postgres://nobody@127.0.0.1:1/none';

/** Every route of every host: those of the contracts, and those that the games and the sandbox print. */
export async function listTargets(): Promise<readonly Target[]> {
  const ours = contractsOf().flatMap((contract) =>
    [contract.path, ...(contract.aliases ?? [])].map(
      (path): Target => ({ host: contract.host, method: contract.method, path, contract }),
    ),
  );
  const env = { APP_ENV: 'test', ORIGINALS_DATABASE_URL: UNUSED, SANDBOX_DATABASE_URL: UNUSED };
  const originals = await composeOriginals(readOriginals(env), { hasClient: false });
  const sandbox = await composeSandbox(readSandbox(env));
  const printed = [...(await printedBy('games', originals.app)), ...(await printedBy('sandbox', sandbox.app))];
  return [...ours, ...printed].filter(({ method, path }) => !LEFT_OUT.includes(`${method} ${path}`));
}

function contractsOf(): readonly RouteContract[] {
  const ofProviders = contracts.PROVIDER_APIS.flatMap(({ list, open }) => (list ? [list, open] : [open]));
  return [...new Set<unknown>([...Object.values(contracts), ...ofProviders])].filter(isRoute);
}

function isRoute(value: unknown): value is RouteContract {
  return typeof value === 'object' && value !== null && 'path' in value && 'wire' in value && 'answer' in value;
}

async function printedBy(host: HostName, app: FastifyInstance): Promise<readonly Target[]> {
  await app.ready();
  const levels: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line): Target[] => {
      const [, indent, part = '', methods = ''] = /^([│ ]*)[└├]── (\S+)(?: \((.+)\))?/.exec(line) ?? [];
      if (indent === undefined) return [];
      levels.splice(indent.length / 4, levels.length, part);
      const own = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
      return own.map((method) => ({ host, method, path: levels.join(''), contract: null }));
    });
}
