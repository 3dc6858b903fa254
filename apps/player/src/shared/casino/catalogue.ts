import type { Catalogue, CatalogueGame } from '@ordago/catalogue-search';
import { readCatalogue } from '@ordago/contracts';
import type { Locale } from '@ordago/i18n';
import { useLocale } from '@ordago/i18n/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Blocks, useBlocks, useHiddenRoute } from '../blocks.ts';
import { queryClient } from '../query-client.ts';
import type { AddressedGame } from './game-address.ts';

/** A catalogue file that was opened. */
export interface OpenedCatalogue {
  /** Its ETag; empty when the server named none. */
  readonly version: string;
  readonly catalogue: Catalogue;
  /** The games that are shown to this reader. */
  readonly shownTo: (blocks: Blocks) => Catalogue;
}

/** A copy younger than this comes from the server, not from a store, and is not asked for twice. In ms. */
const FRESH_MS_MAX = 20_000;
const STALE_MS = 5 * 60_000;
/** Games that are read at a time when all are walked. */
const PAGE = 1_000;

/**
 * Every game of the operator, fetched once and asked in memory (architecture 3.11). The browser's own store answers
 * first, so that a returning player sees games at once; the server is then asked whether the copy still holds (ETag,
 * 304). A link that shows hidden providers has a file of its own.
 */
const catalogueQuery = (hiddenRoute: string | undefined, locale: Locale) =>
  queryOptions({
    queryKey: keyOf(hiddenRoute, locale),
    queryFn: ({ signal }) => loadCatalogue({ hiddenRoute, locale }, signal),
    staleTime: STALE_MS,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** The games that this reader may see: nothing of blocked providers or types (specification 2, section 6). */
export function useCatalogue() {
  const { data, isError, refetch } = useQuery(catalogueQuery(useHiddenRoute(), useLocale()));
  const blocks = useBlocks();
  const catalogue = useMemo(() => (data ? openGames(data, blocks) : null), [data, blocks]);
  return { catalogue, isError: isError && !data, retry: () => void refetch() };
}

/** A game by its address, also one that is closed to this reader: the server refuses it when it is opened. */
export function useGame(routeProvider: string, gameId: string) {
  const { data, isError, refetch } = useQuery(catalogueQuery(useHiddenRoute(), useLocale()));
  const game = useMemo(
    () => (data ? findGame(data.catalogue, { routeProvider, gameId }) : undefined),
    [data, routeProvider, gameId],
  );
  return { game, isError: isError && !data, retry: () => void refetch() };
}

/** A game by its number; null while there is none to show. */
export function useGameByNumber(id: string | undefined): CatalogueGame | null {
  const { data } = useQuery(catalogueQuery(useHiddenRoute(), useLocale()));
  return (id !== undefined && data?.catalogue.byId(id)) || null;
}

/** Null for an address that no game has. */
function findGame(catalogue: Catalogue, { routeProvider, gameId }: AddressedGame): CatalogueGame | null {
  const query = { routeProviders: [routeProvider], withHidden: true };
  for (let offset = 0; offset < catalogue.size; offset += PAGE) {
    const found = catalogue.query({ ...query, offset, limit: PAGE }).games.find((game) => game.gameId === gameId);
    if (found) return found;
  }
  return null;
}

function openGames(opened: OpenedCatalogue, blocks: Blocks): Catalogue {
  const { providers, casinoTypes, isCasinoBlocked, seesHidden } = blocks;
  const isWhole = providers.length + casinoTypes.length === 0 && !isCasinoBlocked && !seesHidden;
  return isWhole ? opened.catalogue : opened.shownTo(blocks);
}

function keyOf(hiddenRoute: string | undefined, locale: Locale) {
  return ['catalogue', hiddenRoute ?? '', locale] as const;
}

/** Address of a catalogue file, and the language in which it is opened. */
interface Wanted {
  readonly address: string;
  readonly locale: Locale;
}

async function loadCatalogue(
  { hiddenRoute, locale }: { hiddenRoute: string | undefined; locale: Locale },
  signal: AbortSignal,
): Promise<OpenedCatalogue> {
  const key = keyOf(hiddenRoute, locale);
  const address =
    hiddenRoute === undefined ? readCatalogue.path : `${readCatalogue.path}?${new URLSearchParams({ hiddenRoute })}`;
  const wanted = { address, locale };
  const known = queryClient.getQueryData<OpenedCatalogue>(key);
  if (known) return newerThan(known, wanted, signal);
  const stored = await read(wanted, 'force-cache', signal);
  if (!stored.opened) return opened(await read(wanted, 'reload', signal));
  if (stored.ageMs > FRESH_MS_MAX) void refreshLater(stored.opened, { key, wanted });
  return stored.opened;
}

/** Asks the server whether a stored copy still holds, and shows the newer one when it does not. */
async function refreshLater(
  stored: OpenedCatalogue,
  { key, wanted }: { key: ReturnType<typeof keyOf>; wanted: Wanted },
): Promise<void> {
  try {
    const newer = await newerThan(stored, wanted, undefined);
    if (newer !== stored) queryClient.setQueryData(key, newer);
  } catch {
    // The stored copy stays in use; the next visit asks again.
  }
}

async function newerThan(
  known: OpenedCatalogue,
  { address, locale }: Wanted,
  signal: AbortSignal | undefined,
): Promise<OpenedCatalogue> {
  const response = await fetch(address, { cache: 'no-cache', signal });
  if (response.ok && known.version !== '' && versionOf(response) === known.version) return known;
  return opened(await open(response, locale));
}

interface Read {
  readonly opened: OpenedCatalogue | null;
  readonly ageMs: number;
}

async function read({ address, locale }: Wanted, cache: RequestCache, signal: AbortSignal | undefined): Promise<Read> {
  return open(await fetch(address, { cache, signal }), locale);
}

async function open(response: Response, locale: Locale): Promise<Read> {
  if (!response.ok) throw new Error(`the catalogue was answered with ${response.status}`);
  // Catalogue queries are a chunk of their own, loaded beside the file.
  const [text, search] = await Promise.all([response.text(), import('@ordago/catalogue-search')]);
  const catalogue = search.openCatalogue(text, locale);
  const ageMs = Date.now() - (Date.parse(response.headers.get('date') ?? '') || 0);
  if (!catalogue) return { opened: null, ageMs };
  const shownTo = ({ providers, casinoTypes, isCasinoBlocked, seesHidden: withHidden }: Blocks) => {
    const closures = { isCasinoBlocked, providers: new Set(providers), casinoTypes: new Set(casinoTypes) };
    const shown = allGames(catalogue).filter((game) => search.isShown(game, closures, { withHidden }));
    return search.catalogueOf(shown.map((game) => ({ ...game, isHidden: false })));
  };
  return { opened: { version: versionOf(response), catalogue, shownTo }, ageMs };
}

function opened({ opened: catalogue }: Read): OpenedCatalogue {
  if (!catalogue) throw new Error('the catalogue is of another version');
  return catalogue;
}

/** A proxy that compresses may have made the tag weak. */
function versionOf(response: Response): string {
  return (response.headers.get('etag') ?? '').replace(/^W\//, '');
}

function allGames(catalogue: Catalogue): CatalogueGame[] {
  const pages = Math.ceil(catalogue.size / PAGE);
  return Array.from({ length: pages }, (_, page) => page * PAGE).flatMap(
    (offset) => catalogue.query({ withHidden: true, offset, limit: PAGE }).games,
  );
}
