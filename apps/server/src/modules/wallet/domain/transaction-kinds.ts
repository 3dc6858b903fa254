/** Kind of a movement in the transactions history (specification 1, section 3). */
export type TransactionKind = 'topUp' | 'withdrawal' | 'bonusTopUp' | 'bonusWithdrawal' | 'correction';

/**
 * Transfer codes of each kind. Stakes, payouts and their corrections are not here: they have histories of their own. A
 * withdrawal shows when it leaves the main balance (hold) and, if it is declined, when it comes back.
 */
export const CODES_OF_KIND: Readonly<Record<TransactionKind, readonly number[]>> = {
  topUp: [1, 1509, 1524],
  withdrawal: [1500, 1501, 1510],
  bonusTopUp: [1511, 1512, 1514, 1515, 1516, 1518, 1532, 1533],
  bonusWithdrawal: [1513, 1529, 1534],
  correction: [1506, 1507, 1525, 1526, 1536],
};

const KIND_OF_CODE = new Map(
  Object.entries(CODES_OF_KIND).flatMap(([kind, codes]) => codes.map((code) => [code, kind as TransactionKind])),
);

/** The kind of a code; a code of no kind does not belong in the history. */
export function kindOfCode(code: number): TransactionKind | null {
  return KIND_OF_CODE.get(code) ?? null;
}

/** Codes that count as a deposit, and the one that takes a deposit back. */
export const DEPOSIT_CODES: readonly number[] = [1, 1509, 1524];
