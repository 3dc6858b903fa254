import { camel, pascal } from './words.mjs';

/**
 * A call, from its contract to its use-case. The generated test is red until the use-case decides something.
 * @param {string} area a module, such as `payments`
 * @param {string} name verb and noun, such as `cancel-deposit`
 */
export function planRoute(area, name) {
  const module = `apps/server/src/modules/${area}`;
  return {
    files: [
      { path: `packages/contracts/src/routes/${area}/${name}.ts`, text: contract(area, name) },
      { path: `${module}/routes/${name}.route.ts`, text: boundRoute(name) },
      { path: `${module}/use-cases/${name}.ts`, text: useCase(name) },
      { path: `${module}/use-cases/${name}.test.ts`, text: test(name) },
    ],
    line: `export { ${camel(name)} } from './${name}.ts';\n`,
    next: [
      `write in the contract what the call takes, answers and refuses (packages/contracts/src/routes/${area}/${name}.ts)`,
      `give '${area}.${name}' a row in the policies of ${area}; a route without a row does not start`,
      `add ${camel(name)}Route to the routes of ${area}`,
      `turn ${name}.test.ts green`,
    ],
  };
}

/**
 * @param {string} area
 * @param {string} name
 */
function contract(area, name) {
  return `import * as z from 'zod';
import { route } from '../../route.ts';

export const ${camel(name)} = route({
  name: '${area}.${name}',
  host: 'player',
  method: 'POST',
  path: '/api/${area.replaceAll('-', '_')}/${name.replaceAll('-', '_')}',
  wire: 'standard',
  summary: '${sentence(name)}.',
  body: z.object({}),
  answer: z.object({ done: z.boolean() }),
  refusals: [],
});
`;
}

/** @param {string} name */
function boundRoute(name) {
  return `import { ${camel(name)} as contract } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { ${camel(name)} } from '../use-cases/${name}.ts';

/** ${sentence(name)}. */
export function ${camel(name)}Route(): BoundRoute {
  return bind(contract, async ({ now }) => ${camel(name)}({ now }));
}
`;
}

/** @param {string} name */
function useCase(name) {
  return `import { Bug, type Instant } from '@ordago/kernel';

export interface ${pascal(name)} {
  readonly now: Instant;
}

/** ${sentence(name)}. */
export async function ${camel(name)}(command: ${pascal(name)}): Promise<{ done: boolean }> {
  throw new Bug(\`${name} decides nothing yet (asked at \${command.now})\`);
}
`;
}

/** @param {string} name */
function test(name) {
  return `import { instant } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { ${camel(name)} } from './${name}.ts';

describe('${camel(name)}', () => {
  it('does what its name promises', async () => {
    expect(await ${camel(name)}({ now: instant(0) })).toEqual({ done: true });
  });
});
`;
}

/** @param {string} name */
function sentence(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
