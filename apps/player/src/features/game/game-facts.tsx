import { betMinOf, type CatalogueGame } from '@ordago/catalogue-search';
import { formatMoney, formatPercent } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { useReaderCurrency } from '../../shared/casino/reader-currency.ts';
import { timesText } from '../../shared/casino/times-text.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What the maker declares about the game; nothing is estimated, and without a declaration nothing is shown (semantics D23). */
export function GameFacts({ game }: { game: CatalogueGame }) {
  const t = useT('player');
  const declared = useDeclared(game);
  if (declared.length === 0) return null;
  return (
    <section aria-label={t('game.facts')}>
      <dl className="game-facts">
        {[...declared, { name: t('game.providerLabel'), value: game.provider }].map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useDeclared(game: CatalogueGame): Fact[] {
  const t = useT('player');
  const locale = useLocale();
  const currency = useReaderCurrency();
  const { rtpBps, volatility, winMaxHundredths: winMax, features } = game;
  const betMin = currency === null ? null : betMinOf(game, currency);
  const fact = (name: string, value: string | null): Fact[] => (value === null ? [] : [{ name, value }]);
  return [
    ...fact(t('game.rtpLabel'), rtpBps === null ? null : formatPercent(rtpBps, locale)),
    ...fact(t('game.volatilityLabel'), volatility && t(`game.volatility.${volatility}`)),
    ...fact(t('game.winMaxLabel'), winMax === null ? null : t('game.winMax', { times: timesText(winMax) })),
    ...fact(t('game.betMinLabel'), betMin === null || currency === null ? null : formatMoney(betMin, currency)),
    ...fact(
      t('lobby.features'),
      features.length === 0 ? null : features.map((name) => t(`lobby.feature.${name}`)).join(', '),
    ),
  ];
}
