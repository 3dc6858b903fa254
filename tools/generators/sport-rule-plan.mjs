import { camel } from './words.mjs';

/** Units of a minimum: `PlayUnit` of the vocabulary of the rules. */
export const UNITS = ['minutes', 'displayed', 'real', 'innings', 'ends'];

/**
 * @typedef {{ minutes: number | null, minimum: { unit: string, amount: number } | 'to-the-end' }} FormatPlan
 * Regular time (null where nobody gives it), and from when on an interrupted match counts as completed.
 */

/**
 * Reads a format from the command line: `60/50` (regular time, minutes that count as played), `-/5:innings` (no regular
 * time, a minimum in another unit), `32/end` or `end` (to be played to its end). Null when it is none of these.
 * @param {string} text
 * @returns {FormatPlan | null}
 */
export function parseFormat(text) {
  if (text === 'end') return { minutes: null, minimum: 'to-the-end' };
  const found = /^(-|\d+)\/(?:(end)|(\d+(?:\.\d+)?)(?::([a-z-]+))?)$/.exec(text);
  if (!found) return null;
  const [, regular = '', end, amount, unit = 'minutes'] = found;
  const minutes = regular === '-' ? null : Number(regular);
  if (end) return { minutes, minimum: 'to-the-end' };
  const isSound = UNITS.includes(unit) && Number(amount) > 0 && (minutes === null || Number(amount) <= minutes);
  return isSound ? { minutes, minimum: { unit, amount: Number(amount) } } : null;
}

/**
 * The rule book of a sport with its table test. The numbers are asked for, since a rule without them would be invented.
 * @param {string} slug such as `ice-hockey`
 * @param {{ family: 'sport' | 'e-sport', formats: FormatPlan[] }} numbers
 */
export function planSportRule(slug, { family, formats }) {
  const source = `packages/sport-rules/src/rules/${slug}`;
  return {
    files: [
      { path: `${source}.ts`, text: rule(slug, { family, formats }) },
      { path: `${source}.test.ts`, text: test(slug, { family, formats }) },
    ],
    line: `export { ${camel(slug)} } from './${slug}.ts';\n`,
    next: [
      `write the sentence of the specification that the rule comes from in ${source}.ts, and its sections`,
      'add what the sport has of its own (`special`) and what the operator decided (`operatorRules`)',
      `one row in ${slug}.test.ts per sentence of the rule book`,
      `name the sport in registry.test.ts and, in three languages, in the texts \`rules\` (sport.${slug})`,
      'run `npx tsx tools/docs/settlement.ts`, so that docs/settlement.md has it',
    ],
  };
}

/**
 * @param {FormatPlan} format
 * @returns {string}
 */
function nameOf({ minutes }) {
  return minutes === null ? 'usual' : String(minutes);
}

/**
 * @param {string} slug
 * @param {{ family: string, formats: FormatPlan[] }} numbers
 */
function rule(slug, { family, formats }) {
  const rows = formats.map((format) => {
    const { minutes, minimum } = format;
    const length = minutes === null ? "{ kind: 'open' }" : `{ kind: 'time', minutes: ${minutes} }`;
    const enough = minimum === 'to-the-end' ? "'to-the-end'" : `{ unit: '${minimum.unit}', amount: ${minimum.amount} }`;
    return `    { name: '${nameOf(format)}', length: ${length}, minimum: ${enough} },\n`;
  });
  return `import type { SportRule } from '../vocabulary.ts';

/** The rule book of ${slug}. */
export const ${camel(slug)}: SportRule = {
  slug: '${slug}',
  version: 1,
  family: '${family}',
  sections: [9],
  formats: [
${rows.join('')}  ],
};
`;
}

/**
 * @param {string} slug
 * @param {{ family: string, formats: FormatPlan[] }} numbers
 */
function test(slug, { family, formats }) {
  const rows = formats.flatMap((format) => {
    const name = nameOf(format);
    if (format.minimum === 'to-the-end') {
      return [`    [9, '${name} has to be played to its end', { format: '${name}', played: 1_000 }, 'at-odds-1'],\n`];
    }
    const { amount } = format.minimum;
    return [
      `    [9, '${name} counts once ${amount} are played', { format: '${name}', played: ${amount} }, 'by-result'],\n`,
      `    [9, 'less is not enough of ${name}', { format: '${name}', played: ${amount - 0.5} }, 'at-odds-1'],\n`,
    ];
  });
  const hours = family === 'sport' ? 24 : 8;
  return `import { describe, expect, it } from 'vitest';
import { judgeLeg } from '../judge-leg.ts';
import { ${camel(slug)} } from './${slug}.ts';

describe('${slug}', () => {
  it.each([
${rows.join('')}  ] as const)('section %d: %s', (_section, _sentence, { format, played }, settles) => {
    expect(judgeLeg(${camel(slug)}, { kind: 'interrupted', format, played, waited: 'for-good' }).settles).toBe(settles);
  });

  it('section 4: a match waits ${hours} hours', () => {
    const after = (waited: number) => judgeLeg(${camel(slug)}, { kind: 'interrupted', played: null, waited }).settles;
    expect([after(${hours}), after(${hours + 1})]).toEqual(['not-yet', 'at-odds-1']);
  });
});
`;
}
