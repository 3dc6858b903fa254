import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FUNCTION = /^create or replace function ([\w.]+)\s*\([\s\S]*?(\$\w*\$)([\s\S]*?)\2/gim;

const bodies = filesIn('apps/server/db/code', /\.sql$/).flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(FUNCTION)].map(({ 1: name = '', 3: body = '' }) => ({
    name,
    body,
  })),
);

describe('positions', () => {
  /** Those who draw one, and under which functions, which hold the transaction's number (db/code/platform/events.sql). */
  const DRAWN_BY = [
    'ledger.apply_all_or_none',
    'ledger.apply_settlements',
    'ledger.apply_together',
    'ledger.collect_from',
    'ledger.lone_body',
    'ledger.pay_settled',
    'ledger.run_op',
    'ledger.run_rollback',
    'ledger.take_settled_back',
    'platform.emit_event',
  ];

  it('are drawn by nobody else', () => {
    const drawing = bodies.filter(({ body }) => body.includes("nextval('platform.position')"));
    expect([...new Set(drawing.map(({ name }) => name))].sort()).toEqual(DRAWN_BY);
    const elsewhere = sources().filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes('nextval('));
    expect(elsewhere).toEqual([]);
  });

  it('are drawn after the number of the transaction is held', () => {
    const HOLDS = 'v_transaction xid8 := pg_current_xact_id()';
    const holders = bodies.filter(({ body }) => body.includes(HOLDS));
    expect(holders.map(({ name }) => name).sort()).toEqual([
      'ledger.apply_ops',
      'ledger.apply_settlements',
      'platform.emit_event',
    ]);
    for (const { body } of holders) {
      const first = body.search(/nextval|perform|select|:=/);
      expect(body.slice(first)).toMatch(/^:= pg_current_xact_id\(\)/);
    }
  });
});

describe('domain events', () => {
  it('are written by platform.emit_event alone', () => {
    const writes = /insert\s+into\s+platform\.event\b(?!_)/i;
    expect(bodies.filter(({ body }) => writes.test(body)).map(({ name }) => name)).toEqual(['platform.emit_event']);
    expect(sources().filter((file) => writes.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  });
});

function sources(): string[] {
  return filesIn('apps/server/src', /(?<!\.test)\.ts$/);
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}
