import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import lines from './data/common-passwords.json' with { type: 'json' };

const ALL = lines.flatMap((line) => line.split(' '));

it('knows some 10,000 passwords, each once and long enough for the policy', () => {
  expect(ALL.length).toBeGreaterThan(9_900);
  expect(new Set(ALL).size).toBe(ALL.length);
  expect(ALL.filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
});

it('finds every one of them, as written and as people make them fit a policy', () => {
  const spellings = (word: string) => [
    word,
    word.toUpperCase(),
    `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
    ` ${word} `,
  ];
  expect(ALL.flatMap(spellings).filter((word) => !isCommonPassword(word))).toEqual([]);
});

it.each(['Password1', 'Qwerty123', 'Aa123456', 'ｐａｓｓｗｏｒｄ1'])('finds %s', (word) =>
  expect(isCommonPassword(word)).toBe(true),
);

it.each(['Ordago-2026', 'correct horse battery staple', 'x9!Lm2#qPz', ''])('lets %j pass', (word) =>
  expect(isCommonPassword(word)).toBe(false),
);
