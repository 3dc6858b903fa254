// `npm run new:game-provider -- red-tiger`
import { planGameProvider } from './game-provider-plan.mjs';
import { isKebab } from './words.mjs';
import { carryOut, fail } from './write-files.mjs';

const [name] = process.argv.slice(2);
if (!name || !isKebab(name)) fail('Name the provider: npm run new:game-provider -- red-tiger');

carryOut({ ...planGameProvider(name), exports: [] });
