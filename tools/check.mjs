// `npm run check`: everything that can be checked without running the product, side by side.
import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT, requireNode } from './bootstrap.mjs';

requireNode();
ensureInstalled();

const CHECKS = [
  { name: 'types', args: ['node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'biome', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'boundaries', args: ['tools/boundaries.mjs'] },
  { name: 'tidy', args: ['tools/tidy.mjs'] },
  { name: 'sql', args: ['--import', 'tsx', 'tools/sql-types.ts'] },
  // Texts of three languages, error names and transfer codes: registries that every part adds to.
  {
    name: 'registries',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      'packages/i18n/src/texts.test.ts',
      'tools/registries',
      'tools/docs',
    ],
  },
];

const results = await Promise.all(CHECKS.map(runCheck));
for (const { name, code, output } of results) if (code !== 0) console.error(`\n── ${name} ──\n${output.trimEnd()}`);
for (const { name, code, seconds } of results) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
}
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);

/** @param {{ name: string, args: string[] }} check */
function runCheck({ name, args }) {
  const began = performance.now();
  let output = '';
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  /** @type {Promise<{ name: string, code: number, output: string, seconds: number }>} */
  const done = new Promise((resolve) => {
    child.once('error', (error) => resolve({ name, code: 1, output: String(error), seconds: 0 }));
    child.once('close', (code) =>
      resolve({ name, code: code ?? 1, output, seconds: (performance.now() - began) / 1000 }),
    );
  });
  return done;
}
