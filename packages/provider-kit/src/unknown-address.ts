/** The addresses of a server of ours that is not the operator's: games, third parties of the sandbox. */
export interface AddressBook {
  /** Notes a route as the server declares it; `*` at the end of an address names files and is no call. */
  add(route: { readonly method: string | readonly string[]; readonly url: string }): void;
  /** Returns the methods that an address takes, in the order of their names; empty for one that there is not. */
  methodsOf(address: string): readonly string[];
}

/** Answer of an address that no call has: the codes of the operator's catalogue (`page-not-found`, `method-not-allowed`). */
export interface UnknownAddress {
  readonly http: 404 | 405;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly error: string; readonly code: number };
}

/** Creates an empty address book. */
export function createAddressBook(): AddressBook {
  const declared: { method: string; parts: readonly string[] }[] = [];
  return {
    add: ({ method, url }) => {
      if (url.endsWith('*')) return;
      for (const one of [method].flat()) declared.push({ method: one, parts: partsOf(url) });
    },
    methodsOf: (address) => {
      const parts = partsOf(address.split(/[?#;]/)[0] ?? '');
      const methods = declared.filter((route) => isSameAddress(route.parts, parts)).map(({ method }) => method);
      return [...new Set(methods)].sort();
    },
  };
}

/** Returns what an address is answered that takes another method, or that there is not (semantics D65). */
export function answerUnknownAddress(methods: readonly string[]): UnknownAddress {
  if (methods.length === 0) return { http: 404, headers: {}, body: { error: 'page-not-found', code: 3013 } };
  return { http: 405, headers: { allow: methods.join(', ') }, body: { error: 'method-not-allowed', code: 3009 } };
}

function partsOf(address: string): readonly string[] {
  return address.split('/');
}

/** A part behind a colon takes any text; one without names its own. */
function isSameAddress(declared: readonly string[], asked: readonly string[]): boolean {
  if (declared.length !== asked.length) return false;
  return declared.every((part, index) => (part.startsWith(':') ? asked[index] !== '' : part === asked[index]));
}
