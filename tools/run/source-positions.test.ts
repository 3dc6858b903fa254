import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';

const dir = mkdtempSync(path.join(os.tmpdir(), 'ordago-positions-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const SOURCE = `
export function settle(payout: bigint): bigint {
  if (payout < 0n) throw new RangeError('a payout is never negative');
  return payout;
}
`;
const ENTRY = `import { settle } from './settle.ts';\nconst run = () => settle(-1n);\nrun();\n`;

it('names the lines of our sources in the stack of a bundle', async () => {
  writeFileSync(path.join(dir, 'settle.ts'), SOURCE);
  writeFileSync(path.join(dir, 'entry.ts'), ENTRY);
  const bundle = path.join(dir, 'dist/main.mjs');
  const options = { bundle: true, platform: 'node', format: 'esm', sourcemap: true, minify: true } as const;
  await build({ ...options, entryPoints: [path.join(dir, 'entry.ts')], outfile: bundle });
  const preload = path.join(import.meta.dirname, 'source-positions.cjs');
  const { stderr, status } = spawnSync(process.execPath, ['--require', preload, bundle], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('RangeError: a payout is never negative');
  expect(stderr).toContain(`${path.join(dir, 'settle.ts')}:3:`);
  expect(stderr).toContain(`${path.join(dir, 'entry.ts')}:2:`);
});
