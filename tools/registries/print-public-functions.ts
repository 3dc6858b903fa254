// Prints what packages and modules publish, with places and descriptions; `--every 8` prints a sample: the first, the ninth …
// by name. `docs/style.md` says what a description has to hold.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPublicFunctions, programOf, publicEntries } from './public-functions.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { every: { type: 'string', default: '1' } } });
const every = Number(values.every);
const entries = publicEntries(ROOT);
const functions = findPublicFunctions(programOf(ROOT, entries), ROOT, entries);
const shown = functions.filter((_, place) => place % every === 0);
for (const { name, place, doc, refuses } of shown) {
  console.log(
    `${name}  ${place}\n    ${doc.replaceAll('\n', ' ')}${refuses === null ? '' : `\n    refuses ${refuses}`}`,
  );
}
console.log(`${functions.length} functions, ${shown.length} shown`);
