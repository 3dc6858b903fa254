import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BANNED_WORDS, EXCEPTIONS } from './banned-words.mjs';
import { findUntidy, TIDY_RULES } from './rules.mjs';

const LONG = (lines: number) => Array.from({ length: lines }, (_, index) => `  step(${index});`).join('\n');
const CHOICES = (count: number) => Array.from({ length: count }, (_, index) => `  if (a${index}) step();`).join('\n');
const CASES_OF = (count: number) => Array.from({ length: count }, (_, index) => `case ${index}: `).join('');
const DOMAIN = 'apps/server/src/modules/wallet/domain/hold.ts';
const TESTED = 'packages/kernel/src/a.test.ts';

const SQL = 'apps/server/db/code/ledger/locks.sql';

/** One row per sentence: the rule, a file that breaks it, and a neighbour that keeps it. */
const CASES: [rule: string, broken: [path: string, text: string], kept: [path: string, text: string]][] = [
  ['function-statements', [DOMAIN, `function hold() {${LONG(31)}}`], [DOMAIN, `function hold() {${LONG(30)}}`]],
  ['function-statements', [DOMAIN, `const hold = () => {${LONG(31)}};`], [TESTED, `it('', () => {${LONG(60)}});`]],
  [
    'function-statements',
    [TESTED, `it('', () => {${LONG(61)}});`],
    ['e2e/bets.spec.ts', `it('', () => {${LONG(60)}});`],
  ],
  [
    'function-statements',
    [DOMAIN, `class A { hold() { if (a) {${LONG(30)}} } }`],
    [DOMAIN, `function a() {${LONG(20)} const b = () => {${LONG(20)}}; }`],
  ],
  ['function-statements', [DOMAIN, `function a() {${LONG(31)}}`], [DOMAIN, 'const A = () => (\n<p>\n{a}\n</p>\n);']],
  ['function-complexity', [DOMAIN, `function a() {${CHOICES(15)}}`], [DOMAIN, `function a() {${CHOICES(14)}}`]],
  [
    'function-complexity',
    [DOMAIN, `const a = () => ${'a && '.repeat(15)} a;`],
    [DOMAIN, `const a = () => ${'a ?? '.repeat(15)} a;`],
  ],
  [
    'function-complexity',
    [TESTED, `const a = () => ${'a ? b : '.repeat(15)} a;`],
    [DOMAIN, `function a() { switch (b) { ${CASES_OF(20)} return 1; } }`],
  ],
  ['file-statements', [DOMAIN, LONG(201)], [DOMAIN, LONG(200)]],
  ['file-statements', [DOMAIN, `function a() {${LONG(200)}}`], [TESTED, LONG(250)]],
  ['file-statements', [TESTED, LONG(251)], [DOMAIN, `const a = [\n${'1,\n'.repeat(400)}];`]],
  ['file-length', ['packages/ui/src/long.css', LONG(351)], ['packages/ui/src/long.css', LONG(350)]],
  ['file-length', ['apps/player/index.html', LONG(400)], ['apps/server/db/schema/0001-a/up.sql', LONG(400)]],
  ...packed('const a = { ...{ b, c } };', 'const a = { b, c, ...(d ? { e } : {}), ...(d && { e }) };'),
  ...packed("const a = { ...({ b: 'c' } as const) };", "const a = { b: 'c', ...rest } as const;"),
  ...packed('const a = [...[b, c], d];', 'const a = [...[b, c].map(d), ...e];'),
  ...packed('call(...[a, b]);', 'call(...list);'),
  ...packed("call(...(['a'] satisfies string[]));", 'call(...(a ? [b] : []));'),
  ...packed('const a = <A {...{ b, c }} />;', 'const a = <A b={b} {...rest} />;', 'tsx'),
  ...packed('const [a, b] = [c(), d()];', 'const [a, b] = await Promise.all([c(), d()]);'),
  ...packed('let [a, b]: [A[], B[]] = [[], []];', 'const [a, ...b] = [...c, d];'),
  ...packed("const [a = '', b] = [c, d] as const;", 'const [a, b] = [c, d].toSorted();'),
  ...packed('for (let [a, b] = [1, 1]; a < b; a += 1) c();', 'for (let a = 1, b = 1; a < b; a += 1) c();'),
  ...packed('const { a, b } = { a: c, b: d };', 'const { a, b } = { ...c, ...d };'),
  ...packed('[this.a, this.b] = [c, d];', '[a, b] = [b, a];'),
  ...packed('const a = 1, b = 2;', 'const a = ([b, c] = [d, e]) => b;'),
  ['no-private-words', [DOMAIN, 'const mainPurse = 1;'], [DOMAIN, 'const mainWallet = 1; // no purse']],
  ['no-private-words', [DOMAIN, 'type HTTPErrand = A;'], [DOMAIN, "const a = 'errand';"]],
  ['no-private-words', [DOMAIN, 'interface A { heard_at: B }'], [DOMAIN, 'interface A { desktop: B; hearing: C }']],
  ['no-private-words', [DOMAIN, 'class A { #hear() {} }'], [DOMAIN, "keyboard.press('Tab');"]],
  ['no-private-words', [DOMAIN, 'interface A { says: B }'], [DOMAIN, 'const essay = saying; // says']],
  [
    'no-private-words',
    [DOMAIN, 'const parties = { press_key };'],
    [TESTED, 'const a = { onPress, isPressed, thirdParty };'],
  ],
  [
    'no-private-words',
    [DOMAIN, "db.query({ name: 'ledger.doors', text: ORDERS });"],
    [DOMAIN, "const job = { name: 'ledger.doors' };"],
  ],
  ...colours('color: #ffd666;', 'color: var(--gold);'),
  ...colours('background:\n    linear-gradient(#0006, transparent),\n    red;', 'mask: url(#fade);'),
  ...colours('box-shadow: 0 1px 2px rgb(0 0 0 / 35%);', 'box-shadow: var(--shadow-1);'),
  ...colours('color: hsla(0, 0%, 0%, 0.5);', 'color: color-mix(in oklab, var(--gold), transparent 50%);'),
  ...colours('} #bad { color: oklch(0.7 0.1 50);', '} #bad, #face { color: inherit; /* was #fff */'),
  ...colours('color: black;', 'color: CanvasText; background: transparent; border-color: currentColor;'),
  ...colours('border: 1px solid White;', 'white-space: nowrap; color: var(--gold); rotate: calc(tan(0.5) * 1turn);'),
  ...colours('fill: rebeccapurple', 'grid-area: green; animation: snow 1s;'),
  [
    'colours-are-tokens',
    ['apps/game-client/src/app/game.css', ':root { --gold: #f2b632; }'],
    ['apps/game-client/src/app/tokens.css', ':root { --gold: #f2b632; }'],
  ],
  [
    'colours-are-tokens',
    ['apps/game-client/src/app/boards.css', ':root { --peg: #8b8372; }'],
    ['apps/game-client/src/app/board-tokens.css', ':root { --peg: #8b8372; }'],
  ],
  [
    'colours-are-tokens',
    ['packages/ui/src/tokens/base.css', 'a { color: #f2b632; }'],
    ['packages/ui/src/tokens/tokens.css', ':root { --gold: #f2b632; }'],
  ],
  ...coloursInCode("const A = { tone: '#1f6f8b' };", "const A = { tone: 'var(--letter-nine)' }; // was #1f6f8b"),
  ...coloursInCode('const A = <circle fill="#fff" />;', 'const A = <use href="#peg-1" />;'),
  ...coloursInCode('const A = <circle fill="black" />;', 'const A = <Bet on="black" fill="none" />;'),
  ...coloursInCode(
    "const A = <path stroke={isWon ? 'none' : 'red'} />;",
    "const A = <path stroke={bet === 'red' ? 'none' : line} />;",
  ),
  ...coloursInCode('const a = `1px solid rgb(0 0 0)`;', 'const a = `color-mix(in srgb, var(--gold), transparent)`;'),
  ...coloursInCode('const a = `.a{color:#fff}`;', 'const a = `:root{--paper:#fff}.a{color:var(--paper)}`;'),
  [
    'colours-in-code-are-tokens',
    ['apps/sportsbook/src/shared/names/kit-mark.tsx', "const RED = '#c8102e';"],
    ['apps/sportsbook/src/shared/data/club-kits.ts', "const RED = '#c8102e';"],
  ],
  [
    'colours-in-code-are-tokens',
    ['packages/ui/src/marks/avatar.tsx', "const RED = '#c8102e';"],
    ['packages/artwork/src/palettes.ts', "const RED = '#c8102e';"],
  ],
  ['comments-open-plainly', [DOMAIN, '/** Whether it is open. */'], [DOMAIN, '/** True while it is open. */']],
  ['comments-open-plainly', [DOMAIN, '/**\n * Who placed it.\n */'], [DOMAIN, '/**\n * Player.\n * Who else.\n */']],
  ['comments-open-plainly', [SQL, '-- What was paid.'], [SQL, '-- Sum paid,\n-- What else.']],
  ['kebab-case', ['packages/ui/src/BetSlip.tsx', ''], ['packages/ui/src/bet-slip.tsx', '']],
  ['kebab-case', ['packages/ui/src/some_file.ts', ''], ['docs/decisions/0001-money.md', '']],
  ['no-markers', [DOMAIN, `// ${'TO'}${'DO'}: later`], [DOMAIN, '// The method of the operator.']],
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
  [
    'sql-header',
    [SQL, 'create or replace view a.b as select 1;'],
    [SQL, '-- The accounts. Called by a; locks and refuses nothing.\n'],
  ],
  ['sql-header', [SQL, '-- The accounts.\n'], [SQL, '-- The accounts. Read by a, without locks. Refuses nothing.\n']],
  [
    'no-private-words-in-sql',
    [SQL, '-- Wallets.\nwith purse as (select 1) select from purse;'],
    [SQL, "-- A purse.\nselect 'it''s a purse' as wallet;"],
  ],
  ['sql-present-tense', [SQL, '-- As in 0160, with awards.'], [SQL, '-- Codes 0001 to 0009 are reserved.']],
  [
    'schema-holds-no-code',
    ['apps/server/db/schema/0001-a/up.sql', 'create view a.b as select 1;'],
    ['apps/server/db/schema/0001-a/up.sql', 'create table a.b (id int);'],
  ],
  [
    'controls-are-ours',
    ['apps/player/src/a.tsx', '<select value={a}>'],
    ['apps/player/src/a.tsx', '<Select value={a} onSelect={b} />'],
  ],
  [
    'controls-are-ours',
    ['apps/game-client/src/a.tsx', '<input type="number" />'],
    ['apps/game-client/src/a.tsx', '<input type="text" inputMode="numeric" />'],
  ],
  [
    'controls-are-ours',
    ['apps/back-office/src/a.tsx', "import { Button, NativeSelect } from '@mantine/core';"],
    ['apps/back-office/src/a.tsx', "import { ChoiceField } from '../choice/choice-field.tsx';"],
  ],
  [
    'controls-are-ours',
    ['apps/back-office/src/a.tsx', '<TextInput type="datetime-local" />'],
    ['apps/back-office/src/a.tsx', '<TextInput type="text" />'],
  ],
  ['controls-are-ours', ['packages/rules/src/a.tsx', '<select>'], ['packages/ui/src/a.tsx', '<select>']],
  ['tests-expect', ['packages/ui/src/a.test.ts', 'it()'], ['packages/ui/src/a.test.ts', 'expect(1)']],
];

