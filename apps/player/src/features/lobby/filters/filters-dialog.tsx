import { type Catalogue, FEATURES, type Feature, VOLATILITIES } from '@ordago/catalogue-search';
import { formatCount, formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { formatAmount } from '@ordago/kernel';
import { Button, Chip, Dialog } from '@ordago/ui';
import { useLocation, useSearch } from '@tanstack/react-router';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useCatalogue } from '../../../shared/casino/catalogue.ts';
import { useFavourites } from '../../../shared/casino/favourites.ts';
import { useReaderCurrency } from '../../../shared/casino/reader-currency.ts';
import { useModal } from '../../../shared/modal.ts';
import { factCount, filtersOf, type LobbyFilters, queryOf, withoutFacts } from '../lobby-filters.ts';
import type { LobbySearch } from '../lobby-search.ts';
import { placeAt } from '../places.ts';
import { useShow } from './use-show.ts';
import './filters.css';

/** Returns offered as the least one, in percent. */
const RETURNS = [94, 95, 96, 97] as const;
/** Minimum bets on offer; the smallest ones distinguish games best. */
const BETS_MAX = 6;

interface DraftProps {
  readonly draft: LobbyFilters;
  readonly change: (part: Partial<LobbyFilters>) => void;
}

/**
 * The filters of the lobby by what games declare of themselves (`?modal=casino-filters`); the address follows when they
 * are shown.
 */
export function FiltersDialog() {
  const t = useT('player');
  const common = useT('common');
  const { close } = useModal();
  const { pathname } = useLocation();
  const search = useSearch({ strict: false }) as LobbySearch;
  const [draft, setDraft] = useState(() => placeAt(pathname).given(filtersOf(search)));
  const change = (part: Partial<LobbyFilters>) => setDraft((known) => ({ ...known, ...part }));
  const { catalogue } = useCatalogue();
  const show = useShow();
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('lobby.moreFilters')}
      closeLabel={common('a11y.closeDialog')}
      // The first control depends on the catalogue; the reader begins at the top in any case.
      initialFocus="title"
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button disabled={factCount(draft) === 0} onClick={() => setDraft(withoutFacts)}>
            {t('lobby.clearFilters')}
          </Button>
          <Button rank="primary" onClick={() => show(draft, { replace: true })}>
            <Found catalogue={catalogue} draft={draft} />
          </Button>
        </div>
      }
    >
      {catalogue && <FeatureGroup catalogue={catalogue} draft={draft} change={change} />}
      {catalogue && <BetGroup catalogue={catalogue} draft={draft} change={change} />}
      <VolatilityGroup draft={draft} change={change} />
      <ReturnGroup draft={draft} change={change} />
    </Dialog>
  );
}

/** Number of games that match the draft. */
function Found({ catalogue, draft }: { catalogue: Catalogue | null; draft: LobbyFilters }) {
  const t = useT('player');
  const { ids } = useFavourites();
  const count = useMemo(() => catalogue?.query({ ...queryOf(draft, ids), limit: 0 }).total, [catalogue, draft, ids]);
  return <span aria-live="polite">{t('lobby.showGames', { count: count ?? 0, shown: formatCount(count ?? 0) })}</span>;
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="filter-group">
      <h3 id={id} className="text-14 font-bold">
        {title}
      </h3>
      <ul>{children}</ul>
      {hint && <p className="text-12 text-muted">{hint}</p>}
    </section>
  );
}

/** Features that games of this part of the casino are known to have, each with how many. */
function FeatureGroup({ catalogue, draft, change }: DraftProps & { catalogue: Catalogue }) {
  const t = useT('player');
  const { type, categories, providers, routeProviders } = draft;
  const counted = useMemo(() => {
    const within = { type: type ?? 'all', categories, providers, routeProviders, limit: 0 } as const;
    return FEATURES.map((name) => ({ name, total: catalogue.query({ ...within, features: [name] }).total }));
  }, [catalogue, type, categories, providers, routeProviders]);
  const offered = counted.filter(({ name, total }) => total > 0 || draft.features.includes(name));
  if (offered.length === 0) return null;
  const toggle = (name: Feature) =>
    change({
      features: draft.features.includes(name)
        ? draft.features.filter((other) => other !== name)
        : [...draft.features, name],
    });
  return (
    <Group title={t('lobby.features')}>
      {offered.map(({ name, total }) => (
        <li key={name}>
          <Chip isPressed={draft.features.includes(name)} onPress={() => toggle(name)}>
            <span>{t(`lobby.feature.${name}`)}</span>
            <span className="text-muted tabular">{formatCount(total)}</span>
          </Chip>
        </li>
      ))}
    </Group>
  );
}

/** The least bets that games declare in the reader's currency, or in that of the address. */
function BetGroup({ catalogue, draft, change }: DraftProps & { catalogue: Catalogue }) {
  const t = useT('player');
  const own = useReaderCurrency();
  const { betMax } = draft;
  const currency = betMax?.currency ?? own;
  const amounts = useMemo(
    () =>
      currency === null
        ? []
        : catalogue
            .betMins(currency)
            .slice(0, BETS_MAX)
            .map((units) => formatAmount(units)),
    [catalogue, currency],
  );
  const offered = betMax && !amounts.includes(betMax.amount) ? [...amounts, betMax.amount] : amounts;
  if (currency === null || offered.length === 0) return null;
  return (
    <Group title={t('lobby.betMin')} hint={t('lobby.betHint')}>
      <li>
        <Chip isPressed={betMax === null} onPress={() => change({ betMax: null })}>
          {t('lobby.anyBet')}
        </Chip>
      </li>
      {offered.map((amount) => (
        <li key={amount}>
          <Chip isPressed={betMax?.amount === amount} onPress={() => change({ betMax: { currency, amount } })}>
            {t('lobby.betUpTo', { amount: formatMoney(amount, currency) })}
          </Chip>
        </li>
      ))}
    </Group>
  );
}

function VolatilityGroup({ draft: { volatility }, change }: DraftProps) {
  const t = useT('player');
  return (
    <Group title={t('lobby.volatility')}>
      {VOLATILITIES.map((level) => {
        const isOn = volatility.includes(level);
        const next = isOn ? volatility.filter((other) => other !== level) : [...volatility, level];
        return (
          <li key={level}>
            <Chip isPressed={isOn} onPress={() => change({ volatility: next })}>
              {t(`game.volatility.${level}`)}
            </Chip>
          </li>
        );
      })}
    </Group>
  );
}

function ReturnGroup({ draft: { rtpMin, isPractice }, change }: DraftProps) {
  const t = useT('player');
  const returns = rtpMin === null || RETURNS.some((one) => one === rtpMin) ? RETURNS : [...RETURNS, rtpMin];
  return (
    <>
      <Group title={t('lobby.rtpMin')}>
        <li>
          <Chip isPressed={rtpMin === null} onPress={() => change({ rtpMin: null })}>
            {t('lobby.anyRtp')}
          </Chip>
        </li>
        {returns.map((rtp) => (
          <li key={rtp}>
            <Chip isPressed={rtpMin === rtp} onPress={() => change({ rtpMin: rtp })}>
              {t('lobby.rtpFrom', { rtp })}
            </Chip>
          </li>
        ))}
      </Group>
      <Group title={t('lobby.practiceTitle')}>
        <li>
          <Chip isPressed={isPractice} onPress={() => change({ isPractice: !isPractice })}>
            {t('lobby.withPractice')}
          </Chip>
        </li>
      </Group>
    </>
  );
}
