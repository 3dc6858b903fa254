import type { Brand } from './brand.ts';

/** A row's identity: a positive 64-bit integer, carried as a decimal string so that no double ever touches it. */
export type Id<Name extends string> = Brand<string, Name>;

export type PlayerId = Id<'PlayerId'>;
export type StaffId = Id<'StaffId'>;
export type WalletId = Id<'WalletId'>;
export type HouseAccountId = Id<'HouseAccountId'>;
export type OpId = Id<'OpId'>;
export type BetId = Id<'BetId'>;
export type EventId = Id<'EventId'>;
export type DepositId = Id<'DepositId'>;
export type WithdrawalId = Id<'WithdrawalId'>;
export type CaseId = Id<'CaseId'>;
export type GameId = Id<'GameId'>;

const ID_MAX = 9_223_372_036_854_775_807n;

/** Reads an id from text. Answers null for anything but 1 to 2^63 - 1 in plain ASCII digits. */
export function parseId<T extends Id<string>>(text: string): T | null {
  if (!/^[1-9][0-9]{0,18}$/.test(text)) return null;
  return BigInt(text) <= ID_MAX ? (text as T) : null;
}

/** Trusts a value that comes from our own database. */
export function idOf<T extends Id<string>>(value: string | number | bigint): T {
  return String(value) as T;
}
