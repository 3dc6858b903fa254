// @vitest-environment happy-dom
import { CATEGORIES, FEATURES } from '@ordago/catalogue-search';
import { LOCALES, type Locale, loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useCatalogueWords } from './catalogue-words.ts';

afterEach(cleanup);

function Names() {
  const words = useCatalogueWords();
  return (
    <ul>
      {[...CATEGORIES.map(words.category), ...FEATURES.map(words.feature)].map((name, place) => (
        <li key={[...CATEGORIES, ...FEATURES.map((code) => `feature:${code}`)][place]}>{name}</li>
      ))}
    </ul>
  );
}

/** Names in a language, once the texts of the player site have come. */
async function namesIn(locale: Locale): Promise<string[]> {
  render(
    <I18nProvider locale={locale} messages={await loadMessages(locale, ['common', 'back-office'])} bundles={[]}>
      <Names />
    </I18nProvider>,
  );
  const { player } = await loadMessages(locale, ['player']);
  await screen.findByText(player?.lobby.category.animals ?? '');
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
}

it.each(LOCALES)('every category and every feature has a name of its own in %s', async (locale) => {
  const names = await namesIn(locale);
  const categories = names.slice(0, CATEGORIES.length);
  expect(new Set(categories).size).toBe(CATEGORIES.length);
  // A name begins as one, and a code does not.
  expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
});

it('has the code behind a name that two categories share', async () => {
  const names = await namesIn('es');
  expect(names).toContain('Juegos de cartas (cardgames)');
  expect(names).toContain('Compra de bono');
});
