/**
 * Codes of entries: the reason why money moved. The numbers up to 1488 are the ones of specification 3, section 9; ours
 * start at 1500 (1489 is an error code of the same specification, semantics D38). Which code may join which accounts
 * is the chart (`ledger.chart`, printed in docs/ledger.md). The contracts hold the same list with its texts; a test
 * keeps the two alike.
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
  withdrawalReturn: 1501,
  /** A stake given back because its bet was rolled back. */
  betRollback: 1502,
  /** A payout taken back because it was rolled back. */
  winRollback: 1503,
  /** The difference that a later settlement of the same bet makes. */
  settlementCorrection: 1504,
  /** An open stake becomes revenue at settlement; between two house accounts. */
  stakeToRevenue: 1505,
  /** The part of a taken-back credit that the player no longer had. */
  debtBooked: 1506,
  /** Main pays the creditor of a booked debt, and the memorandum leaves the debt wallet. */
  debtCollected: 1507,
  /** The owner issues staff credit. */
  floatIssue: 1508,
  /** A cashier credits a player out of their float. */
  floatToPlayer: 1509,
  playerToFloat: 1510,
  bonusGrant: 1511,
  /** A finished bonus becomes main money. */
  bonusConversion: 1512,
  /** A cancelled bonus goes back to its cost account. */
  bonusForfeit: 1513,
  cashback: 1514,
  referralReward: 1515,
  racePrize: 1516,
  /** A share of a stake goes to the pool; between two house accounts. */
  jackpotContribution: 1517,
  jackpotWin: 1518,
  freeRoundWin: 1519,
  promoWin: 1520,
  betVoidRefund: 1521,
  cashOutPartial: 1522,
  fxExchange: 1523,
  /** The gateway took a deposit back. */
  depositRefund: 1524,
  staffCredit: 1525,
  staffDebit: 1526,
  floatTransfer: 1527,
  floatReturn: 1528,
  bonusExpiry: 1529,
  freeBetWin: 1530,
  jackpotSeed: 1531,
  vipReward: 1532,
  affiliateCommission: 1533,
  rewardReversal: 1534,
  debtForgiven: 1535,
  fee: 1536,
  /** The operator stakes for a player: a free bet, out of the cost of promotions; between two house accounts. */
  freeBetStake: 1537,
} as const;

/** One of the numbers above. */
export type TransferCode = (typeof TRANSFER)[keyof typeof TRANSFER];
