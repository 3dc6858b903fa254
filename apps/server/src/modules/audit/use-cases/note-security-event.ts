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

/** Bound of a kind at one third party: 200 lines a minute, however many call in its name. There are some thirty of them. */
const AT_A_PROVIDER = { linesMax: 4, sourcesMax: 50 };

/**
 * Creates the note of security events: a line of the audit for each kind, route, third party, caller and network in a minute, at
 * once; the same again is counted, and the count is in the next line. A caller's site has lines of its own for each kind, apart for each third
 * party in whose name it calls, so that noise of one site hides neither another site nor another third party. Sites are bounded in number;
 * third parties are our own.
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
  const guests = createLineBound();
  const providers = createLineBound(AT_A_PROVIDER);
  return ({ kind, host, route, provider, actor, ip }) => {
    const at = clock.now();
    const whose = { source: siteOf(ip), key: [route, actor, networkOf(ip)].join(' '), at };
    const before =
      provider === null
        ? guests.take({ ...whose, kind })
        : providers.take({ ...whose, kind: `${kind} of ${provider}` });
    if (before === null) return;
    const details = { host, route, ...(provider !== null && { provider }), more_before: before };
    audit.append({ at, actor, action: `security.${kind}`, details, ip }).catch(onError);
  };
}
