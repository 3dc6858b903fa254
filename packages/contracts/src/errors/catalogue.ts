import { assert } from '@ordago/kernel';
import { DEFAULT_ERROR_NAME } from './default-error.ts';
import { accountErrors } from './families/account.ts';
import { bettingErrors } from './families/betting.ts';
import { bonusesErrors } from './families/bonuses.ts';
import { casinoErrors } from './families/casino.ts';
import { contentErrors } from './families/content.ts';
import { limitsErrors } from './families/limits.ts';
import { paymentsErrors } from './families/payments.ts';
import { requestErrors } from './families/request.ts';
import { responsibleGamblingErrors } from './families/responsible-gambling.ts';
import { staffErrors } from './families/staff.ts';
import { supportErrors } from './families/support.ts';
import { walletErrors } from './families/wallet.ts';
import type { ErrorDefinition, ErrorRow } from './row.ts';

/** The families of the catalogue, in the order in which people meet them. */
export const ERROR_FAMILIES = {
  request: requestErrors,
  account: accountErrors,
  payments: paymentsErrors,
  wallet: walletErrors,
  casino: casinoErrors,
  betting: bettingErrors,
  limits: limitsErrors,
  bonuses: bonusesErrors,
  'responsible-gambling': responsibleGamblingErrors,
  content: contentErrors,
  staff: staffErrors,
  support: supportErrors,
} as const;

type Families = typeof ERROR_FAMILIES;
type NamesOf<Family> = keyof Family & string;
type UsedIn<Family> = {
  [Name in NamesOf<Family>]: Family[Name] extends { aliasOf: string } | { state: 'reserved' } ? never : Name;
}[NamesOf<Family>];

/** Every name of the catalogue, aliases and reserved rows included. */
export type ErrorName = { [Family in keyof Families]: NamesOf<Families[Family]> }[keyof Families];

/** The names that code may refuse with: `refuse('odds-changed', { offered, current })`. */
export type RefusalName = { [Family in keyof Families]: UsedIn<Families[Family]> }[keyof Families];

/** Range of our own codes; the specification's codes end at 2214. */
export const OWN_ERROR_CODE_MIN = 3000;
export const OWN_ERROR_CODE_MAX = 3999;

/** The whole catalogue, by code. */
export const ERROR_ROWS: readonly ErrorRow<ErrorName>[] = Object.entries<Record<string, ErrorDefinition>>(
  ERROR_FAMILIES,
)
  .flatMap(([family, rows]) => Object.entries(rows).map(([name, row]) => toRow(family, name as ErrorName, row)))
  .sort((a, b) => a.code - b.code);

const rowsByName = new Map<string, ErrorRow<ErrorName>>(ERROR_ROWS.map((row) => [row.name, row]));
const rowsByCode = new Map<number, ErrorRow<ErrorName>>(ERROR_ROWS.map((row) => [row.code, row]));

/** Returns true if a text names a row of the catalogue. */
export function isErrorName(name: string): name is ErrorName {
  return rowsByName.has(name);
}

/** The row of a name. Asserts that it exists: names come from our own code, which the compiler has checked. */
export function errorOf(name: ErrorName): ErrorRow<ErrorName> {
  const row = rowsByName.get(name);
  assert(row, `no such error: ${name}`);
  return row;
}

/**
 * The row of a refusal that was stored or came from the database, where no compiler has seen its name. An unknown name
 * answers the default row: a refused call never becomes a crash.
 */
export function errorOfRefusal(name: string): ErrorRow<ErrorName> {
  return rowsByName.get(name) ?? errorOf(DEFAULT_ERROR_NAME);
}

/**
 * The row that a code from outside means, aliases resolved to the row that we emit ourselves: 611 answers the row
 * of 601. Null for a number that the catalogue does not hold; show the default message then.
 */
export function errorByCode(code: number): ErrorRow<ErrorName> | null {
  const row = rowsByCode.get(code) ?? null;
  return row?.aliasOf ? (rowsByName.get(row.aliasOf) ?? null) : row;
}

function toRow(family: string, name: ErrorName, row: ErrorDefinition): ErrorRow<ErrorName> {
  return {
    code: row.code,
    name,
    family,
    http: row.http,
    state: row.aliasOf ? 'alias' : (row.state ?? 'used'),
    aliasOf: row.aliasOf ?? null,
    params: row.params ?? {},
  };
}
