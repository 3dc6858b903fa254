import type { CatalogueGame, Volatility } from '@ordago/catalogue-search';
import { formatReturn } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';

/** Texts of what a maker declares of a game. */
export interface DeclaredTexts {
  /** The return, as a range where the player's choice makes it; null where none is declared. */
  readonly rtp: (game: Pick<CatalogueGame, 'rtpBps' | 'rtpMaxBps'>) => string | null;
  /** A volatility in a sentence of its own: "Volatilidad Media". */
  readonly volatility: (level: Volatility) => string;
}

/** The texts in the language of the page. */
export function useDeclaredTexts(): DeclaredTexts {
  const t = useT('player');
  const locale = useLocale();
  return {
    rtp: ({ rtpBps, rtpMaxBps }) => (rtpBps === null ? null : formatReturn(rtpBps, rtpMaxBps ?? rtpBps, locale)),
    volatility: (level) =>
      level === 'chosen'
        ? t('lobby.volatilityChosen')
        : t('lobby.volatilityOf', { level: t(`game.volatility.${level}`) }),
  };
}
