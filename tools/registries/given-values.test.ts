import { expect, it } from 'vitest';
import { bareTexts, bareTextsIn, textArguments } from './given-values.ts';

const texts = textArguments();

it('every text that takes values gets them where it is shown', () => {
  expect(bareTexts(texts)).toEqual([]);
});

it.each([
  [`const te = useT('errors'); te('underage');`, ['age']],
  [`const te = useT('errors'); te(isYoung ? 'underage' : 'birth-date-invalid');`, ['age']],
  [`const te = useT('errors'); te('underage', { years: 18 });`, ['age']],
  [`const t = useT(); t('errors.underage');`, ['age']],
  [
    `function A() { const t = useT('common'); } function B() { const t = useT('errors'); return t('underage'); }`,
    ['age'],
  ],
])('finds the one that is missing: %s', (source, missing) => {
  expect(bareTextsIn(source, 'a.tsx', texts).map((bare) => bare.missing)).toEqual([missing]);
});

it('finds it where every text that a template can make lacks something', () => {
  const found = (other: readonly string[]) => {
    const some = new Map([
      ['player.won.one', ['amount']],
      ['player.won.other', other],
    ]);
    return bareTextsIn(`const tp = useT('player'); tp(\`won.\${kind}\`);`, 'a.tsx', some).map(({ key }) => key);
  };
  expect(found(['amount', 'count'])).toEqual(['player.won.one', 'player.won.other']);
  expect(found([])).toEqual([]);
});

it('takes what comes from elsewhere for whole', () => {
  expect(bareTextsIn(`const te = useT('errors'); te('underage', values);`, 'a.tsx', texts)).toEqual([]);
});
