import { hash } from 'node:crypto';
import { Bug } from '@ordago/kernel';

/**
 * The fingerprint of a command's body: SHA-256 over canonical JSON, in hex. Object keys are sorted at every depth,
 * absent and `undefined` members are the same, and a bigint counts as its decimal text. Numbers must be safe integers:
 * an amount belongs in a bigint or a string.
 */
export function digestOf(value: unknown): string {
  return hash('sha256', canonical(value));
}

function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'bigint') return `"${value}"`;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value.toString();
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object') return canonicalObject(value);
  throw new Bug(`a digest cannot hold ${typeof value === 'number' ? 'the inexact number' : 'a'} ${String(value)}`);
}

function canonicalObject(value: object): string {
  const members = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name of sortedNames(members)) {
    const member = members[name];
    if (member === undefined) continue;
    text += `${text === '' ? '' : ','}${quoted(name)}:${canonical(member)}`;
  }
  return `{${text}}`;
}

/** Sorting makes lists of its own: what is in order already is not sorted. */
function sortedNames(members: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(members);
  for (let place = 1; place < names.length; place += 1) {
    if ((names[place - 1] as string) > (names[place] as string)) return names.sort();
  }
  return names;
}

/** Text that JSON writes as it is: most names and ids. */
const PLAIN = /^[\w .:-]*$/;

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}
