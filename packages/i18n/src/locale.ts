/** The languages of the interface. Spanish is the default (specification 1, section 1). */
export const LOCALES = ['es', 'en', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'es';

/** Name of each language in itself, for the language selector. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { es: 'Español', en: 'English', pt: 'Português' };

/** The codes of the specification, as they go on the wire: es-es, en-US, pt-pt. */
export const WIRE_LOCALES: Readonly<Record<Locale, string>> = { es: 'es-es', en: 'en-US', pt: 'pt-pt' };

/** The region whose conventions `Intl` follows: neutral Latin-American Spanish, the Portuguese of Portugal. */
export const INTL_LOCALES: Readonly<Record<Locale, string>> = { es: 'es-419', en: 'en-GB', pt: 'pt-PT' };

/**
 * The language that a page states and that its texts are counted in: Portuguese is that of Portugal alone (specification 1,
 * section 1), which counts and hyphenates otherwise than Brazil's, the `pt` of browsers.
 */
export const LANGUAGE_TAGS = { es: 'es', en: 'en', pt: 'pt-PT' } as const satisfies Record<Locale, string>;

/** Languages of the frame map that the interface does not speak; they read English (semantics D29). */
const FRAME_ONLY_LANGUAGES = ['he', 'fr', 'ar', 'ru'];

/** True for a language of the interface: `es`, `en`, `pt`, in exactly these letters. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/**
 * The interface language for a tag from outside, whatever its case or region: `es-MX`, `PT-pt`, `en_US`. The languages
 * that only the frame map knows (he, fr, ar, ru) read English; everything else, and nothing, reads the default.
 */
export function resolveLocale(tag: string | null | undefined): Locale {
  const language = languageOf(tag);
  if (isLocale(language)) return language;
  return FRAME_ONLY_LANGUAGES.includes(language) ? 'en' : DEFAULT_LOCALE;
}

/** The first language of an Accept-Language header that we speak, by weight; the default when there is none. */
export function localeOfHeader(header: string | null | undefined): Locale {
  const ranked = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, order) => ({ language: languageOf(part.split(';')[0]), weight: weightOf(part), order }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  for (const { language } of ranked) if (isLocale(language)) return language;
  return DEFAULT_LOCALE;
}

/**
 * The language to ask a third party for: ours when it is offered, otherwise English, otherwise its first (semantics D29:
 * es falls back to en, pt is used where it is offered). `offered` keeps the third party's own spelling.
 */
export function languageOffered<const Offered extends string>(
  locale: Locale,
  offered: readonly [Offered, ...Offered[]],
) {
  const inLanguage = (language: string) => offered.find((tag) => languageOf(tag) === language);
  return inLanguage(locale) ?? inLanguage('en') ?? offered[0];
}

/** The betting line's language names (specification 2: en, es, ru, and pt). */
export const LINE_LANGUAGES = ['en', 'es', 'ru', 'pt'] as const;
/** The languages of the sportsbook frame. */
export const FRAME_LANGUAGES = ['en', 'ru', 'he', 'fr', 'ar', 'es', 'pt'] as const;

/** The frame's language for a tag of the embedding site, or null when the frame has none for it. */
export function frameLanguageOf(tag: string): (typeof FRAME_LANGUAGES)[number] | null {
  return FRAME_LANGUAGES.find((language) => language === languageOf(tag)) ?? null;
}

/** Numbers of the languages of flat pages: 0 es, 1 en, 2 pt (specification 1, section 3). */
export const FLAT_PAGE_LANGUAGES: Readonly<Record<Locale, 0 | 1 | 2>> = { es: 0, en: 1, pt: 2 };

/** The language of a flat-page number, or null for another number. */
export function localeOfFlatPage(language: number): Locale | null {
  return LOCALES.find((locale) => FLAT_PAGE_LANGUAGES[locale] === language) ?? null;
}

function languageOf(tag: string | null | undefined): string {
  return (tag ?? '').trim().toLowerCase().split(/[-_]/)[0] ?? '';
}

function weightOf(part: string): number {
  const match = /;\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(part);
  return match ? Number(match[1]) : 1;
}
