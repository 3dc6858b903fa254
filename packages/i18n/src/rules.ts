import type { Locale } from './locale.ts';
import enMarkets from './locales/en/markets.json';
import en from './locales/en/rules.json';
import enVerdicts from './locales/en/verdicts.json';
import esMarkets from './locales/es/markets.json';
import es from './locales/es/rules.json';
import esVerdicts from './locales/es/verdicts.json';
import ptMarkets from './locales/pt/markets.json';
import pt from './locales/pt/rules.json';
import ptVerdicts from './locales/pt/verdicts.json';
import { kindName, type LooseTranslator } from './market-words.ts';
import { translators } from './translators.ts';

/** A sentence as data, as the rules of the sports answer it. */
interface Sentence {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const rules = translators({ es, en, pt });
const verdicts = translators({ es: esVerdicts, en: enVerdicts, pt: ptVerdicts });

const markets = translators({ es: { markets: esMarkets }, en: { markets: enMarkets }, pt: { markets: ptMarkets } });

/** Name of a kind of market, or of a whole statistic, in a sport's article, outside of React. */
export function outcomeText(locale: Locale, kind: string): string {
  const name = kindName(markets[locale] as LooseTranslator, kind);
  if (name === null) throw new Error(`no name of the market ${kind}`);
  return name;
}

/** A sentence of a sport's article, outside of React. */
export function ruleText(locale: Locale, { code, params }: Sentence): string {
  return rules[locale](code, params);
}

/** Writes the reason why a leg settled as it did, outside of React. */
export function verdictText(locale: Locale, { code, params }: Sentence): string {
  return verdicts[locale](code, params);
}
