import * as z from 'zod';

/** An exact decimal amount of the payload's `currency`, as text: `12.50`; at most 5 decimals, never below zero. */
export const eventAmount = z.string().regex(/^(0|[1-9]\d*)(\.\d{1,5})?$/);

/** The same of what may be below zero. */
export const eventDifference = z.string().regex(/^-?(0|[1-9]\d*)(\.\d{1,5})?$/);

/** The id of a row of ours, as decimal text. */
export const eventId = z.string().regex(/^[1-9]\d*$/);

export const eventCurrency = z.string().regex(/^[A-Z]{3}$/);

/** The shape of a domain event: the fields of every event, and its own payload. */
export function eventShape<Name extends string, Payload extends z.ZodType>(name: Name, payload: Payload) {
  return z.object({
    name: z.literal(name),
    /** Raised when a payload changes so that a handler of the version before would misread it. */
    version: z.literal(1),
    /** Number in the one order of all that happened, as decimal text; greater is later. */
    position: z.string().regex(/^\d+$/),
    /** Number among the events of the position, from 0: a chunk of settlements is many events. */
    part: z.int().nonnegative(),
    /** Player of the event; null where there is none. The events of one player are handled in their order. */
    player: eventId.nullable(),
    /**
     * Instant at which it happened, ISO 8601 in UTC: the instant of the command, by the clock of the server that took
     * it.
     */
    at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    payload,
  });
}
