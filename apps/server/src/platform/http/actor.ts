/** Callers of the product. Ours: players, staff and their classes are terms of the product. */
import { assert, type PlayerId, type StaffId } from '@ordago/kernel';

/** Actor of a request. Decided once per request from the session, never from a body (reliability 3.2). */
export type Actor = GuestActor | PlayerActor | StaffActor;

export interface GuestActor {
  readonly kind: 'guest';
}

export interface PlayerActor {
  readonly kind: 'player';
  readonly player: PlayerId;
  readonly sessionId: string;
  readonly isBanned: boolean;
  readonly isExcluded: boolean;
  readonly hasParentAgent: boolean;
}

export interface StaffActor {
  readonly kind: 'staff';
  readonly staff: StaffId;
  readonly sessionId: string;
  /** 1 cashier, 2 admin, 3 superadmin, 4 owner (specification 3, section 6). */
  readonly level: 1 | 2 | 3 | 4;
}

export const ACTOR_CLASSES = [
  'guest',
  'player',
  'agent-player',
  'banned',
  'excluded',
  'cashier',
  'admin',
  'superadmin',
  'owner',
] as const;

/** The columns of the authorisation matrix. */
export type ActorClass = (typeof ACTOR_CLASSES)[number];

export const GUEST: GuestActor = { kind: 'guest' };

const STAFF_CLASSES = { 1: 'cashier', 2: 'admin', 3: 'superadmin', 4: 'owner' } as const;

/** Returns the column of an actor; the strictest one when several apply. */
export function actorClassOf(actor: Actor): ActorClass {
  switch (actor.kind) {
    case 'guest':
      return 'guest';
    case 'staff':
      return STAFF_CLASSES[actor.level];
    case 'player':
      if (actor.isBanned) return 'banned';
      if (actor.isExcluded) return 'excluded';
      return actor.hasParentAgent ? 'agent-player' : 'player';
  }
}

/** The player behind a call whose policy admits players alone. */
export function playerOf(actor: Actor): PlayerActor {
  assert(actor.kind === 'player', 'the policy of this route admits others than players');
  return actor;
}

/** The staff member behind a call whose policy admits staff alone. */
export function staffOf(actor: Actor): StaffActor {
  assert(actor.kind === 'staff', 'the policy of this route admits others than staff');
  return actor;
}
