import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { runSettle } from './run-settle.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'settle-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

function file(name: string, text: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
}

/** Runs the command; returns its exit code and its output on both streams. */
async function run(...args: string[]) {
  const printed = { stdout: '', stderr: '' };
  for (const side of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[side], 'write').mockImplementation((text) => {
      printed[side] += text;
      return true;
    });
  }
  return { code: await runSettle(args), ...printed };
}

const SEASON = file(
  'season.json',
  JSON.stringify({
    name: 'Liga',
    rounds: [
      {
        name: 'Round 1',
        matches: [
          {
            date: '2014-08-23',
            team1: { key: 'a', name: 'Ana' },
            team2: { key: 'b', name: 'Bo' },
            score1: 1,
            score2: 0,
          },
        ],
      },
    ],
  }),
);
const HEADING = 'Date,HomeTeam,AwayTeam,FTHG,FTAG,HC,AC';

describe('npm run settle', () => {
  it('prints one JSON line for each outcome, and sums up beside them', async () => {
    const { code, stdout, stderr } = await run('--file', SEASON);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      date: '2014-08-23',
      home: 'Ana',
      away: 'Bo',
      market: '1x2',
      specifier: '',
      outcome: '1',
      result: 1,
      voidFactor: 0,
      deadHeat: 1,
    });
    expect(stderr).toContain(`${lines.length} outcomes of 1 matches settled`);
  });

  it('takes corners from the statistics', async () => {
    const stats = file('corners.csv', `${HEADING}\n2014-08-23,Ana FC,Bo FC,1,0,7,3\n`);
    const { stdout } = await run('--file', SEASON, '--stats', stats);
    expect(stdout).toContain('"market":"corners-1x2","specifier":"","outcome":"1","result":1');
  });

  it.each([
    ['nothing to read', [], 'Usage: npm run settle'],
    ['an option that it does not have', ['--season', SEASON], 'Usage: npm run settle'],
    ['a file that is not there', ['--file', path.join(folder, 'none.json')], 'cannot be read (ENOENT)'],
    ['a folder', ['--file', folder], 'cannot be read (EISDIR)'],
    ['no JSON', ['--file', file('bad.json', '{')], 'it is not JSON'],
    ['another JSON', ['--file', file('other.json', '[1]')], 'a season without a list of matches'],
    ['a row without teams', ['--file', file('row.json', '{"matches":[{}]}')], '1 of 1 matches lack a team'],
    ['statistics without columns', ['--file', SEASON, '--stats', file('a.csv', 'x\n')], 'lacks the columns Date'],
    [
      'a short line',
      ['--file', SEASON, '--stats', file('b.csv', `${HEADING}\n2014-08-23,Ana\n`)],
      'line 2 has 2 fields',
    ],
    [
      'words where corners are counted',
      ['--file', SEASON, '--stats', file('c.csv', `${HEADING}\n2014-08-23,Ana,Bo,1,0,many,3\n`)],
      'line 2 has "many" where HC counts',
    ],
    [
      'a day that is none',
      ['--file', SEASON, '--stats', file('d.csv', `${HEADING}\n23/08/14,Ana,Bo,1,0,1,3\n`)],
      'line 2 has no date',
    ],
    [
      'statistics of another season',
      ['--file', SEASON, '--stats', file('e.csv', `${HEADING}\n2015-08-23,Ana,Bo,1,0,1,3\n`)],
      'it belongs to another season',
    ],
  ])('answers %s with a sentence and 2', async (_title, args, sentence) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });
});
