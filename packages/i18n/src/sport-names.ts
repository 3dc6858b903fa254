import en from './locales/en/markets.json';
import es from './locales/es/markets.json';
import pt from './locales/pt/markets.json';

/** Names of a sport in all languages, as a search by name reads them; none of a sport without a text. */
export function sportNames(sport: string): readonly string[] {
  return [es, en, pt].flatMap((locale) => {
    const names: Readonly<Record<string, string>> = locale.live.sport;
    return names[sport] ?? [];
  });
}
