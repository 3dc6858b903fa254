import { ROOT } from './bootstrap.mjs';
import { cruiseRepository } from './boundaries/cruise.mjs';

const { violations, seen, missed } = await cruiseRepository(ROOT);
for (const { rule, from, to, comment } of violations) console.error(`${from} → ${to}\n  ${rule}: ${comment}`);
// A cruise that reads nothing finds nothing: with another TypeScript it would accept any code.
for (const file of missed) console.error(`${file} was not seen: the check would be blind to it`);
const failures = violations.length + missed.length;
console.log(
  failures === 0 ? `boundaries: ${seen} modules seen, no import out of place` : `boundaries: ${failures} found`,
);
process.exit(failures === 0 ? 0 : 1);
