import { isLocale, type Locale, resolveLocale } from '@ordago/i18n';

const STORAGE_KEY = 'ordago.locale';

/** The language at start: the one the site chose last time, else the browser's, else Spanish. */
export function currentLocale(): Locale {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (isLocale(stored)) return stored;
  } catch {
    // Storage may be closed to a frame; the browser's language then decides until the site speaks.
  }
  return resolveLocale(navigator.language);
}

export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // The choice lasts as long as the page.
  }
}
