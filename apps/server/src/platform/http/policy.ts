import type { RefusalName } from '@ordago/contracts';
import type { Refusal } from '@ordago/kernel';
import { refuse } from '@ordago/kernel';
import { ACTOR_CLASSES, type Actor, type ActorClass, actorClassOf } from './actor.ts';

/** Who may call a route, and how often. One row per route; a route without a row does not start. */
export interface PolicyRow {
  readonly allow: readonly ActorClass[];
  /** What a class is told instead of the default refusal. */
  readonly deny?: Partial<Record<ActorClass, RefusalName>>;
  /** Calls per window and address. (Default: 600 per minute) */
  readonly limit?: { readonly max: number; readonly windowMs: number };
}

/** Rows of one module, by route name. */
export type PolicyTable = Readonly<Record<string, PolicyRow>>;

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

/** Null when the actor may pass, else what it is told. */
export function judgeAccess(row: PolicyRow, actor: Actor): Refusal<RefusalName> | null {
  const column = actorClassOf(actor);
  if (row.allow.includes(column)) return null;
  return refuse(row.deny?.[column] ?? DEFAULT_DENY[column]);
}
