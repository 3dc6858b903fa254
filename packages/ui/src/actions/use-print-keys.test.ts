import { expect, it } from 'vitest';
import { isPrintKey } from './use-print-keys.ts';

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([
  ['Ctrl+P', { key: 'p', ctrlKey: true }, true],
  ['Ctrl+P under Caps Lock', { key: 'P', ctrlKey: true }, true],
  ['⌘P', { key: 'p', metaKey: true }, true],
  ['a letter', { key: 'p' }, false],
  ['the window of a browser’s own', { key: 'P', ctrlKey: true, shiftKey: true }, false],
  ['another letter', { key: 'o', ctrlKey: true }, false],
])('%s', (_title, keys, expected) => expect(isPrintKey({ ...NONE, ...keys })).toBe(expected));
