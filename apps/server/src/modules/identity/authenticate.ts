import { type Actor, GUEST } from '../../platform/http/actor.ts';
import type { AuthenticationFacts } from '../../platform/http/api-server.ts';
import type { Bearer, SessionGuard } from './use-cases/session-guard.ts';

/**
 * Tells who asks. Each origin looks at its own kind of proof alone: on loopback the three share cookies, since cookies
 * do not know ports, and a player's must not open the betting line or the back office.
 */
export function createAuthenticate(guard: SessionGuard, cookies: { readonly player: string; readonly staff: string }) {
  return async (facts: AuthenticationFacts): Promise<Actor> => {
    const proof = proofOf(facts, cookies);
    if (!proof) return GUEST;
    const bearer = await guard.bearerOf(proof.kind, proof.token);
    return bearer ? actorOf(bearer) : GUEST;
  };
}

function proofOf(facts: AuthenticationFacts, cookies: { readonly player: string; readonly staff: string }) {
  switch (facts.host) {
    case 'player':
      return tokenOf('player', facts.cookies[cookies.player]);
    case 'staff':
      return tokenOf('staff', facts.cookies[cookies.staff]);
    case 'sportsbook':
      return tokenOf('frame', /^Bearer ([\w-]+)$/.exec(facts.headers.authorization ?? '')?.[1]);
  }
}

function tokenOf<Kind extends 'player' | 'staff' | 'frame'>(kind: Kind, token: string | undefined) {
  return token === undefined ? null : { kind, token };
}

function actorOf({ session, owner }: Bearer): Actor {
  if (owner.kind === 'staff') return { kind: 'staff', staff: owner.staff, sessionId: session, level: owner.level };
  const { player, isBanned, isExcluded, hasParentAgent } = owner;
  return { kind: 'player', player, sessionId: session, isBanned, isExcluded, hasParentAgent };
}
