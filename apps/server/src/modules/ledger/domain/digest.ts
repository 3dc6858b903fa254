import { createHash } from 'node:crypto';
import { Bug } from '@ordago/kernel';

/**
 * The fingerprint of a command's body: SHA-256 over canonical JSON, in hex. Object keys are sorted at every depth,
 * absent and `undefined` members are the same, and a bigint counts as its decimal text. Numbers must be safe integers:
 * an amount belongs in a bigint or a string.
 */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return JSON.stringify(value.toString());
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value.toString();
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object') return canonicalObject(value);
  throw new Bug(`a digest cannot hold ${typeof value === 'number' ? 'the inexact number' : 'a'} ${String(value)}`);
}

function canonicalObject(value: object): string {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
}
