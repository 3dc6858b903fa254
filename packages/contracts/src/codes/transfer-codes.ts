/**
 * Direction of a transfer, seen from the player: `credit` into one of the player's wallets, `debit` out of one,
 * `own` between two wallets of the same player, `either` in or out (a correction), `house` without any player's wallet.
 */
export type TransferDirection = 'credit' | 'debit' | 'own' | 'either' | 'house';

/** The part of the product that a transfer belongs to. */
export type TransferProduct =
  | 'payments'
  | 'sport'
  | 'casino'
  | 'bonus'
  | 'cashback'
  | 'referral'
  | 'race'
  | 'jackpot'
  | 'vip'
  | 'staff'
  | 'house';

/** One row of the registry. */
export interface TransferCodeRow {
  /** The number on the wire and in the ledger. Its own name space, apart from error codes (semantics D38). */
  readonly code: number;
  /** The name in code, and the key of its text in `transfers.json`. */
  readonly name: string;
  readonly direction: TransferDirection;
  readonly product: TransferProduct;
}

/** The first number of our own range: the specification keeps 1 to 1488 for itself. */
export const OWN_TRANSFER_CODE_MIN = 1500;

/**
 * Every transfer type code (specification 3, section 9). The first seven are the examples of the specification; 356 and
 * 357 carry the rounds of every kind of casino game, the house account of the movement names the product and provider.
 */
export const TRANSFER_CODES = [
  { code: 1, name: 'replenishment', direction: 'credit', product: 'payments' },
  { code: 5, name: 'bet-set', direction: 'debit', product: 'sport' },
  { code: 6, name: 'bet-win', direction: 'credit', product: 'sport' },
  { code: 8, name: 'withdrawal', direction: 'debit', product: 'payments' },
  { code: 13, name: 'sell-bet', direction: 'credit', product: 'sport' },
  { code: 356, name: 'win-slots', direction: 'credit', product: 'casino' },
  { code: 357, name: 'slots-bet', direction: 'debit', product: 'casino' },

  { code: 1500, name: 'withdrawal-hold', direction: 'own', product: 'payments' },
  { code: 1501, name: 'withdrawal-return', direction: 'own', product: 'payments' },
  { code: 1502, name: 'bet-rollback', direction: 'credit', product: 'casino' },
  { code: 1503, name: 'win-rollback', direction: 'debit', product: 'casino' },
  { code: 1504, name: 'settlement-correction', direction: 'either', product: 'sport' },
  { code: 1505, name: 'stake-to-revenue', direction: 'house', product: 'house' },
  { code: 1506, name: 'debt-booked', direction: 'debit', product: 'house' },
  { code: 1507, name: 'debt-collected', direction: 'debit', product: 'house' },
  { code: 1508, name: 'float-issue', direction: 'house', product: 'staff' },
  { code: 1509, name: 'float-to-player', direction: 'credit', product: 'staff' },
  { code: 1510, name: 'player-to-float', direction: 'debit', product: 'staff' },
  { code: 1511, name: 'bonus-grant', direction: 'credit', product: 'bonus' },
  { code: 1512, name: 'bonus-conversion', direction: 'own', product: 'bonus' },
  { code: 1513, name: 'bonus-forfeit', direction: 'debit', product: 'bonus' },
  { code: 1514, name: 'cashback', direction: 'credit', product: 'cashback' },
  { code: 1515, name: 'referral-reward', direction: 'credit', product: 'referral' },
  { code: 1516, name: 'race-prize', direction: 'credit', product: 'race' },
  { code: 1517, name: 'jackpot-contribution', direction: 'house', product: 'jackpot' },
  { code: 1518, name: 'jackpot-win', direction: 'credit', product: 'jackpot' },
  { code: 1519, name: 'free-round-win', direction: 'credit', product: 'casino' },
  { code: 1520, name: 'promo-win', direction: 'credit', product: 'casino' },
  { code: 1521, name: 'bet-void-refund', direction: 'credit', product: 'sport' },
  { code: 1522, name: 'cash-out-partial', direction: 'credit', product: 'sport' },
  { code: 1523, name: 'fx-exchange', direction: 'house', product: 'house' },
  { code: 1524, name: 'deposit-refund', direction: 'debit', product: 'payments' },
  { code: 1525, name: 'staff-credit', direction: 'credit', product: 'staff' },
  { code: 1526, name: 'staff-debit', direction: 'debit', product: 'staff' },
  { code: 1527, name: 'float-transfer', direction: 'house', product: 'staff' },
  { code: 1528, name: 'float-return', direction: 'house', product: 'staff' },
  { code: 1529, name: 'bonus-expiry', direction: 'debit', product: 'bonus' },
  { code: 1530, name: 'free-bet-win', direction: 'credit', product: 'sport' },
  { code: 1531, name: 'jackpot-seed', direction: 'house', product: 'jackpot' },
  { code: 1532, name: 'vip-reward', direction: 'credit', product: 'vip' },
  { code: 1533, name: 'affiliate-commission', direction: 'credit', product: 'referral' },
  { code: 1534, name: 'reward-reversal', direction: 'debit', product: 'bonus' },
  { code: 1535, name: 'debt-forgiven', direction: 'house', product: 'house' },
  { code: 1536, name: 'fee', direction: 'debit', product: 'payments' },
  { code: 1537, name: 'free-bet-stake', direction: 'house', product: 'sport' },
] as const satisfies readonly TransferCodeRow[];

/** The names of all transfer codes. */
export type TransferName = (typeof TRANSFER_CODES)[number]['name'];
/** The numbers of all transfer codes. */
export type TransferCode = (typeof TRANSFER_CODES)[number]['code'];

const byName = new Map<string, (typeof TRANSFER_CODES)[number]>(TRANSFER_CODES.map((row) => [row.name, row]));
const byCode = new Map<number, (typeof TRANSFER_CODES)[number]>(TRANSFER_CODES.map((row) => [row.code, row]));

/** The registry as an object from name to number: `TRANSFER['withdrawal-hold']` is 1500. */
export const TRANSFER = Object.freeze(Object.fromEntries(TRANSFER_CODES.map((row) => [row.name, row.code]))) as {
  readonly [Row in (typeof TRANSFER_CODES)[number] as Row['name']]: Row['code'];
};

/** The row of a transfer code, or null when nobody gave the number out. */
export function transferByCode(code: number): (TransferCodeRow & { readonly name: TransferName }) | null {
  return byCode.get(code) ?? null;
}

/** The row of a transfer name, or null for an unknown one. */
export function transferByName(name: string): (TransferCodeRow & { readonly name: TransferName }) | null {
  return byName.get(name) ?? null;
}
