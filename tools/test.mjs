// `npm test`: everything within 15 minutes; `npm test -- unit` runs one stage.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, ROOT, requireNode } from './bootstrap.mjs';

const STAGES = ['static', 'unit', 'database', 'e2e'];

requireNode();
ensureInstalled();
const { runStages } = await import('./stages.mjs');

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !STAGES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}: ${STAGES.join(', ')}`);
  process.exit(1);
}
const stages = [];
for (const name of asked.length > 0 ? asked : STAGES) stages.push(...(await stageOf(name)));
// Browser tests leave the processors idle for most of their time: in a whole run, the others use it.
if (asked.length === 0 && stages.some(({ name }) => name.startsWith('e2e'))) {
  for (const stage of stages) {
    if (['unit', 'database'].includes(stage.name)) Object.assign(stage, { track: 'patient', isPatient: true });
  }
}
// The static checks run the registries, a whole run has them once.
if (asked.length === 0) {
  for (const stage of stages) if (stage.name === 'unit') stage.env = { REGISTRIES: 'skip' };
}
process.exit((await runStages(stages)) ? 0 : 1);

/**
 * @param {string} name
 * @returns {Promise<import('./stages.mjs').Stage[]>}
 */
async function stageOf(name) {
  if (name === 'static') return [{ name, args: ['tools/check.mjs'] }];
  if (name === 'e2e') return walkStages();
  return [{ name, args: ['node_modules/vitest/vitest.mjs', 'run', '--project', name] }];
}

/** Stages of the browser tests, unless the environment leaves them out. */
async function walkStages() {
  if (process.env.E2E === 'skip') {
    console.warn('E2E=skip: the browser tests are left out.');
    return [];
  }
  if (!existsSync(path.join(ROOT, 'e2e/playwright.config.ts'))) {
    console.error('e2e/playwright.config.ts is missing.');
    process.exit(1);
  }
  const { browserStages, TEST_PROJECTS } = await import('./browser-stages.mjs');
  return browserStages(TEST_PROJECTS);
}
