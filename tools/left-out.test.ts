import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLeftOut, LEFT_OUT } from './left-out.mjs';
import { runStages } from './stages.mjs';
import { readSources } from './tidy/files.mjs';

afterEach(() => vi.restoreAllMocks());
const printed = () => vi.spyOn(console, 'log').mockReturnValue(undefined);

describe('a programme of the verification', () => {
  it('is left out where VERIFY_WITHOUT names it, and that is printed', () => {
    const log = printed();
    const env = { VERIFY_WITHOUT: 'rabbitmq, postgres-15' };
    expect(['postgres-15', 'rabbitmq', 'postgres', 'rng'].map((name) => isLeftOut(name, env))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isLeftOut('postgres-15', {})).toBe(false);
    expect(log.mock.calls.flat()).toEqual([
      expect.stringContaining('LEFT OUT: VERIFY_WITHOUT names postgres-15'),
      expect.stringContaining('LEFT OUT: VERIFY_WITHOUT names rabbitmq'),
    ]);
  });

  it('is no green one then: the end of the run names it as left out, and as failed where it only could not run', async () => {
    const log = printed();
    const stage = (name: string, code: number) => ({ name, args: ['-e', `process.exit(${code})`] });
    expect(await runStages([stage('proved', 0), stage('wished', LEFT_OUT)])).toBe(true);
    expect(await runStages([stage('missing', 1)])).toBe(false);
    const ends = log.mock.calls.flat().join('\n');
    expect(ends).toMatch(/^ok +proved /m);
    expect(ends).toMatch(/^LEFT OUT +wished /m);
    expect(ends).toMatch(/^FAILED +missing /m);
  });

  it('is no green one without a word where a part was left out, or what it compares with is not here', async () => {
    const log = printed();
    const partly = "console.log('LEFT OUT: VERIFY_WITHOUT names plpgsql-check. Nothing of it was verified.')";
    const stages = [
      { name: 'partly', args: ['-e', partly] },
      { name: 'whole', args: ['-e', '0'] },
      { name: 'seasons', args: ['verify/seasons.mjs'], env: { SEASONS_DIR: '' } },
    ];
    expect(await runStages(stages)).toBe(true);
    const ends = log.mock.calls.flat().join('\n');
    expect(ends).toMatch(/^ok +partly +[\d.]+ s {2}LEFT OUT: VERIFY_WITHOUT names plpgsql-check\./m);
    expect(ends).toMatch(/^ok +whole +[\d.]+ s$/m);
    expect(ends).toMatch(/^LEFT OUT +seasons +[\d.]+ s {2}LEFT OUT: SEASONS_DIR names no folder/m);
  });

  it('says what it left out by this code alone, whichever it is', () => {
    const programmes = readSources(path.resolve(import.meta.dirname, '..')).filter(({ path: at }) =>
      /^verify\/[\w-]+\.(?:ts|mjs)$/.test(at),
    );
    expect(programmes.length).toBeGreaterThan(15);
    const silent = programmes.filter(({ text }) => /not verified|process\.exit(?:Code = |\()0\b(?!\s*:)/i.test(text));
    expect(silent.map(({ path: at }) => at)).toEqual([]);
    const users = programmes.filter(({ text }) => /\bensure[A-Z]\w+\(/.test(text));
    expect(users.length).toBeGreaterThan(2);
    expect(users.filter(({ text }) => !/failWithout|process\.exit\(1\)/.test(text)).map(({ path: at }) => at)).toEqual(
      [],
    );
  });
});
