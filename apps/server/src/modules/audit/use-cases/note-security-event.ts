import { type Clock, networkOf } from '@ordago/kernel';
import type { Audit, AuditActor } from '../repository/audit.repository.ts';

/** Refusal that says something about its caller. */
export interface RefusedCall {
  /** `rate-limit-closed`, `foreign-origin`, …: the action is this behind `security.` */
  readonly kind: string;
  readonly host: string;
  readonly route: string;
  readonly actor: AuditActor;
  readonly ip: string;
}

/** Time in which the same event is one line, in milliseconds. */
const WINDOW_MS = 60_000;
/** Lines in a window, whatever happens: an attack must not fill the audit, nor keep its lock. */
const LINES_MAX = 60;

/**
 * Creates the note of security events: a line of the audit for each kind, route, caller and network in a minute, at once; the
 * same again is counted, and the count is in the next line of its kind.
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
  let window = 0;
  let seen = new Set<string>();
  let uncounted = 0;
  return (event) => {
    const now = clock.now();
    const current = Math.floor(now / WINDOW_MS);
    if (current !== window) seen = new Set();
    window = current;
    const key = keyOf(event);
    if (seen.has(key) || seen.size >= LINES_MAX) {
      uncounted += 1;
      return;
    }
    seen.add(key);
    const { kind, host, route, actor, ip } = event;
    const details = { host, route, more_before: uncounted };
    uncounted = 0;
    audit.append({ at: now, actor, action: `security.${kind}`, details, ip }).catch(onError);
  };
}

function keyOf({ kind, route, actor, ip }: RefusedCall): string {
  return [kind, route, actor, networkOf(ip)].join(' ');
}
