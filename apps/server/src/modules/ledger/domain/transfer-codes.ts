/**
 * Why money moved: the code on every entry. The numbers up to 1488 are the ones of specification 3, section 8; ours
 * start at 1500 (1489 is an error code of the same specification, semantics D38). Which code may join which accounts
 * is the chart (`ledger.chart`, printed in docs/ledger.md).
 */
export const TRANSFER = {
  replenishment: 1,
  betSet: 5,
  betWin: 6,
  withdrawal: 8,
  sellBet: 13,
  winSlots: 356,
  slotsBet: 357,
  /** Main to hold, when a withdrawal is created. */
  withdrawalHold: 1500,
  /** Hold to main, when a withdrawal is declined or blocked. */
  holdReturn: 1501,
  /** A stake given back because its bet was rolled back. */
  betRollback: 1502,
  /** A payout taken back because it was rolled back. */
  winRollback: 1503,
  /** The difference that a later settlement of the same bet makes. */
  settlementCorrection: 1504,
  /** An open stake becomes revenue at settlement; house to house. */
  stakeToRevenue: 1505,
  /** A stake opens again because its settlement was withdrawn; house to house. */
  stakeReopened: 1506,
  /** The part of a taken-back credit that the player no longer had. */
  debtBooked: 1507,
  /** Main pays the creditor of a booked debt. */
  debtCollected: 1508,
  /** The memorandum of a collected debt is taken off the debt wallet. */
  debtCleared: 1509,
  /** The owner issues staff credit. */
  floatIssue: 1510,
  floatReturn: 1511,
  /** A cashier credits a player out of their float. */
  floatToPlayer: 1512,
  playerToFloat: 1513,
  bonusGrant: 1514,
  /** A finished bonus becomes main money. */
  bonusConversion: 1515,
  /** A cancelled or expired bonus goes back to its cost account. */
  bonusForfeit: 1516,
  cashback: 1517,
  referralReward: 1518,
  /** A share of a stake goes to the pool; house to house. */
  jackpotContribution: 1519,
  jackpotWin: 1520,
  exchangeOut: 1521,
  exchangeIn: 1522,
  /** A race or tournament prize. */
  prize: 1523,
  /** The gateway took a deposit back. */
  depositReversal: 1524,
  /** A paid withdrawal came back from the gateway. */
  withdrawalBounced: 1525,
  cashbackReversal: 1526,
  referralReversal: 1527,
  prizeReversal: 1528,
  jackpotContributionReversal: 1529,
} as const;

/** One of the numbers above. */
export type TransferCode = (typeof TRANSFER)[keyof typeof TRANSFER];

/** All of them, for the test that compares them with the contracts' list. */
export const TRANSFER_CODES: readonly TransferCode[] = Object.values(TRANSFER);
