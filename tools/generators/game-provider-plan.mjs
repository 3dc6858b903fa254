import { camel, pascal } from './words.mjs';

/**
 * The wire of a game provider, shared by the adapter and the sandbox: schemas of its calls and their signature, with a
 * test that needs the provider's published vector.
 * @param {string} name such as `red-tiger`
 */
export function planGameProvider(name) {
  const source = `packages/provider-protocols/src/${name}`;
  return {
    files: [
      { path: `${source}.ts`, text: protocol(name) },
      { path: `${source}.test.ts`, text: test(name) },
    ],
    line: `export * from './${name}.ts';\n`,
    next: [
      `write the provider's own fields and signature in ${source}.ts`,
      `replace the signature that ${name}.test.ts computes by the vector the provider publishes`,
      `add the adapter in apps/server/src/adapters/game-providers/${name}/ and plug it in in composition.ts`,
      `let the sandbox play it in apps/sandbox/src/game-providers/${name}.ts`,
    ],
  };
}

/** @param {string} name */
function protocol(name) {
  return `import * as z from 'zod';
import { currencyText, formAmount, idText } from './fields.ts';
import { hmacHex, isFresh, readStamp, sameText } from './signature.ts';

const base = { player: idText, currency: currencyText };
const money = { ...base, game: idText, transaction: idText, round: idText };

/** Wallet calls of the provider, by their action. */
export const ${camel(name)}Requests = {
  balance: z.object(base),
  bet: z.object({ ...money, amount: formAmount() }),
  win: z.object({ ...money, amount: formAmount({ zero: true }) }),
  rollback: z.object({ ...money, target: idText }),
} as const;

/** What proves a call: the time it was sent, in milliseconds, and an HMAC-SHA256 over time and body. */
export interface ${pascal(name)}Proof {
  readonly timestamp: string;
  readonly signature: string;
}

export function sign${pascal(name)}(body: string, { key, now }: { key: string; now: number }): ${pascal(name)}Proof {
  const timestamp = String(now);
  return { timestamp, signature: hmacHex('sha256', key, \`\${timestamp}.\${body}\`) };
}

/** Tells whether the signature is right and fresh. */
export function is${pascal(name)}Signed(
  body: string,
  proof: ${pascal(name)}Proof,
  { key, now }: { key: string; now: number },
): boolean {
  const stamp = readStamp(proof.timestamp, 1);
  const isGenuine = sameText(proof.signature, hmacHex('sha256', key, \`\${proof.timestamp}.\${body}\`));
  return isGenuine && stamp !== null && isFresh(stamp, now);
}
`;
}

/** @param {string} name */
function test(name) {
  return `import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { is${pascal(name)}Signed, sign${pascal(name)} } from './${name}.ts';
import { FRESHNESS_MS } from './signature.ts';

const NOW = 1_790_000_000_000;
const secret = { key: 'a key of this test', now: NOW };
const proof = sign${pascal(name)}('{}', secret);

describe('the signature of ${name}', () => {
  it('is computed as the provider computes it', () => {
    expect(proof.signature).toBe(createHmac('sha256', secret.key).update(\`\${NOW}.{}\`).digest('hex'));
  });

  it.each([
    ['the untouched call', '{}', proof, NOW, true],
    ['another body', '{"a":1}', proof, NOW, false],
    ['another time', '{}', { ...proof, timestamp: String(NOW + 1) }, NOW, false],
    ['a call that is too old', '{}', proof, NOW + FRESHNESS_MS + 1, false],
  ])('judges %s', (_, body, given, now, expected) => {
    expect(is${pascal(name)}Signed(body, given, { ...secret, now })).toBe(expected);
  });
});
`;
}
