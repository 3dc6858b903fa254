import { camel } from './words.mjs';

/**
 * The rule book of a sport with its table test. The numbers are asked for, since a rule without them would be invented.
 * @param {string} slug such as `ice-hockey`
 * @param {{ regularMinutes: number, minimumMinutes: number }} numbers
 */
export function planSportRule(slug, { regularMinutes, minimumMinutes }) {
  const source = `packages/sport-rules/src/rules/${slug}`;
  return {
    files: [
      { path: `${source}.ts`, text: rule(slug, { regularMinutes, minimumMinutes }) },
      { path: `${source}.test.ts`, text: test(slug, minimumMinutes) },
    ],
    line: `export { ${camel(slug)} } from './${slug}.ts';\n`,
    next: [
      `write the sentence of the specification that the rule comes from in ${source}.ts`,
      'add the formats that have minutes of their own',
      `one row in ${slug}.test.ts per sentence of the rule book`,
    ],
  };
}

/**
 * @param {string} slug
 * @param {{ regularMinutes: number, minimumMinutes: number }} numbers
 */
function rule(slug, { regularMinutes, minimumMinutes }) {
  return `import type { SportRule } from '../vocabulary.ts';

/** The rule book of ${slug}: ${regularMinutes} minutes; an interrupted match counts once ${minimumMinutes} are played. */
export const ${camel(slug)}: SportRule = {
  slug: '${slug}',
  version: 1,
  formats: [{ name: '${regularMinutes}', regularMinutes: ${regularMinutes}, minimumMinutes: ${minimumMinutes} }],
  interruptionWindowHours: 24,
};
`;
}

/**
 * @param {string} slug
 * @param {number} minimumMinutes
 */
function test(slug, minimumMinutes) {
  return `import { describe, expect, it } from 'vitest';
import { judgeInterruption } from '../judge-interruption.ts';
import { ${camel(slug)} } from './${slug}.ts';

describe('${slug}', () => {
  it.each([
    ['an interrupted match counts once ${minimumMinutes} minutes are played', ${minimumMinutes}, 'completed'],
    ['one minute less is not enough', ${minimumMinutes - 1}, 'not-completed'],
  ] as const)('%s', (_title, playedMinutes, verdict) => {
    expect(judgeInterruption(${camel(slug)}, { playedMinutes })).toBe(verdict);
  });
});
`;
}
