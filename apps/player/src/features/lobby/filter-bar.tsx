import type { Catalogue } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { Chip, SelectPill, Skeleton, Tabs } from '@ordago/ui';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { PATHS } from '../../shared/paths.ts';
import { LOBBY_SORTS, type LobbyFilters, type LobbySort, searchOf } from './lobby-filters.ts';
import { activeTab, categoriesOf, tabsOf } from './lobby-tabs.ts';

/** Tabs, provider, order, and the categories of the part of the casino that is open. All of it stands in the address. */
export function FilterBar({ filters, catalogue }: { filters: LobbyFilters; catalogue: Catalogue | null }) {
  const t = useT('player');
  const show = useShow();
  if (!catalogue) return <FilterBarSkeleton />;
  return (
    <section aria-label={t('lobby.filters')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-2 desktop:grid-cols-[minmax(0,1fr)_auto] desktop:gap-3">
        <div className="-mx-4 px-4 tablet:mx-0 tablet:px-0">
          <WorldTabs filters={filters} catalogue={catalogue} show={show} />
        </div>
        <div className="grid grid-cols-2 gap-2 tablet:flex tablet:gap-3">
          <ProviderPill filters={filters} catalogue={catalogue} show={show} />
          <SelectPill
            label={t('lobby.sort')}
            value={filters.sort ?? 'popular'}
            options={LOBBY_SORTS.map((value) => ({ value, label: t(`lobby.sortBy.${value}`) }))}
            onChange={(value) => show({ ...filters, sort: value as LobbySort })}
          />
        </div>
      </div>
      <CategoryChips filters={filters} catalogue={catalogue} show={show} />
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

/** Writes filters into the address without moving the page. */
function useShow(): (filters: LobbyFilters) => void {
  const navigate = useNavigate();
  return useCallback(
    (filters) => navigate({ to: PATHS.home, search: searchOf(filters), resetScroll: false }),
    [navigate],
  );
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
        if (tab) show({ ...tab.filters, providers: filters.providers, sort: filters.sort });
      }}
    />
  );
}

/** One provider from the list; an address may name several, which the pill then counts. */
function ProviderPill({ filters, catalogue, show }: PartProps) {
  const t = useT('player');
  const { providers } = filters;
  const names = useMemo(() => [...catalogue.providers].sort((a, b) => a.localeCompare(b)), [catalogue]);
  const several =
    providers.length > 1 ? [{ value: SEVERAL, label: t('lobby.someProviders', { count: providers.length }) }] : [];
  const unknown = providers.filter((name) => providers.length === 1 && !names.includes(name));
  return (
    <SelectPill
      label={t('lobby.provider')}
      value={providers.length > 1 ? SEVERAL : (providers[0] ?? '')}
      options={[
        { value: '', label: t('lobby.allProviders') },
        ...several,
        ...[...unknown, ...names].map((name) => ({ value: name, label: name })),
      ]}
      onChange={(value) => value !== SEVERAL && show({ ...filters, providers: value ? [value] : [] })}
    />
  );
}

/** Never the name of a provider. */
const SEVERAL = '*';

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
