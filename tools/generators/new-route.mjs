// `npm run new:route -- payments cancel-deposit`
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { ASIDE, SLOPE } from '../boundaries/rules.mjs';
import { planRoute } from './route-plan.mjs';
import { isKebab } from './words.mjs';
import { carryOut, fail } from './write-files.mjs';

const [area, name] = process.argv.slice(2);
const modules = [...SLOPE.flat(), ...ASIDE];
if (!area || !modules.includes(area)) fail(`The first word is a module: ${modules.join(', ')}`);
if (!name || !isKebab(name) || !name.includes('-')) fail('The second word is a verb and a noun: cancel-deposit');

const { files, line, next } = planRoute(area, name);
const own = `packages/contracts/src/routes/${area}/index.ts`;
const hasIndex = existsSync(path.join(ROOT, own));
const index = hasIndex ? own : 'packages/contracts/src/routes/index.ts';
carryOut({ files, exports: [{ index, line: hasIndex ? line : line.replace('./', `./${area}/`) }], next });
