// `npm run new:sport-rule -- ice-hockey -/50` or `-- e-golf e-sport end`: the sport, its family (default: sport) and its
// formats, each as regular time and what counts as played: `60/50`, `-/5:innings`, `32/end`, `end`.
import { parseFormat, planSportRule, UNITS } from './sport-rule-plan.mjs';
import { isKebab } from './words.mjs';
import { carryOut, fail } from './write-files.mjs';

const [slug, ...rest] = process.argv.slice(2);
const family = rest[0] === 'e-sport' ? 'e-sport' : 'sport';
const formats = rest.filter((word) => word !== 'sport' && word !== 'e-sport').map(parseFormat);
const sound = formats.filter((format) => format !== null);
if (!slug || !isKebab(slug) || sound.length === 0 || sound.length < formats.length) {
  fail(`Name sport and formats: npm run new:sport-rule -- handball 60/50 50/40. Units: ${UNITS.join(', ')}`);
}

const { files, line, next } = planSportRule(slug, { family, formats: sound });
carryOut({ files, exports: [{ index: 'packages/sport-rules/src/rules/index.ts', line }], next });
