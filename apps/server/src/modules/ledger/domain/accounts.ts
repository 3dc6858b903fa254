import {
  type Currency,
  type HouseAccountId,
  idOf,
  type PlayerId,
  type StaffId,
  type Units,
  type WalletId,
} from '@ordago/kernel';

/**
 * Classes of wallets. A player has one main, one hold and one debt wallet, and one grant wallet per bonus grant;
 * a member of staff has one float. No wallet ever goes below zero.
 */
export const WALLET_CLASSES = ['main', 'hold', 'debt', 'grant', 'float'] as const;
export type WalletClass = (typeof WALLET_CLASSES)[number];

/** Classes of house accounts; docs/ledger.md has the sign and the meaning of each. */
export const HOUSE_CLASSES = [
  'open-stakes',
  'revenue',
  'psp-clearing',
  'promotion-cost',
  'cashback-cost',
  'referral-cost',
  'jackpot-pool',
  'fx',
  'float-issue',
  'debt-receivable',
] as const;
export type HouseClass = (typeof HOUSE_CLASSES)[number];

/** Either side of a move: a wallet (positive id) or a house account (negative id). */
export type AccountRef = WalletId | HouseAccountId;

/**
 * In a move to or from the operator: the main wallet of the command's player, in the currency of the house account. Who commands
 * need not know which it is.
 */
export const MAIN_WALLET = idOf<WalletId>('0');

/**
 * The name of a house account. `product` is `sport`, `casino`, `payments`, …; `provider` is the game provider, the
 * sportsbook or the gateway. Debt-receivable accounts are not named: each is opened beside its creditor.
 */
export interface HouseAccountKey {
  readonly class: Exclude<HouseClass, 'debt-receivable'>;
  readonly product: string;
  readonly provider: string;
  readonly currency: Currency;
}

/** Snapshot of a wallet. `version` is the number of its entries: a higher version is a later balance. */
export interface Wallet {
  readonly id: WalletId;
  readonly player: PlayerId | null;
  readonly staff: StaffId | null;
  readonly class: WalletClass;
  /** The bonus grant that a grant wallet belongs to; null for the other classes. */
  readonly grant: string | null;
  readonly currency: Currency;
  readonly balance: Units;
  readonly version: bigint;
}

/** A wallet's balance right after a commit. */
export interface WalletBalance {
  readonly wallet: WalletId;
  readonly player: PlayerId | null;
  readonly class: WalletClass;
  readonly balance: Units;
  readonly version: bigint;
}
