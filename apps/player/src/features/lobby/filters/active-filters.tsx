import type { Catalogue } from '@ordago/catalogue-search';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Chip } from '@ordago/ui';
import { X } from 'lucide-react';
import { useDeclaredTexts } from '../../../shared/casino/declared-texts.ts';
import { factCount, type LobbyFilters, withoutFacts } from '../lobby-filters.ts';
import { categoriesBeside } from '../lobby-tabs.ts';

interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  /** The filters without it. */
  readonly rest: LobbyFilters;
}

interface ActiveFiltersProps {
  readonly filters: LobbyFilters;
  readonly catalogue: Catalogue;
  readonly show: (filters: LobbyFilters) => void;
}

/**
 * The active filters that are shown nowhere else: categories without a tab or chip, and what games declare. A click
 * removes one.
 */
export function ActiveFilters({ filters, catalogue, show }: ActiveFiltersProps) {
  const t = useT('player');
  const active = [...useCategories(catalogue, filters), ...useActive(filters)];
  if (active.length === 0) return null;
  return (
    <ul
      aria-label={t('lobby.activeFilters')}
      className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 tablet:mx-0 tablet:flex-wrap tablet:px-0.5 *:flex-none"
    >
      {active.map(({ key, label, rest }) => (
        <li key={key}>
          <Chip isPressed onPress={() => show(rest)}>
            <span>{label}</span>
            <X size={16} aria-hidden="true" />
            <span className="sr-only">{t('lobby.removeFilter')}</span>
          </Chip>
        </li>
      ))}
      {factCount(filters) > 1 && (
        <li>
          <Chip isPressed={false} onPress={() => show(withoutFacts(filters))}>
            {t('lobby.clearFilters')}
          </Chip>
        </li>
      )}
    </ul>
  );
}

function useCategories(catalogue: Catalogue, filters: LobbyFilters): ActiveFilter[] {
  const t = useT('player');
  const { categories } = filters;
  return categoriesBeside(catalogue, filters).map((name) => ({
    key: `category:${name}`,
    label: t(`lobby.category.${name}`),
    rest: { ...filters, categories: categories.filter((other) => other !== name) },
  }));
}

function useActive(filters: LobbyFilters): ActiveFilter[] {
  const t = useT('player');
  const texts = useDeclaredTexts();
  const { features, volatility, betMax, rtpMin, isPractice } = filters;
  const one = (key: string, label: string, change: Partial<LobbyFilters>): ActiveFilter => ({
    key,
    label,
    rest: { ...filters, ...change },
  });
  return [
    ...features.map((name) =>
      one(name, t(`lobby.feature.${name}`), { features: features.filter((other) => other !== name) }),
    ),
    ...(betMax
      ? [one('bet', t('lobby.betFrom', { amount: formatMoney(betMax.amount, betMax.currency) }), { betMax: null })]
      : []),
    ...volatility.map((level) =>
      one(level, texts.volatility(level), {
        volatility: volatility.filter((other) => other !== level),
      }),
    ),
    ...(rtpMin === null ? [] : [one('rtp', t('lobby.rtpOf', { rtp: rtpMin }), { rtpMin: null })]),
    ...(isPractice ? [one('practice', t('lobby.withPractice'), { isPractice: false })] : []),
  ];
}
