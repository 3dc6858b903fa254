/** Input of a call by its contract. Ours: amounts are exact (decision 0001), and a refusal names the field at fault. */
import { AMOUNT_ISSUE, MalformedJson, type RouteContract } from '@ordago/contracts';
import { type Refusal, refuse } from '@ordago/kernel';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

export interface Input {
  readonly params: never;
  readonly query: never;
  readonly body: never;
}

/** Refusals of unreadable input. */
export type InputRefusal = Refusal<'malformed-input' | 'validation-failed' | 'amount-invalid'>;

export type InputParser = (request: Pick<FastifyRequest, 'params' | 'query' | 'body'>) => Input | InputRefusal;

type Part = keyof Input;

/**
 * Makes the parser of a contract: it reads path, query and body with the contract's schemas, which are compiled once,
 * with the first call: a start would compile hundreds that nobody calls yet. Parts without a schema come out undefined
 * and are never seen by a handler. Refuses `malformed-input` for a body that does not match its declared type,
 * `validation-failed` naming the first field at fault, `amount-invalid` where that is an amount. The character U+0000
 * is refused in every text: the database cannot store it.
 */
export function createInputParser(contract: RouteContract): InputParser {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = contract[part];
    return schema ? [{ part, schema: compiledLate(schema) }] : [];
  });
  const mayHoldNul = contract.wire === 'raw';
  return (request) => {
    if (request.body instanceof MalformedJson) return refuse('malformed-input');
    const input: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined };
    for (const { part, schema } of parts) {
      const sent = request[part];
      const parsed = schema().safeParse(sent);
      if (!parsed.success) return refusalOf(part, parsed.error.issues[0]);
      if (!mayHoldNul && holdsNul(sent)) return refuse('validation-failed', { field: part });
      input[part] = parsed.data;
    }
    return input as Record<Part, never>;
  };
}

function compiledLate(schema: z.ZodType): () => z.ZodType {
  let compiled: z.ZodType | null = null;
  return () => {
    compiled ??= z.compile(schema);
    return compiled;
  };
}

function refusalOf(part: Part, issue: z.core.$ZodIssue | undefined): InputRefusal {
  if (issue?.message === AMOUNT_ISSUE) return refuse('amount-invalid');
  return refuse('validation-failed', { field: (issue?.path.map(String).join('.') || part).slice(0, 80) });
}

/** Input is bounded in size and depth before it comes here. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) if (holdsNul((value as Record<string, unknown>)[key])) return true;
  return false;
}
