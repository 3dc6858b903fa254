/** Check against other sites. Ours: it goes by `Origin` and Fetch-Metadata and by what a contract changes, without tokens. */
/** Facts that the check reads: none that a page of another origin can forge in a browser. */
export interface OriginFacts {
  readonly method: string;
  readonly changesState: boolean | 'in-browsers';
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** Present on our own clients' calls; a cross-origin page cannot send it without a preflight that we refuse. */
  readonly customHeader: string | undefined;
}

/**
 * Keeps other sites from acting in a player's name: every state change is refused unless the browser states that it
 * comes from an allowed origin. Calls without any browser header (servers, tests) carry no ambient cookie and pass; a
 * GET that changes state (D42) must be same-origin or carry our header; one that opens a game is refused to other sites
 * alone.
 */
export function isForeign(facts: OriginFacts, allowed: readonly string[]): boolean {
  const isRead = facts.method === 'GET' || facts.method === 'HEAD' || facts.method === 'OPTIONS';
  if (isRead && !facts.changesState) return false;
  if (facts.origin !== undefined) return !allowed.includes(facts.origin);
  if (facts.fetchSite !== undefined) return facts.fetchSite !== 'same-origin';
  return isRead && facts.changesState === true && facts.customHeader === undefined;
}
