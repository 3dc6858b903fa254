import type { Catalogue } from '@ordago/catalogue-search';
import { formatCount } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Button, Chip, ChoicePill, ManyChoicesPill, Skeleton, Tabs } from '@ordago/ui';
import { SlidersHorizontal, X } from 'lucide-react';
import { useMemo } from 'react';
import { useModal } from '../../../shared/modal.ts';
import { factCount, LOBBY_SORTS, type LobbyFilters, type LobbySort } from '../lobby-filters.ts';
import { activeTab, categoriesOf, tabsOf } from '../lobby-tabs.ts';
import { ActiveFilters } from './active-filters.tsx';
import { chosenProviders, filtersOfProviders, providerOptions } from './provider-options.ts';
import { useShow } from './use-show.ts';
import './filters.css';

/** Tabs, provider, order, and the categories of the open part of the casino. The address holds all of it. */
export function FilterBar(props: { filters: LobbyFilters; catalogue: Catalogue | null; isGrid: boolean }) {
  const { filters, catalogue, isGrid } = props;
  const t = useT('player');
  const show = useShow();
  if (!catalogue) return <FilterBarSkeleton />;
  return (
    <section aria-label={t('lobby.filters')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-2 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:gap-3">
        <div className="-mx-4 px-4 tablet:mx-0 tablet:px-0">
          <WorldTabs filters={filters} catalogue={catalogue} show={show} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_auto] gap-2 tablet:flex tablet:gap-3">
          <ProviderPill filters={filters} catalogue={catalogue} show={show} />
          <ChoicePill
            label={t('lobby.sort')}
            value={filters.sort ?? 'popular'}
            options={LOBBY_SORTS.map((value) => ({ value, label: t(`lobby.sortBy.${value}`) }))}
            onChange={(value) => show({ ...filters, sort: value as LobbySort })}
          />
          <FiltersButton count={factCount(filters)} />
        </div>
      </div>
      <CategoryChips filters={filters} catalogue={catalogue} show={show} />
      {isGrid && <ActiveFilters filters={filters} catalogue={catalogue} show={show} />}
      {filters.text && (
        <div className="flex">
          <Chip isPressed onPress={() => show({ ...filters, text: '' })}>
            <span>{t('lobby.searchedFor', { text: filters.text })}</span>
            <X size={16} aria-hidden="true" />
            <span className="sr-only">{t('lobby.clearSearch')}</span>
          </Chip>
        </div>
      )}
    </section>
  );
}

interface PartProps {
  filters: LobbyFilters;
  catalogue: Catalogue;
  show: (filters: LobbyFilters) => void;
}

function WorldTabs({ filters, catalogue, show }: PartProps) {
  const t = useT('player');
  const tabs = useMemo(() => tabsOf(catalogue), [catalogue]);
  return (
    <Tabs
      look="pills"
      label={t('lobby.categories')}
      items={tabs.map(({ name }) => ({ value: name, label: t(`lobby.tab.${name}`) }))}
      value={activeTab(filters)}
      onChange={(name) => {
        const tab = tabs.find((one) => one.name === name);
        if (tab) show({ ...tab.filters, ...keptFor(filters) });
      }}
    />
  );
}

/** Part of the filters that another tab keeps. */
function keptFor({
  providers,
  sort,
  volatility,
  features,
  betMax,
  rtpMin,
  isPractice,
  hiddenRoute,
}: LobbyFilters): Partial<LobbyFilters> {
  return { providers, sort, volatility, features, betMax, rtpMin, isPractice, hiddenRoute };
}

/** Opens the filters by what games declare, and shows how many of them are active. */
function FiltersButton({ count }: { count: number }) {
  const t = useT('player');
  const { open } = useModal();
  return (
    <Button
      className="h-11 flex-none px-3 tablet:px-4"
      icon={<SlidersHorizontal size={18} aria-hidden="true" />}
      onClick={() => open('casino-filters')}
    >
      <span className="sr-only tablet:not-sr-only">{t('lobby.moreFilters')}</span>
      {count > 0 && <span className="filter-count tabular">{count}</span>}
    </Button>
  );
}

/** Providers, several of them where wanted; the address names them. */
function ProviderPill({ filters, catalogue, show }: PartProps) {
  const t = useT('player');
  const options = useMemo(() => providerOptions(catalogue, filters.type), [catalogue, filters.type]);
  const listed = useMemo(
    () => options.map(({ value, label, total }) => ({ value, label, count: formatCount(total) })),
    [options],
  );
  const chosen = chosenProviders(options, filters);
  const names = [...filters.providers, ...filters.routeProviders];
  const [only] = chosen.length === 1 ? listed.filter(({ value }) => chosen.includes(value)) : [];
  const summary =
    names.length === 0
      ? t('lobby.allProviders')
      : (only?.label ?? (names.length === 1 ? names[0] : t('lobby.someProviders', { count: names.length })));
  return (
    <ManyChoicesPill
      label={t('lobby.provider')}
      summary={summary ?? ''}
      values={chosen}
      options={listed}
      onChange={(values) => show({ ...filters, ...filtersOfProviders(catalogue, options, values) })}
      words={{
        search: t('lobby.searchProvider'),
        nothingFound: t('lobby.noProvider'),
        clear: t('lobby.clearProviders'),
        done: t('lobby.showProviders'),
      }}
    />
  );
}

function CategoryChips({ filters, catalogue, show }: PartProps) {
  const t = useT('player');
  const categories = useMemo(() => categoriesOf(catalogue, filters.type), [catalogue, filters.type]);
  if (categories.length === 0) return null;
  return (
    <ul
      aria-label={t('lobby.categories')}
      className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 tablet:mx-0 tablet:px-0.5"
    >
      {categories.map((category) => {
        const isOn = filters.categories.includes(category);
        return (
          <li key={category} className="flex-none py-0.5">
            <Chip isPressed={isOn} onPress={() => show({ ...filters, categories: isOn ? [] : [category] })}>
              {t(`lobby.category.${category}`)}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}

function FilterBarSkeleton() {
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-2 desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:gap-3"
      aria-hidden="true"
    >
      <Skeleton className="h-11 rounded-pill" />
      <Skeleton className="h-11 rounded-control" />
    </div>
  );
}
