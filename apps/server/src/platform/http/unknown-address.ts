/** Answers of addresses that no call has. Ours: the catalogue's codes, in the envelope and language of that address. */
import type { RouteContract } from '@ordago/contracts';
import { type Refusal, refuse } from '@ordago/kernel';

/** The calls of a server by their addresses. */
export interface AddressBook {
  /** Returns the envelope of an address, declared or not: that of the calls which begin like it. */
  wireOf(path: string): Pick<RouteContract, 'wire'>;
  /** Returns the methods that an address of this host takes; empty for an address that it does not have. */
  methodsOf(path: string): readonly string[];
}

/** Puts the contracts in order by their addresses; `routes` are those of every host, since all share one naming. */
export function createAddressBook(routes: readonly RouteContract[], host: RouteContract['host']): AddressBook {
  const lines = new Set(routes.filter(({ wire }) => wire === 'line').map(({ path }) => path.split('/')[1]));
  const declared = routes
    .filter((contract) => contract.host === host)
    .flatMap(({ method, path, aliases = [] }) =>
      [path, ...aliases].map((each) => ({ method, parts: each.split('/') })),
    );
  return {
    wireOf: (path) => ({ wire: lines.has(path.split('/')[1]) ? 'line' : 'standard' }),
    methodsOf: (path) => {
      const parts = path.split('/');
      const methods = declared.filter((address) => isSameAddress(address.parts, parts)).map(({ method }) => method);
      return [...new Set(methods)].sort();
    },
  };
}

function isSameAddress(declared: readonly string[], asked: readonly string[]): boolean {
  if (declared.length !== asked.length) return false;
  return declared.every((part, index) => (part.startsWith(':') ? asked[index] !== '' : part === asked[index]));
}

/** Returns the refusal of an address without a call, by the methods that it has (semantics D65). */
export function refuseAddress(methods: readonly string[]): Refusal<'page-not-found' | 'method-not-allowed'> {
  return methods.length > 0 ? refuse('method-not-allowed') : refuse('page-not-found');
}

/** Returns the path of an address, without its query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#;]/);
  return end < 0 ? url : url.slice(0, end);
}
