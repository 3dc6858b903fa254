import { type Catalogue, PAGE_MAX } from '@ordago/catalogue-search';

/** A choice of the provider filter of the casino's history. */
export interface HistoryProvider {
  /** The key of the route provider, as the history asks for it. */
  readonly value: string;
  readonly label: string;
}

/**
 * The route providers that have games for this reader, each by the names of its makers; two of the same names by their
 * keys as well. A provider that the address asks for and that has no games any more stays a choice, by its key.
 */
export function historyProviders(catalogue: Catalogue | null, asked: string | undefined): HistoryProvider[] {
  const known = (catalogue?.routeProviders ?? []).map((value) => ({ value, label: makersOf(catalogue, value) }));
  const named = known.map(({ value, label }) =>
    known.some((other) => other.value !== value && other.label === label)
      ? { value, label: `${label} (${value})` }
      : { value, label },
  );
  named.sort((a, b) => a.label.localeCompare(b.label));
  const isMissing = asked !== undefined && !named.some(({ value }) => value === asked);
  return isMissing ? [...named, { value: asked, label: asked }] : named;
}

function makersOf(catalogue: Catalogue | null, routeProvider: string): string {
  const makers = new Set<string>();
  const query = { routeProviders: [routeProvider], limit: PAGE_MAX };
  for (let offset = 0, total = 1; catalogue && offset < total; offset += PAGE_MAX) {
    const page = catalogue.query({ ...query, offset });
    for (const { provider } of page.games) makers.add(provider);
    total = page.total;
  }
  return [...makers].sort((a, b) => a.localeCompare(b)).join(', ');
}
