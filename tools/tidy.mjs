import { ROOT } from './bootstrap.mjs';
import { readSources } from './tidy/files.mjs';
import { findUntidy, TIDY_RULES } from './tidy/rules.mjs';

const files = readSources(ROOT);
const untidy = findUntidy(files);
for (const { rule, path, message } of untidy) console.error(`${path}: ${message} (${rule})`);
console.log(`tidy: ${files.length} files, ${TIDY_RULES.length} rules, ${untidy.length} found`);
process.exit(untidy.length === 0 ? 0 : 1);
