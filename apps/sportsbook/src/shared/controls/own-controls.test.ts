import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
/** Lists and number fields that the browser draws, by whatever name. */
const NATIVE = /<(select|Select)\b|type="number"/;

it('no screen of the sportsbook has a list or a number field of the browser', () => {
  const screens = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(screens.length).toBeGreaterThan(100);
  const native = screens.filter((file) => NATIVE.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(native).toEqual([]);
});
