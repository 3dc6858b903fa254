import type { CatalogueGame } from '@ordago/catalogue-search';
import { formatPercent } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';

/** What the maker declares about the game; nothing is estimated, and without a declaration nothing is shown (semantics D23). */
export function GameFacts({ game }: { game: CatalogueGame }) {
  const t = useT('player');
  const locale = useLocale();
  if (game.rtpBps === null && game.volatility === null) return null;
  const facts = [
    ...(game.rtpBps === null ? [] : [{ name: t('game.rtpLabel'), value: formatPercent(game.rtpBps, locale) }]),
    ...(game.volatility === null
      ? []
      : [{ name: t('game.volatilityLabel'), value: t(`game.volatility.${game.volatility}`) }]),
    { name: t('game.providerLabel'), value: game.provider },
  ];
  return (
    <section aria-label={t('game.facts')}>
      <dl className="game-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
