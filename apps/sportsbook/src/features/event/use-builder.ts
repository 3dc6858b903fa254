import { type AnswerOf, type Market, readBetBuilder, type SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFrameSearch, useSearchChange } from '../../shared/addresses/paths.ts';
import { notify } from '../../shared/controls/notice.tsx';
import type { SelectionChoice } from '../../shared/line/selection-choice.ts';
import { api } from '../../shared/server/api.ts';

export type BuilderState = AnswerOf<typeof readBetBuilder>;

/** Pause after the last click before the choice is priced, in ms. */
const PAUSE_MS = 250;
/** Interval at which it is read again, in ms; a price that moves has it read at once. */
const POLL_MS = 30_000;

/** Query of the common odds of selections of an event. Prices of another version are another query. */
const builderQuery = (event: string, selections: readonly string[], versions: string) =>
  queryOptions({
    queryKey: ['bet-builder', event, selections.join(), versions],
    queryFn: ({ signal }): Promise<BuilderState> =>
      api(readBetBuilder, {
        params: { id: event },
        query: selections.length === 0 ? {} : { selections: selections.join() },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

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
  const versions = useVersions(event, wanted);
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

/** The versions of the prices of selections, as the line shows them. */
function useVersions(event: SportEvent, wanted: readonly string[]): string {
  return useMemo(
    () =>
      event.markets
        .flatMap(({ selections, status }) =>
          selections.filter(({ id }) => wanted.includes(id)).map(({ version }) => `${status}${version}`),
        )
        .join(),
    [event.markets, wanted],
  );
}
