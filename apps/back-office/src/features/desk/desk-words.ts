import type { LIMIT_KINDS, LIMIT_LINES, LIMIT_SCOPES } from '@ordago/contracts';
import type { LooseTranslator } from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect } from 'react';

export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitLine = (typeof LIMIT_LINES)[number];
export type LimitScope = (typeof LIMIT_SCOPES)[number];

/** The name of a sport; its key where it has no name here. */
export function useSportName(): (sport: string) => string {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  const isLoaded = t.has('markets.live.sport.football');
  useEffect(() => {
    if (!isLoaded) void load('markets');
  }, [isLoaded, load]);
  return (sport) => {
    const own = `back-office.desk.sport.${sport === '*' ? 'all' : sport}`;
    const key = t.has(own) ? own : `markets.live.sport.${sport}`;
    return t.has(key) ? t(key) : sport;
  };
}

/** An amount as the wire takes it: above nothing, at most two decimals; null for anything else. */
export function readAmountText(text: string): string | null {
  const trimmed = text.trim().replace(',', '.');
  return /^(0|[1-9]\d{0,9})(\.\d{1,2})?$/.test(trimmed) && /[1-9]/.test(trimmed) ? trimmed : null;
}
