/** Policy rows. Ours: the authorisation matrix of the product. */
import type { RefusalName } from '@ordago/contracts';
import type { Refusal } from '@ordago/kernel';
import { Bug, refuse } from '@ordago/kernel';
import { ACTOR_CLASSES, type Actor, type ActorClass, actorClassOf } from './actor.ts';

/** Actors that may call a route, and how often. One row per route; a route without a row does not start. */
export interface PolicyRow {
  readonly allow: readonly ActorClass[];
  /** Refusal of a class instead of the default one. */
  readonly deny?: Partial<Record<ActorClass, RefusalName>>;
  /** True if a partner's token is a proof here, in `partner-authorization`. (Default: false) */
  readonly takesPartnerToken?: boolean;
  /**
   * True if that token may be in `authorization` as well, which the specification names at two launches (2, section 7).
   * (Default: false)
   */
  readonly takesAuthorization?: boolean;
  /** True if a page finds out by it that nobody is signed in, so that a guest's call is no attempt at anything. (Default: false) */
  readonly isAskedByGuests?: boolean;
  /** Calls per window and address. (Default: 600 per minute) */
  readonly limit?: { readonly max: number; readonly windowMs: number };
}

/** Rows of one module, by route name. */
export type PolicyTable = Readonly<Record<string, PolicyRow>>;

/** The same rows, for calls that partners make as well: payments and games (architecture 3.9). */
export function forPartners(table: PolicyTable): PolicyTable {
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, { ...row, takesPartnerToken: true }]));
}

/**
 * Several tables as one.
 * @throws Bug when two of them have a row for the same route: spread into one another, the later would win in silence
 */
export function joinPolicies(tables: readonly PolicyTable[]): PolicyTable {
  const rows = tables.flatMap((table) => Object.entries(table));
  const names = rows.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Bug(`${twice} has two policy rows`);
  return Object.fromEntries(rows);
}

export const EVERYONE: readonly ActorClass[] = ACTOR_CLASSES;
export const PLAYERS: readonly ActorClass[] = ['player', 'agent-player'];
/** Players who may read what is theirs, whatever they are barred from doing. */
export const OWN_READERS: readonly ActorClass[] = ['player', 'agent-player', 'excluded'];
export const STAFF: readonly ActorClass[] = ['cashier', 'admin', 'superadmin', 'owner'];
export const ADMINS: readonly ActorClass[] = ['admin', 'superadmin', 'owner'];
export const SUPERADMINS: readonly ActorClass[] = ['superadmin', 'owner'];

const DEFAULT_DENY: Record<ActorClass, RefusalName> = {
  guest: 'unauthorized',
  player: 'forbidden',
  'agent-player': 'forbidden',
  banned: 'user-banned',
  excluded: 'self-excluded',
  cashier: 'forbidden',
  admin: 'forbidden',
  superadmin: 'forbidden',
  owner: 'forbidden',
};

/** Returns null when the actor may pass, else the refusal. */
export function judgeAccess(row: PolicyRow, actor: Actor): Refusal<RefusalName> | null {
  const column = actorClassOf(actor);
  if (row.allow.includes(column)) return null;
  return refuse(row.deny?.[column] ?? DEFAULT_DENY[column]);
}
