// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are sources, with templates of their own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judgeText } from './foreign-data.ts';
import { ASIDE, SLOPE } from './rules.mjs';
import { OWNED, PUBLISHED_FUNCTIONS, SQL_EXCEPTIONS } from './schemas.ts';
import { judgeFunctions, judgeSources } from './server-texts.ts';

const catalogue = {
  relations: new Set([
    'players.player',
    'players.published_player',
    'sportsbook.bet',
    'sportsbook.published_bet',
    'sportsbook.free_bet',
    'platform.event',
  ]),
  functions: new Set(['players.is_excluded', 'players.notify_change', 'platform.emit_event']),
};

describe('a text of a module', () => {
  it.each([
    ['its own tables', 'players', 'select 1 from players.player'],
    ['a published view', 'reporting', 'select 1 from sportsbook.published_bet b'],
    ['a published function', 'bonuses', 'select players.is_excluded($1, $2)'],
    ['a function of the platform', 'players', 'select platform.emit_event($1, $2)'],
    ['a table that it owns in the schema of another', 'bonuses', 'update sportsbook.free_bet set status = $1'],
    ['what only looks like a name', 'reporting', "select 'sportsbook.bet', sportsbook.bet.id, sportsbook.bet-placed"],
  ])('may name %s', (_, module, text) => {
    expect(judgeText(module, text, catalogue)).toEqual([]);
  });

  it.each([
    ['reporting', 'from sportsbook.bet b', 'reads sportsbook.bet: read a published view of that schema'],
    ['reporting', 'a join\n  players.player p', 'reads players.player: read a published view of that schema'],
    ['reporting', 'from a, sportsbook.bet', 'reads sportsbook.bet: read a published view of that schema'],
    [
      'reporting',
      'update sportsbook.published_bet set x = 1',
      'writes sportsbook.published_bet: the module that owns it does',
    ],
    ['bonuses', 'insert into players.player (id)', 'writes players.player: the module that owns it does'],
    ['players', 'from sportsbook.published_bet', 'reads sportsbook.published_bet, which is uphill of players'],
    ['content', 'from sportsbook.published_bet', 'reads sportsbook.published_bet, which is uphill of content'],
    ['wallet', 'from platform.event', 'reads platform.event: read a published view of that schema'],
    ['platform', 'from players.published_player', 'reads players.published_player: platform knows no module'],
    ['wallet', 'players.notify_change()', 'calls players.notify_change, which is not among PUBLISHED_FUNCTIONS'],
  ])('of %s may not name: %s', (module, text, sentence) => {
    expect(judgeText(module, text, catalogue)).toEqual([sentence]);
  });
});

describe('the sources of the server', () => {
  const judged = (file: string, text: string) => {
    const source = ts.createSourceFile(`/root/${file}`, text, ts.ScriptTarget.ES2023, true);
    return judgeSources({ root: '/root', sources: [source], texts: [], catalogue });
  };
  const FILE = 'apps/server/src/modules/reporting/repository/a.ts';

  it('are searched in every literal, so that a query put together at run time hides nothing', () => {
    const text = ['const where = read();', 'const sql = `select 1 from ', '${where} join sportsbook.bet b`;'].join(
      '\n',
    );
    expect(judged(FILE, text)).toEqual([
      `${FILE}:3  reporting reads sportsbook.bet: read a published view of that schema`,
    ]);
    expect(judged(FILE, 'const sql = `from sportsbook.${table}`;')).toEqual([
      `${FILE}:1  reporting leaves a name of the schema sportsbook to be filled in: write it out`,
    ]);
  });

  it('may name op kinds', () => {
    expect(judged(FILE, "const kind = 'sportsbook.bet';")).toEqual([]);
  });
});

describe('functions of the database', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'ordago-foreign-'));
    mkdirSync(path.join(folder, 'sportsbook'));
    writeFileSync(
      path.join(folder, 'sportsbook/a.sql'),
      `-- Reads players.player.
create or replace function sportsbook.a() returns bigint language sql as $$ select id from players.player $$;
create or replace view sportsbook.v as select id from players.published_player;`,
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('may not name a table of another schema', async () => {
    expect(await judgeFunctions(folder, catalogue, {})).toEqual([
      'sportsbook.a  names players.player: read a published view, or call a published function',
    ]);
  });

  it('may where the list of exceptions allows it, and the list holds nothing in vain', async () => {
    expect(await judgeFunctions(folder, catalogue, { 'sportsbook.a': ['players.player'] })).toEqual([]);
    expect(await judgeFunctions(folder, catalogue, { 'sportsbook.a': ['players.player', 'ledger.op'] })).toEqual([
      'SQL_EXCEPTIONS  sportsbook.a does not name ledger.op any more: take it from the list',
    ]);
  });

  it('have no more exceptions than when they were counted', () => {
    expect(Object.values(SQL_EXCEPTIONS).flat().length).toBeLessThanOrEqual(15);
  });
});

describe('the table of schemas', () => {
  it('names modules of the slope or aside, and a reason for each published function', () => {
    const modules = [...SLOPE.flat(), ...ASIDE];
    expect(Object.keys(OWNED).filter((module) => module !== 'platform' && !modules.includes(module))).toEqual([]);
    expect(Object.entries(PUBLISHED_FUNCTIONS).filter(([, why]) => why === '')).toEqual([]);
  });
});
