// `npm run new:sport-rule -- ice-hockey 60 50`: the sport, minutes of regular time, minutes that count as played.
import { planSportRule } from './sport-rule-plan.mjs';
import { isKebab } from './words.mjs';
import { carryOut, fail } from './write-files.mjs';

const [slug, regular, minimum] = process.argv.slice(2);
const [regularMinutes, minimumMinutes] = [Number(regular), Number(minimum)];
const isSound = Number.isInteger(minimumMinutes) && minimumMinutes > 0 && minimumMinutes <= regularMinutes;
if (!slug || !isKebab(slug) || !isSound) fail('Name sport and minutes: npm run new:sport-rule -- ice-hockey 60 50');

const { files, line, next } = planSportRule(slug, { regularMinutes, minimumMinutes });
carryOut({ files, exports: [{ door: 'packages/sport-rules/src/rules/index.ts', line }], next });
