import { LOCALES, loadMessages } from '@ordago/i18n';
import { expect, it } from 'vitest';
import { NAV_SECTIONS } from './nav-entries.ts';

it.each(LOCALES)('the navigation has no name twice in %s, as a heading or an entry', async (locale) => {
  const { 'back-office': texts } = await loadMessages(locale, ['back-office']);
  const keys = NAV_SECTIONS.flatMap(({ title, entries }) => [title, ...entries.map(({ label }) => label)]);
  const names = keys.map((key) => (key === 'withdrawals.title' ? texts?.withdrawals.title : texts?.nav[navKey(key)]));
  expect(names.filter((name, place) => name === undefined || names.indexOf(name) !== place)).toEqual([]);
});

type NavText = Exclude<
  (typeof NAV_SECTIONS)[number]['title'] | (typeof NAV_SECTIONS)[number]['entries'][number]['label'],
  'withdrawals.title'
>;
type NavKey<Text> = Text extends `nav.${infer Key}` ? Key : never;

function navKey(text: NavText): NavKey<NavText> {
  return text.slice('nav.'.length) as NavKey<NavText>;
}
