import type { Locale } from './locale.ts';
import enMarkets from './locales/en/markets.json';
import en from './locales/en/rules.json';
import enSport from './locales/en/sportsbook.json';
import enVerdicts from './locales/en/verdicts.json';
import esMarkets from './locales/es/markets.json';
import es from './locales/es/rules.json';
import esSport from './locales/es/sportsbook.json';
import esVerdicts from './locales/es/verdicts.json';
import ptMarkets from './locales/pt/markets.json';
import pt from './locales/pt/rules.json';
import ptSport from './locales/pt/sportsbook.json';
import ptVerdicts from './locales/pt/verdicts.json';
import { kindName, type LooseTranslator, type NamedOutcome } from './market-words.ts';
import { translators } from './translators.ts';
import { settledSentence, verdictSentence } from './verdict-words.ts';

/** A sentence as data, as the rules of the sports answer it. */
interface Sentence {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const rules = translators({ es, en, pt });
const markets = translators({
  es: { markets: esMarkets, sportsbook: esSport, verdicts: esVerdicts },
  en: { markets: enMarkets, sportsbook: enSport, verdicts: enVerdicts },
  pt: { markets: ptMarkets, sportsbook: ptSport, verdicts: ptVerdicts },
});

/** Name of a kind of market, or of a whole statistic, in a sport's article, outside of React. (Default of the sport: words that fit any) */
export function outcomeText(locale: Locale, kind: string, sport?: string): string {
  const name = kindName(markets[locale] as LooseTranslator, kind, sport);
  if (name === null) throw new Error(`no name of the market ${kind}`);
  return name;
}

/** A sentence of a sport's article, outside of React. */
export function ruleText(locale: Locale, { code, params }: Sentence): string {
  return rules[locale](code, params);
}

/** Writes the reason why a leg settled as it did, outside of React. (Default of the sport: words that fit any) */
export function verdictText(locale: Locale, verdict: Sentence, sport?: string): string {
  const sentence = verdictSentence(markets[locale] as LooseTranslator, verdict, sport);
  if (sentence === null) throw new Error(`no text of the verdict ${verdict.code}`);
  return sentence;
}

/** Writes in one sentence why a settled leg counted as it did, outside of React. */
export function settledText(
  locale: Locale,
  status: Parameters<typeof settledSentence>[1],
  leg: { readonly why: Sentence; readonly named: NamedOutcome },
): string {
  const sentence = settledSentence(markets[locale] as LooseTranslator, status, leg);
  if (sentence === null) throw new Error(`no text of the verdict ${leg.why.code}`);
  return sentence;
}
