import { betMinOf, type CatalogueGame, type TableFacts, tableStateAt } from '@ordago/catalogue-search';
import { formatAmountText, formatDate, formatMoney } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { instant } from '@ordago/kernel';
import { useEffect, useState } from 'react';
import { useDeclaredTexts } from '../../shared/casino/declared-texts.ts';
import { useReaderCurrency } from '../../shared/casino/reader-currency.ts';
import { timesText } from '../../shared/casino/times-text.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

const fact = (name: string, value: string | null): Fact[] => (value === null ? [] : [{ name, value }]);

/**
 * Facts of the game as its maker declares them; none is estimated, and without a declaration none is shown (semantics
 * D23).
 */
export function GameFacts({ game }: { game: CatalogueGame }) {
  const t = useT('player');
  const declared = [...useTableFacts(game.table), ...useDeclared(game)];
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

/** Facts of a live table: dealer, hours, and stakes. */
function useTableFacts(table: TableFacts | undefined): Fact[] {
  const t = useT('player');
  const hours = useHoursText(table);
  const currency = useReaderCurrency();
  const { dealer = null, limits } = table ?? {};
  const range = limits && `${formatAmountText(limits.min)} – ${limitText(limits.max, currency)}`;
  return [
    ...fact(t('game.table.dealer'), dealer),
    ...fact(t('game.table.hours'), hours),
    ...fact(t('game.table.limits'), range ?? null),
  ];
}

function limitText(amount: string, currency: string | null): string {
  return currency === null ? formatAmountText(amount) : formatMoney(amount, currency);
}

/** Interval at which the state of a table is read again, in ms. */
const REFRESH_MS = 30_000;

/** "Abierta hasta las 23:00", in the reader's time zone; nothing for a table without hours. */
function useHoursText(table: TableFacts | undefined): string | null {
  const t = useT('player');
  const locale = useLocale();
  const [now, setNow] = useState(() => Date.now());
  const hasHours = table?.hours !== undefined;
  useEffect(() => {
    if (!hasHours) return;
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [hasHours]);
  if (!hasHours) return null;
  const { isOpen, changesAt } = tableStateAt(table, now);
  if (changesAt === null) return t('game.table.always');
  const time = formatDate(instant(changesAt), locale, { style: 'time' });
  return t(isOpen ? 'game.table.openUntil' : 'game.table.opensAt', { time });
}

function useDeclared(game: CatalogueGame): Fact[] {
  const t = useT('player');
  const currency = useReaderCurrency();
  const texts = useDeclaredTexts();
  const { volatility, winMaxHundredths: winMax, features } = game;
  // A table shows its minimum stake with its maximum.
  const betMin = currency === null || game.table?.limits ? null : betMinOf(game, currency);
  return [
    ...fact(t('game.rtpLabel'), texts.rtp(game)),
    ...fact(t('game.volatilityLabel'), volatility && t(`game.volatility.${volatility}`)),
    ...fact(t('game.winMaxLabel'), winMax === null ? null : t('game.winMax', { times: timesText(winMax) })),
    ...fact(t('game.betMinLabel'), betMin === null || currency === null ? null : formatMoney(betMin, currency)),
    ...fact(
      t('lobby.features'),
      features.length === 0 ? null : features.map((name) => t(`lobby.feature.${name}`)).join(', '),
    ),
  ];
}
