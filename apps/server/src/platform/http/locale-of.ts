import type { Locale } from './bound-route.ts';

const LOCALES: readonly Locale[] = ['es', 'en', 'pt'];

/** The caller's language from `accept-language`, the first we speak; Spanish when none is (specification 1, section 1). */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';'))
    .map(([tag = '', q = 'q=1']) => ({
      tag: tag.trim().slice(0, 2).toLowerCase(),
      weight: Number(q.trim().slice(2)) || 0,
    }))
    .sort((a, b) => b.weight - a.weight);
  return (
    wanted.map(({ tag }) => LOCALES.find((locale) => locale === tag)).find((locale) => locale !== undefined) ?? 'es'
  );
}
