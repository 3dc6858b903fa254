import { type Clock, createLineBound, networkOf, siteOf } from '@ordago/kernel';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from './caller-address.ts';

/** Refusals that say something about their caller, by the names of the operator's audit. */
export type RefusalKind = 'rate-limit-closed' | 'foreign-origin' | 'bad-signature';

/** Notes a refusal; what the caller wrote is not in the line: the path is the route's. */
export type NoteRefusal = (kind: RefusalKind, request: FastifyRequest) => void;

/** Creates the note of refusals: lines of the log with kind, route and address, bounded as the operator's audit bounds its own. */
export function createNoteRefusal({
  note,
  clock,
}: {
  note: (message: string, details: Readonly<Record<string, unknown>>) => void;
  clock: Clock;
}): NoteRefusal {
  const bound = createLineBound();
  return (kind, request) => {
    const path = request.routeOptions.url ?? '';
    const ip = callerAddress(request);
    const before = bound.take({ kind, source: siteOf(ip), key: `${path} ${networkOf(ip)}`, at: clock.now() });
    if (before !== null) note('a call was refused', { security: kind, path, ip, more_before: before });
  };
}
