export interface NamedLeague {
  readonly id: string;
  readonly name: string;
  /** Code of its country. */
  readonly country: string;
  readonly sport: string;
}

interface OfferedSport {
  readonly slug: string;
  readonly countries: readonly {
    readonly code: string;
    readonly leagues: readonly { readonly id: string; readonly name: string }[];
  }[];
}

interface ResultsPage {
  readonly events: readonly { readonly league: NamedLeague }[];
}

/** Returns the leagues that results are chosen from: those on offer, and those of the results in view, which may have no match ahead. */
export function leaguesToChoose(
  offered: readonly OfferedSport[],
  results: readonly ResultsPage[],
): readonly NamedLeague[] {
  const ahead = offered.flatMap(({ slug: sport, countries }) =>
    countries.flatMap(({ code, leagues }) => leagues.map(({ id, name }) => ({ id, name, country: code, sport }))),
  );
  const seen = results.flatMap(({ events }) =>
    events.map(({ league: { id, name, country, sport } }) => ({ id, name, country, sport })),
  );
  return [...new Map([...ahead, ...seen].map((one) => [one.id, one])).values()];
}
