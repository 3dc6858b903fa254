import type { RouteContract } from './route.ts';

/** Names the site that a call comes from; a payment or game call of a site that is no partner is refused. */
export const PARTNER_NAME = 'partner-name';
/** Carries the token of `issuePartnerToken`; never a session's own value. */
export const PARTNER_AUTHORIZATION = 'partner-authorization';

/** Areas with calls that partners make as well: payments, the wallet and games (specification 1, section 5). */
const PARTNER_AREAS: readonly string[] = ['payments', 'wallet', 'casino'];

/** Returns true if a client sends its partner token with a call. The policy table lists the calls that read it. */
export function carriesPartnerToken({ name, host, wire }: Pick<RouteContract, 'name' | 'host' | 'wire'>): boolean {
  return host === 'player' && wire !== 'raw' && PARTNER_AREAS.includes(name.split('.')[0] ?? '');
}
