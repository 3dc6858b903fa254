import { describe, expect, it } from 'vitest';
import { findUntidy, TIDY_RULES } from './rules.mjs';

const LONG = (lines: number) => Array.from({ length: lines }, (_, index) => `  step(${index});`).join('\n');
const DOMAIN = 'apps/server/src/modules/wallet/domain/hold.ts';

const SQL = 'apps/server/db/code/ledger/locks.sql';

/** One row per sentence: the rule, a file that breaks it, and a neighbour that keeps it. */
const CASES: [rule: string, broken: [path: string, text: string], kept: [path: string, text: string]][] = [
  ['function-length', [DOMAIN, `function hold() {\n${LONG(70)}\n}`], [DOMAIN, `function hold() {\n${LONG(68)}\n}`]],
  ['function-length', [DOMAIN, `const hold = () => {\n${LONG(70)}\n};`], ['packages/kernel/src/a.test.ts', 'expect']],
  ['file-length', [DOMAIN, LONG(351)], [DOMAIN, LONG(350)]],
  ['file-length', ['docs/long.ts', LONG(400)], ['apps/server/db/schema/0001-a/up.sql', LONG(400)]],
  ['kebab-case', ['packages/ui/src/BetSlip.tsx', ''], ['packages/ui/src/bet-slip.tsx', '']],
  ['kebab-case', ['packages/ui/src/some_file.ts', ''], ['docs/decisions/0001-money.md', '']],
  ['no-markers', [DOMAIN, `// ${'TO'}${'DO'}: later`], [DOMAIN, '// The method of the house.']],
  ['no-console', ['packages/ui/src/a.ts', 'console.log(1)'], ['tools/start.mjs', 'console.log(1)']],
  ['no-floats-near-money', [DOMAIN, 'const a = Number(text);'], [DOMAIN, 'const a: Number = readNumber(text);']],
  ['no-floats-near-money', [DOMAIN, 'parseFloat(text)'], ['apps/player/src/app/a.ts', 'parseFloat(text)']],
  [
    'sql-stays-in-repositories',
    [DOMAIN, "pool.query('select 1')"],
    ['apps/server/src/platform/db/a.ts', 'pool.query()'],
  ],
  [
    'sql-stays-in-repositories',
    [DOMAIN, 'sql`select 1`'],
    ['apps/server/src/modules/wallet/repository/a.ts', 'sql`a`'],
  ],
  ['sql-function-length', [SQL, sqlFunction(71)], [SQL, sqlFunction(70)]],
  ['sql-file-length', [SQL, LONG(351)], [SQL, LONG(350)]],
  ['sql-header', [SQL, 'create or replace view a.b as select 1;'], [SQL, '-- The accounts.\n']],
  ['sql-present-tense', [SQL, '-- As in 0160, with awards.'], [SQL, '-- Codes 0001 to 0009 are reserved.']],
  [
    'schema-holds-no-code',
    ['apps/server/db/schema/0001-a/up.sql', 'create view a.b as select 1;'],
    ['apps/server/db/schema/0001-a/up.sql', 'create table a.b (id int);'],
  ],
  ['tests-expect', ['packages/ui/src/a.test.ts', 'it()'], ['packages/ui/src/a.test.ts', 'expect(1)']],
];

describe('the tidy check', () => {
  it.each(CASES)('%s: finds %j and lets %j be', (rule, broken, kept) => {
    expect(rulesBroken(broken)).toContain(rule);
    expect(rulesBroken(kept)).not.toContain(rule);
  });

  it('has a case for every rule', () => {
    const proved = new Set(CASES.map(([rule]) => rule));
    expect(TIDY_RULES.filter(({ name }) => !proved.has(name))).toEqual([]);
  });
});

function sqlFunction(lines: number): string {
  const body = Array.from({ length: lines - 2 }, () => '  perform 1;').join('\n');
  return `create or replace function ledger.lock() returns void language plpgsql as $$\n${body}\nend $$;`;
}

function rulesBroken([path, text]: [path: string, text: string]): string[] {
  return findUntidy([{ path, text, lines: text.split('\n') }]).map(({ rule }) => rule);
}
