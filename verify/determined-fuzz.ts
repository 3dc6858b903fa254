// `npm run verify -- determined-fuzz`: stops contests of every sport at moments of chance, plays each on in many ways, and searches
// for an outcome that was called determined and comes out otherwise. `--rounds=20` searches longer, `--seed=7` elsewhere.
import { parseArgs } from 'node:util';
import { SPORT_RULES } from '../packages/sport-rules/src/registry.ts';
import { findCounterexamples } from '../packages/sport-rules/test-support/determined/find-counterexamples.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
const rounds = Number(values.rounds ?? '6');
const seed = Number(values.seed ?? '1000');

let determined = 0;
const counterexamples: string[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const rule of SPORT_RULES) {
    const found = findCounterexamples(rule, { seed: seed + round, contests: 20, markets: 30, completions: 60 });
    determined += found.determined;
    counterexamples.push(...found.counterexamples);
  }
}
for (const one of counterexamples.slice(0, 20)) console.error(one);
console.log(
  `${SPORT_RULES.length} sports, ${determined} outcomes called determined, ${counterexamples.length} counterexamples`,
);
process.exit(counterexamples.length > 0 || determined === 0 ? 1 : 0);
