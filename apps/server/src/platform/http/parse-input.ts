import { AMOUNT_ISSUE, MalformedJson, type RouteContract } from '@ordago/contracts';
import { type Refusal, refuse } from '@ordago/kernel';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type IncomingBody, readBody, takesBytes } from './read-bodies.ts';

export interface Input {
  readonly params: never;
  readonly query: never;
  readonly body: never;
}

/** Refusals of unreadable input. */
export type InputRefusal = Refusal<'malformed-input' | 'validation-failed' | 'amount-invalid'>;

export type InputParser = (
  request: Pick<FastifyRequest, 'params' | 'query'>,
  sent: IncomingBody | undefined,
) => Input | InputRefusal;

type Part = keyof Input;

/**
 * Makes the parser of a contract: it reads path, query and body with the contract's schemas, which are compiled once,
 * with the first call: a start would compile hundreds that nobody calls yet. Parts without a schema come out undefined
 * and are never seen by a handler. Refuses `malformed-input` for a body that is not what it says it is,
 * `validation-failed` naming the first field at fault, `amount-invalid` where that is an amount. The character U+0000 is
 * refused in every text: the database has no place for it.
 */
export function createInputParser(contract: RouteContract): InputParser {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = contract[part];
    return schema ? [{ part, schema: compiledLate(schema) }] : [];
  });
  const readsBody = !takesBytes(contract);
  const mayHoldNul = contract.wire === 'raw';
  return ({ params, query }, body) => {
    const text = readsBody && body && body.format !== 'bytes' ? body.bytes.toString('utf8') : '';
    const sent: Record<Part, unknown> = { params, query, body: undefined };
    try {
      if (text !== '') sent.body = readBody(text, body?.format === 'form' ? 'form' : 'json');
    } catch (error) {
      if (error instanceof MalformedJson) return refuse('malformed-input');
      throw error;
    }
    const input: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined };
    for (const { part, schema } of parts) {
      const parsed = schema().safeParse(sent[part]);
      if (!parsed.success) return refusalOf(part, parsed.error.issues[0]);
      // In JSON the character stands as an escape or not at all.
      const isWithoutNul = mayHoldNul || (part === 'body' && body?.format === 'json' && !text.includes('\\u0000'));
      if (!isWithoutNul && holdsNul(sent[part])) return refuse('validation-failed', { field: part });
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
