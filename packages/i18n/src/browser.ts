import { isLocale, type Locale, resolveLocale } from './locale.ts';

const STORAGE_KEY = 'ordago.locale';

/** The language a page starts in: the one that was chosen last, else the browser's, else Spanish. */
export function currentLocale(): Locale {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (isLocale(stored)) return stored;
  } catch {
    // Storage may be closed to a page, above all to a frame; the browser's language then decides each time.
  }
  return resolveLocale(navigator.language);
}

/** Remembers the choice. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // The choice lasts as long as the page.
  }
}
