import { type Clock, createLineBound, networkOf, siteOf } from '@ordago/kernel';
import type { Audit, AuditActor } from '../repository/audit.repository.ts';

/** Refusal that says something about its caller. */
export interface RefusedCall {
  /** `rate-limit-closed`, `foreign-origin`, …: the action is this behind `security.` */
  readonly kind: string;
  readonly host: string;
  readonly route: string;
  /** Third party in whose name the call came; null where nobody's, or where the route is that of one alone. */
  readonly provider: string | null;
  readonly actor: AuditActor;
  readonly ip: string;
}

/**
 * Creates the note of security events: a line of the audit for each kind, route, third party, caller and network in a minute, at
 * once; the same again is counted, and the count is in the next line. A third party, or the network of a caller in nobody's name, has
 * lines of its own for each kind, so that noise of one hides no other; networks are bounded in number, third parties are our own.
 */
export function createNoteSecurityEvent({
  audit,
  clock,
  onError,
}: {
  audit: Pick<Audit, 'append'>;
  clock: Clock;
  onError: (error: unknown) => void;
}): (call: RefusedCall) => void {
  const bound = createLineBound();
  return ({ kind, host, route, provider, actor, ip }) => {
    const at = clock.now();
    const whose =
      provider === null ? { kind, source: siteOf(ip) } : { kind: `${kind} of a provider`, source: provider };
    const before = bound.take({ ...whose, key: [route, actor, networkOf(ip)].join(' '), at });
    if (before === null) return;
    const details = { host, route, ...(provider !== null && { provider }), more_before: before };
    audit.append({ at, actor, action: `security.${kind}`, details, ip }).catch(onError);
  };
}
