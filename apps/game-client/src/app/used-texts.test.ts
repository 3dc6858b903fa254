import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadMessages } from '@ordago/i18n';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '..');
const { game = {} } = await loadMessages('en', ['game']);

function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object' && text !== null && !Array.isArray(text)
      ? keysOf(text, `${before}${name}.`)
      : before + name,
  );
}

it('each text of the games is named by a source, whole or by its beginning', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const source = files.map((file) => readFileSync(path.join(SOURCES, file), 'utf8')).join('\n');
  const named = new Set([...source.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key]) => key));
  const begun = [
    ...[...source.matchAll(/`((?:[\w-]+\.)+)[\w-]*\$\{/g)].map(([, start]) => start),
    ...[...source.matchAll(/useT\('game\.([\w.]+)'\)/g)].map(([, part]) => `${part}.`),
  ];
  const keys = keysOf(game);
  expect(keys.length).toBeGreaterThan(200);
  expect(keys.filter((key) => !named.has(key) && !begun.some((start) => key.startsWith(start ?? '')))).toEqual([]);
});
