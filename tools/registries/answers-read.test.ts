import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../tidy/files.mjs';

/** Programmes and packages of servers; those of browsers read what their own server answers. */
const SERVERS = /^(?:apps\/(?:server|originals|sandbox)|packages\/(?:provider-kit|provider-protocols))\/src\/.*\.ts$/;
const IN_BROWSER = 'apps/sandbox/src/sportsbooks/frame/';
/** An answer that is read to its end, however long it is. */
const READ_WHOLE = /await [\w.]+\.(?:text|json|arrayBuffer|bytes|blob)\(\)/;

describe('an answer that a server reads', () => {
  const sources = readSources(path.resolve(import.meta.dirname, '../..')).filter(
    ({ path: at }) => SERVERS.test(at) && !at.endsWith('.test.ts') && !at.startsWith(IN_BROWSER),
  );
  const callers = sources.filter(({ text }) => /\bfetch\(/.test(text));

  it('is read by readLimited, so that it is cut as it comes', () => {
    expect(callers.length).toBeGreaterThan(6);
    const whole = callers.filter(({ text }) => READ_WHOLE.test(text));
    expect(whole.map(({ path: at }) => at)).toEqual([]);
  });
});
