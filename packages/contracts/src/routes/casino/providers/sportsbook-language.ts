import * as z from 'zod';
import type { GameLanguage } from '../shapes.ts';

/** Locales that the sportsbooks' frames are opened in (specification 2, section 7), in whatever case they come. */
const FRAME_LANGUAGES: Readonly<Record<string, GameLanguage>> = {
  'en-us': 'en',
  'ru-ru': 'ru',
  'he-he': 'he',
  'fr-fr': 'fr',
  'ar-ar': 'ar',
  'es-es': 'es',
  'pt-pt': 'pt',
};
/** GR8's own map, and Portuguese, which it speaks as well (semantics D29). */
const GR8_LANGUAGES: Readonly<Record<string, GameLanguage>> = {
  'en-us': 'en',
  'es-es': 'es',
  'ru-ru': 'ru',
  'pt-pt': 'pt',
};

/** A locale (`es-es`), or its language alone (`es`, `pt-BR` as `pt`); what the map has not is opened in Spanish, the default. */
function languageIn(map: Readonly<Record<string, GameLanguage>>) {
  const known = new Set(Object.values(map));
  return z
    .string()
    .max(12)
    .transform((text): GameLanguage => {
      const locale = text.toLowerCase();
      const short = locale.split('-')[0] ?? '';
      return map[locale] ?? [...known].find((language) => language === short) ?? 'es';
    });
}

export const frameLanguageIn = languageIn(FRAME_LANGUAGES);
export const gr8LanguageIn = languageIn(GR8_LANGUAGES);
