import type { Market, SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFrameSearch, useSearchChange } from '../../shared/addresses/paths.ts';
import { notify } from '../../shared/controls/notice.tsx';
import { type BuilderState, builderQuery, versionsOf } from '../../shared/line/builder.ts';
import type { SelectionChoice } from '../../shared/line/selection-choice.ts';

/** Pause after the last click before the choice is priced, in ms. */
const PAUSE_MS = 250;
/** A bet builder over the markets of an event. */
export interface Builder {
  /** True if the operator offers any on this event. */
  readonly isOffered: boolean;
  /** True while the page shows it. */
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** Selections that may be chosen first; undefined until they were read. */
  readonly base: BuilderState | undefined;
  readonly baseError: Error | null;
  /** Offer for the chosen selections; undefined until it was read. */
  readonly offer: BuilderState | undefined;
  readonly error: Error | null;
  /** True while the shown offer is the one of an earlier choice. */
  readonly isStale: boolean;
  readonly retry: () => void;
  /** Markets that hold a part. */
  readonly markets: readonly Market[];
  readonly chosen: readonly string[];
  readonly choice: SelectionChoice;
  readonly clear: () => void;
}

/** The bet builder of an event: the address holds the choice, so that it can be kept, sent and gone back to. */
export function useBuilder(event: SportEvent): Builder {
  const { builder } = useFrameSearch();
  const change = useSearchChange();
  const kept = useRef('open');
  const isOpen = builder !== undefined;
  const chosen = useMemo(() => (builder === undefined || builder === 'open' ? [] : builder.split(',')), [builder]);
  const isPossible = event.league.sport === 'football' && event.league.country !== 'simulated';
  const isAsked = isOpen || (isPossible && event.status === 'scheduled');
  const base = useQuery({ ...builderQuery(event.id, [], ''), enabled: isAsked, retry: false });
  const settled = useSettled(chosen.join());
  const wanted = useMemo(() => (settled === '' ? [] : settled.split(',')), [settled]);
  const versions = useMemo(() => versionsOf(event, wanted), [event, wanted]);
  const read = useQuery({
    ...builderQuery(event.id, wanted, versions),
    enabled: isOpen && base.data !== undefined && wanted.length > 0,
    retry: false,
  });
  const eligible = useMemo(() => new Set<string>(base.data?.eligible), [base.data]);
  const markets = useMemo(
    () => event.markets.filter(({ selections }) => selections.some(({ id }) => eligible.has(id))),
    [event.markets, eligible],
  );
  const set = (ids: readonly string[]) => change({ builder: ids.length === 0 ? 'open' : ids.join(',') });
  const offer = wanted.length === 0 ? base.data : read.data;
  return {
    isOffered: base.data !== undefined && event.status === 'scheduled',
    isOpen,
    open: () => change({ builder: kept.current }, { isNewPlace: true }),
    close: () => {
      kept.current = builder ?? 'open';
      change({ builder: undefined });
    },
    base: base.data,
    baseError: base.error,
    offer,
    markets,
    chosen,
    clear: () => set([]),
    error: wanted.length === 0 ? null : read.error,
    isStale: chosen.join() !== settled || read.isPlaceholderData || read.isLoading,
    retry: () => void (base.data === undefined ? base.refetch() : read.refetch()),
    choice: useChoice({ event, chosen, eligible, offer, max: base.data?.parts_max ?? 0, set }),
  };
}

interface ChoiceParts {
  readonly event: SportEvent;
  readonly chosen: readonly string[];
  readonly eligible: ReadonlySet<string>;
  readonly offer: BuilderState | undefined;
  readonly max: number;
  readonly set: (ids: readonly string[]) => void;
}

/** Another outcome of the same market takes the place of the one before. */
function useChoice({ event, chosen, eligible, offer, max, set }: ChoiceParts): SelectionChoice {
  const t = useT('sportsbook');
  const impossible = new Set<string>(offer?.impossible);
  const siblings = new Set<string>(
    event.markets
      .filter(({ selections }) => selections.some(({ id }) => chosen.includes(id)))
      .flatMap(({ selections }) => selections.map(({ id }) => id)),
  );
  return {
    isChosen: (id) => chosen.includes(id),
    barrier: (id) => {
      if (chosen.includes(id) || siblings.has(id)) return eligible.has(id) ? null : t('builder.reason.suspended');
      if (!eligible.has(id)) return t('builder.reason.suspended');
      return impossible.has(id) ? t('builder.impossible') : null;
    },
    toggle: (id) => {
      if (chosen.includes(id)) return set(chosen.filter((one) => one !== id));
      const market = event.markets.find(({ selections }) => selections.some((one) => one.id === id));
      const others = chosen.filter((one) => !market?.selections.some((known) => known.id === one));
      if (others.length >= max) return notify(t('builder.full', { max }));
      set([...others, id]);
    },
  };
}

/** The value once it has stopped changing. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
