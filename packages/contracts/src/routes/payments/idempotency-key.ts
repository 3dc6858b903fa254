import * as z from 'zod';

/** The header that carries the key of one submission; the body field of the same name serves forms. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Minted by the client, one per submission: 8 to 64 letters, digits, `-`, `_`, `.` or `:`. */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_.:-]{8,64}$/);