/** A row on `no-packed-literals`, in the code of an app and of a tool. */
function packed(broken: string, kept: string, kind = 'ts'): typeof CASES {
  const tool = kind === 'ts' ? 'tools/settle.mjs' : 'apps/player/src/app/a.test.tsx';
  return [`apps/player/src/app/a.${kind}`, tool].map((path) => ['no-packed-literals', [path, broken], [path, kept]]);
}

/** A row on `colours-are-tokens`, in the sheet of an app. */
function colours(broken: string, kept: string): typeof CASES {
  const path = 'apps/player/src/features/game/game.css';
  return [['colours-are-tokens', [path, `.game { ${broken} }`], [path, `.game { ${kept} }`]]];
}

/** A row on `colours-in-code-are-tokens`, in the code of an app. */
function coloursInCode(broken: string, kept: string): typeof CASES {
  const path = 'apps/game-client/src/features/wheel/wheel.tsx';
  return [['colours-in-code-are-tokens', [path, broken], [path, kept]]];
}

describe('the tidy check', () => {
  it.each(CASES)('%s: finds %j and lets %j be', (rule, broken, kept) => {
    expect(rulesBroken(broken)).toContain(rule);
    expect(rulesBroken(kept)).not.toContain(rule);
  });

  it('has a case for every rule', () => {
    const proved = new Set(CASES.map(([rule]) => rule));
    expect(TIDY_RULES.filter(({ name }) => !proved.has(name))).toEqual([]);
  });

  it('refuses exactly the words that the last table of the glossary lists', () => {
    const table = readFileSync('docs/glossary.md', 'utf8').split('## Refused in names of code')[1] ?? '';
    const rows = [...table.matchAll(/^\| ([a-z]+) \| (.+) \|$/gm)].map(([, word, instead]) => [word, instead]);
    expect(rows).toEqual([...BANNED_WORDS]);
    for (const name of EXCEPTIONS) expect(table).toContain(`\`${name}\``);
  });
});

function sqlFunction(lines: number): string {
  const body = Array.from({ length: lines - 2 }, () => '  perform 1;').join('\n');
  return `create or replace function ledger.lock() returns void language plpgsql as $$\n${body}\nend $$;`;
}

function rulesBroken([path, text]: [path: string, text: string]): string[] {
  return findUntidy([{ path, text, lines: text.split('\n') }]).map(({ rule }) => rule);
}
