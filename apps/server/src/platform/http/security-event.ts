/** Refusals that say something about their caller. Ours: which of the catalogue they are. */
import type { Host } from '@ordago/contracts';
import type { Actor } from './actor.ts';

export const SECURITY_EVENTS = ['rate-limit-closed', 'staff-call-refused', 'foreign-origin', 'bad-signature'] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** Refusal of a call, and its caller. Holds nothing that a caller wrote: the route is the contract's name, the third party one of ours. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly host: Host;
  readonly route: string;
  /** Third party in whose name the call came, where its route is not that of one alone; null where nobody's. */
  readonly provider: string | null;
  readonly actor: Actor;
  readonly ip: string;
}

/** Takes a security event; never throws, and never makes its caller wait. */
export type NoteSecurityEvent = (event: SecurityEvent) => void;

const KINDS: Readonly<Record<string, SecurityEventKind>> = {
  'too-many-attempts': 'rate-limit-closed',
  'origin-refused': 'foreign-origin',
  'signature-invalid': 'bad-signature',
  'timestamp-outside-window': 'bad-signature',
  'nonce-replayed': 'bad-signature',
  'partner-token-invalid': 'bad-signature',
};

/** Returns the kind of event that a refusal is; null for one that says nothing about its caller. */
export function securityEventOf(
  refusal: string,
  { host, actor }: Pick<SecurityEvent, 'host' | 'actor'>,
): SecurityEventKind | null {
  // On the host of staff every call is theirs: a guest there has no session, or one that ended.
  const isRefusedStaff =
    (refusal === 'forbidden' && (host === 'staff' || actor.kind === 'staff')) ||
    (refusal === 'unauthorized' && host === 'staff');
  return isRefusedStaff ? 'staff-call-refused' : (KINDS[refusal] ?? null);
}
