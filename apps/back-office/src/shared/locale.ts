import { isLocale, type Locale, resolveLocale } from '@ordago/i18n';

const STORAGE_KEY = 'ordago.locale';

/** The language of the interface: the stored choice, else the browser's, else Spanish. */
export function currentLocale(): Locale {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (isLocale(stored)) return stored;
  } catch {
    // Storage may be closed to us; the browser's language then decides each time.
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
