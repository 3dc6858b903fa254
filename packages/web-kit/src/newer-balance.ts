/** A balance with its place in the order of balances. */
export interface VersionedBalance {
  /** Decimal text in units of its currency. */
  readonly balance: string;
  /** Decimal text that grows with every movement of the wallet. */
  readonly version: string;
}

/**
 * Returns `shown` with the newer of two balances of one wallet: its own, unless the version of `other` is higher
 * (architecture 3.12). Whether both belong to the same player is for the caller to know.
 */
export function newerBalance<Shown extends VersionedBalance>(shown: Shown, other: VersionedBalance): Shown {
  if (BigInt(other.version) <= BigInt(shown.version)) return shown;
  return { ...shown, balance: other.balance, version: other.version };
}
