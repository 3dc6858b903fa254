import { type Clock, createLineBound, networkOf } from '@ordago/kernel';
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
 * once; the same again is counted, and the count is in the next line. A kind has 60 lines a minute, whatever happens.
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
    const before = bound.take({ kind, key: [route, provider, actor, networkOf(ip)].join(' '), at });
    if (before === null) return;
    const details = { host, route, ...(provider !== null && { provider }), more_before: before };
    audit.append({ at, actor, action: `security.${kind}`, details, ip }).catch(onError);
  };
}
