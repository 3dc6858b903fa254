import { issuePartnerToken } from '@ordago/contracts';
import { isRefusal, type Refusal, refuse } from '@ordago/kernel';
import { type Actor, GUEST } from '../../platform/http/actor.ts';
import type { Authenticate, AuthenticationFacts } from '../../platform/http/api-server.ts';
import type { Bearer, SessionGuard } from './use-cases/session-guard.ts';

/** The cookies that carry a session, by name. */
interface SessionCookies {
  readonly player: string;
  readonly staff: string;
}

/**
 * Determines the caller of a request. Each origin reads its own kind of proof alone: on loopback the three share
 * cookies, since cookies do not know ports, and a player's must not open the betting line or the back office.
 */
export function createAuthenticate(guard: SessionGuard, cookies: SessionCookies): Authenticate {
  return async (facts) => {
    const proof = proofOf(facts, cookies);
    const bearer = proof && (await guard.bearerOf(proof.kind, proof.token));
    const word = partnerWordOf(facts);
    const spoken = word === undefined ? bearer : await believePartner(guard, word, bearer);
    if (isRefusal(spoken)) return spoken;
    return spoken ? actorOf(spoken) : GUEST;
  };
}

/** The call that gives partners their token, as a refusal names it to a client that sent anything else (row 77). */
const TOKEN_CALL = `${issuePartnerToken.method} ${issuePartnerToken.path}`;

/** Returns what a caller offers as a partner's token, where the call takes one; undefined where they offer nothing. */
function partnerWordOf({ headers, takesPartnerToken, takesAuthorization }: AuthenticationFacts): string | undefined {
  if (!takesPartnerToken) return undefined;
  const word = headers['partner-authorization'];
  if (word !== undefined || !takesAuthorization) return word;
  // Another scheme belongs to somebody else, such as a proxy that guards a whole site.
  return /^(?:Bearer +)?([^ ]+)$/i.exec(headers.authorization ?? '')?.[1];
}

/**
 * Returns the holder of a partner's token. One that holds no live token is refused, so that nobody comes to rely on a
 * session's own value in it; so is one that represents another session than the cookie beside it.
 */
async function believePartner(
  guard: SessionGuard,
  word: string,
  besides: Bearer | null,
): Promise<Bearer | Refusal<'partner-token-invalid'>> {
  const bearer = await guard.bearerOf('partner', word);
  if (!bearer || (besides && besides.session !== bearer.session)) {
    return refuse('partner-token-invalid', { call: TOKEN_CALL });
  }
  return bearer;
}

function proofOf(facts: AuthenticationFacts, cookies: SessionCookies) {
  switch (facts.host) {
    case 'player':
      return tokenOf('player', facts.cookies[cookies.player]);
    case 'staff':
      return tokenOf('staff', facts.cookies[cookies.staff]);
    case 'sportsbook':
      return tokenOf('sportsbook', /^Bearer ([\w-]+)$/.exec(facts.headers.authorization ?? '')?.[1]);
  }
}

function tokenOf<Kind extends 'player' | 'staff' | 'sportsbook'>(kind: Kind, token: string | undefined) {
  return token === undefined ? null : { kind, token };
}

function actorOf({ session, owner }: Bearer): Actor {
  if (owner.kind === 'staff') return { kind: 'staff', staff: owner.staff, sessionId: session, level: owner.level };
  const { player, isBanned, isExcluded, hasParentAgent } = owner;
  return { kind: 'player', player, sessionId: session, isBanned, isExcluded, hasParentAgent };
}
