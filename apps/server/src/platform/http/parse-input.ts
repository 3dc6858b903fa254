import { AMOUNT_ISSUE, type RouteContract } from '@ordago/contracts';
import { type Refusal, refuse } from '@ordago/kernel';
import type { FastifyRequest } from 'fastify';

export interface Input {
  readonly params: never;
  readonly query: never;
  readonly body: never;
}

/**
 * Parses path, query and body with the contract's schemas. Parts without a schema come out undefined and are never
 * seen by a handler. Refuses `validation-failed` naming the first field at fault, `amount-invalid` where it is an amount.
 * The character U+0000 is refused in every text: the database has no place for it.
 */
export function parseInput(
  contract: RouteContract,
  request: FastifyRequest,
): Input | Refusal<'validation-failed' | 'amount-invalid'> {
  const out: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = contract[part];
    if (!schema) continue;
    const parsed = schema.safeParse(request[part] ?? (part === 'body' ? undefined : {}));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      if (issue?.message === AMOUNT_ISSUE) return refuse('amount-invalid');
      return refuse('validation-failed', { field: (issue?.path.map(String).join('.') || part).slice(0, 80) });
    }
    if (contract.wire !== 'raw' && holdsNul(request[part])) return refuse('validation-failed', { field: part });
    out[part] = parsed.data;
  }
  return { params: out.params as never, query: out.query as never, body: out.body as never };
}

/** Input is bounded in size and depth before it comes here. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsNul);
}
