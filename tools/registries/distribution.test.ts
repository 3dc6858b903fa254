import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DISTRIBUTION, type DistributionKey } from '../db/distribution.ts';

const DATABASE = fileURLToPath(new URL('../../apps/server/db', import.meta.url));
const FUNCTION = /^create or replace function ([\w.]+)[\s\S]*?(\$\w*\$)([\s\S]*?)\2/gim;

/** Keys that the ledger itself writes for every command: the player's rows, and the operator's side on the lane of the writer. */
const OF_EVERY_COMMAND: readonly DistributionKey[] = ['lane', 'player'];

/** Kinds that touch more than the shard of their player and the lane of their writer, and why (decision 0013). */
const BEYOND: Readonly<Record<string, readonly DistributionKey[]>> = {
  // The liability of the events; a featured express is read and held until the bet is placed.
  'sportsbook.place-bet': ['event', 'reference'],
  'sportsbook.place-each-way': ['event', 'reference'],
  'sportsbook.place-free-bet': ['event', 'reference'],
  'sportsbook.cash-out': ['event'],
  // A chunk has bets of many players; it would be cut by shard.
  'sportsbook.settle': ['event'],
  // The member of staff who released or declined it is written into the audit log.
  'payments.credit-deposit': ['global'],
  'payments.complete-withdrawal': ['global'],
  'payments.return-withdrawal': ['global'],
};

describe('the distribution of money tables', () => {
  const bodies = bodiesOfFunctions();
  const registrations = readFileSync(path.join(DATABASE, 'code/registrations.sql'), 'utf8');
  const kinds = kindsOf(registrations);

  it('is known of every table that a command writes or locks', () => {
    expect(kinds.length).toBeGreaterThan(20);
    const unknown = kinds
      .flatMap(({ functions }) => tablesOf(functions, bodies))
      .filter((table) => !(table in DISTRIBUTION));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('has its column in every table that is distributed by player', () => {
    const schema = readdirSync(path.join(DATABASE, 'schema'))
      .map((step) => readFileSync(path.join(DATABASE, 'schema', step, 'up.sql'), 'utf8'))
      .join('\n');
    const byPlayer = Object.entries(DISTRIBUTION).filter(([, key]) => key === 'player');
    const without = byPlayer.filter(([table]) => {
      const definition = new RegExp(`create table ${table.replace('.', '\\.')} \\(([\\s\\S]*?);\\n`).exec(schema);
      return !/\bplayer bigint\b/.test(definition?.[1] ?? '');
    });
    expect(without).toEqual([]);
  });

  it.each(kinds.map(({ name, functions }) => [name, functions] as const))(
    '%s touches the keys that the decision names',
    (name, functions) => {
      const keys = new Set(tablesOf(functions, bodies).map((table) => DISTRIBUTION[table]));
      for (const key of OF_EVERY_COMMAND) keys.delete(key);
      expect([...keys].sort()).toEqual([...(BEYOND[name] ?? [])].sort());
    },
  );
});

/**
 * Rows written per event are under the lock of the class sportsbook.exposure, so a kind that writes it and does not
 * name the class would write it unlocked, and one that names it without writing would lock for nothing.
 */
describe('the shared rows of op kinds', () => {
  const bodies = bodiesOfFunctions();
  const registrations = readFileSync(path.join(DATABASE, 'code/registrations.sql'), 'utf8');
  const locks = lockFunctionsOf(registrations);

  it.each(kindsOf(registrations).map((kind) => [kind.name, kind] as const))('%s names what it writes', (_, kind) => {
    const writesEvents = tablesOf(kind.functions, bodies).some((table) => DISTRIBUTION[table] === 'event');
    expect(kind.sharedClasses.includes('sportsbook.exposure')).toBe(writesEvents);
    expect(kind.sharedClasses.filter((name) => !locks.has(name))).toEqual([]);
  });
});

interface Kind {
  readonly name: string;
  readonly functions: readonly string[];
  readonly sharedClasses: readonly string[];
}

function kindsOf(registrations: string): Kind[] {
  const [kinds = ''] = registrations.split('delete from ledger.shared_class');
  return [...kinds.matchAll(/^ {2}\('([a-z]+\.[a-z-]+)',(.*)'\{([^}]*)\}'\)[,;]$/gm)].map(
    ([, name = '', functions = '', classes = '']) => ({
      name,
      functions: [...functions.matchAll(/'([a-z]+\.\w+)'/g)].map(([, called = '']) => called),
      sharedClasses: classes.split(',').flatMap((text) => text.trim() || []),
    }),
  );
}

/** Functions that lock the rows of a shared class, by its name. */
function lockFunctionsOf(registrations: string): ReadonlyMap<string, string> {
  const rows = registrations.matchAll(/^ {2}\('([a-z]+\.[a-z]+)', \d+, '([a-z_.]+)'\)/gm);
  return new Map([...rows].map(([, name = '', lock = '']) => [name, lock]));
}

function bodiesOfFunctions(): ReadonlyMap<string, string> {
  const bodies = new Map<string, string>();
  const files = readdirSync(path.join(DATABASE, 'code'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.sql'))) {
    const text = readFileSync(path.join(DATABASE, 'code', file), 'utf8').replaceAll(/--[^\n]*/g, '');
    for (const [, name = '', , body = ''] of text.matchAll(FUNCTION)) bodies.set(name, (bodies.get(name) ?? '') + body);
  }
  return bodies;
}

/** Tables that functions, and what they call, write or lock. */
function tablesOf(functions: readonly string[], bodies: ReadonlyMap<string, string>): string[] {
  const seen = new Set<string>();
  const open = [...functions];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const body = bodies.get(name);
    if (body === undefined || seen.has(name)) continue;
    seen.add(name);
    for (const [, called = ''] of body.matchAll(/\b([a-z]+\.[a-z_0-9]+)\s*\(/g)) open.push(called);
  }
  return [...seen].flatMap((name) => {
    const body = bodies.get(name) ?? '';
    const written = [...body.matchAll(/\b(?:insert into|update|delete from)\s+([a-z]+\.[a-z_]+)/gi)];
    const locked = [...body.matchAll(/\bfrom\s+([a-z]+\.[a-z_]+)[^;]*?\bfor\s+(?:no key\s+)?(?:update|share)\b/gi)];
    return [...written, ...locked].map(([, table = '']) => table);
  });
}
