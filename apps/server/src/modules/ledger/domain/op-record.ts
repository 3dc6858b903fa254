/** Part of an accepted command that the event feed reads. */
export interface OpRecord {
  /** Its number in the one order of all that happened, as decimal text. */
  readonly position: string;
  readonly kind: string;
  readonly key: string;
  readonly player: string | null;
  /** The command that it takes back. */
  readonly reverses: string | null;
  readonly moves: readonly OpMove[];
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Sides are ids: of a wallet above zero, of a house account below. Units and code are decimal text. */
export interface OpMove {
  readonly from: string;
  readonly to: string;
  readonly units: string;
  readonly code: string;
}

/** Reads moves as an op keeps them, an array's text: from, to, units and code of each, laid end to end. */
export function movesOf(array: string | null): OpMove[] {
  const flat = array === null ? [] : array.slice(1, -1).split(',');
  const moves: OpMove[] = [];
  for (let at = 0; at + 3 < flat.length; at += 4) {
    const [from = '', to = '', units = '', code = ''] = flat.slice(at, at + 4);
    moves.push({ from, to, units, code });
  }
  return moves;
}

/** Ids of the wallets that moves name, each once. */
export function walletsOf(moves: readonly OpMove[]): string[] {
  const wallets = new Set<string>();
  for (const { from, to } of moves) {
    if (!from.startsWith('-')) wallets.add(from);
    if (!to.startsWith('-')) wallets.add(to);
  }
  return [...wallets];
}
