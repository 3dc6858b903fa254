/**
 * Data that a verifier needs of one round, as text in an address: everything is readable, nothing is hidden. `server` is
 * absent while the seed is only promised.
 */
export interface LinkedProof {
  /** Key of the engine. */
  readonly engine: string;
  /** Decimal text. */
  readonly stake: string;
  readonly payout: string;
  readonly choice: unknown;
  readonly moves: readonly unknown[];
  readonly seeds: {
    readonly commitment: string;
    readonly server: string | null;
    readonly client: string;
    readonly nonce: number;
  } | null;
  readonly chain: {
    readonly terminal: string;
    readonly salt: string;
    /** Place of the game in the chain, from 1. */
    readonly place: number;
    readonly hash: string | null;
  } | null;
}

/** Writes a proof as a query, without the question mark. */
export function proofQuery({ engine, stake, payout, choice, moves, seeds, chain }: LinkedProof): string {
  const query = new URLSearchParams({ engine, stake, payout, choice: JSON.stringify(choice ?? null) });
  if (moves.length > 0) query.set('moves', JSON.stringify(moves));
  if (seeds) {
    query.set('commitment', seeds.commitment);
    if (seeds.server !== null) query.set('server', seeds.server);
    query.set('client', seeds.client);
    query.set('nonce', String(seeds.nonce));
  }
  if (chain) {
    query.set('terminal', chain.terminal);
    query.set('salt', chain.salt);
    query.set('place', String(chain.place));
    if (chain.hash !== null) query.set('hash', chain.hash);
  }
  return query.toString();
}

/** Reads a proof from a query; what is missing or none stays empty, for a person to fill in. */
export function readProofQuery(search: string): LinkedProof {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const isChain = query.has('place');
  return {
    engine: text('engine'),
    stake: text('stake'),
    payout: text('payout'),
    choice: readJson(text('choice'), null),
    moves: asList(readJson(text('moves'), [])),
    seeds: isChain
      ? null
      : {
          commitment: text('commitment'),
          server: query.get('server'),
          client: text('client'),
          nonce: wholeOf(text('nonce')),
        },
    chain: isChain
      ? { terminal: text('terminal'), salt: text('salt'), place: wholeOf(text('place')), hash: query.get('hash') }
      : null,
  };
}

function wholeOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function readJson(text: string, fallback: unknown): unknown {
  try {
    return text === '' ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}
