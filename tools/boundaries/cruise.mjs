import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { RULES } from './rules.mjs';

const FOLDERS = ['apps', 'packages', 'bench', 'tools'];
const SOURCE = /\.(ts|tsx|mts|mjs)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);

/**
 * Walks the imports of a repository and finds those that no rule allows.
 * @param {string} root
 * @returns {Promise<{ violations: Array<{ rule: string, from: string, to: string, comment: string }>, seen: number, missed: string[] }>}
 */
export async function cruiseRepository(root) {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: RULES },
    // Imports of types count: they bind two modules together as much as any other.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.d.mts', '.d.ts'],
    },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
  const seen = new Set(output.modules.map((module) => module.source));
  const missed = folders.flatMap((folder) => sources(root, folder)).filter((file) => !seen.has(file));
  const violations = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: RULES.find(({ name }) => name === rule.name)?.comment ?? '',
  }));
  return { violations, seen: seen.size, missed };
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function sources(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const at = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sources(root, at);
    return SOURCE.test(entry.name) ? [at] : [];
  });
}
