import type { Locale } from './locale.ts';
import en from './locales/en/rules.json';
import enVerdicts from './locales/en/verdicts.json';
import es from './locales/es/rules.json';
import esVerdicts from './locales/es/verdicts.json';
import pt from './locales/pt/rules.json';
import ptVerdicts from './locales/pt/verdicts.json';
import { translators } from './translators.ts';

/** A sentence as data, as the rules of the sports answer it. */
interface Sentence {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const rules = translators({ es, en, pt });
const verdicts = translators({ es: esVerdicts, en: enVerdicts, pt: ptVerdicts });

/** A sentence of a sport's article, outside of React. */
export function ruleText(locale: Locale, { code, params }: Sentence): string {
  return rules[locale](code, params);
}

/** Why a leg settled as it did, outside of React. */
export function verdictText(locale: Locale, { code, params }: Sentence): string {
  return verdicts[locale](code, params);
}
