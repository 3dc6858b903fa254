import { searchLine } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentEvent } from '../presenters.ts';
import type { SearchLine } from '../use-cases/search-line.ts';

/** Searches the line by name. */
export function searchLineRoute(search: SearchLine): BoundRoute {
  return bind(searchLine, async ({ query, now }) => {
    const { isGuess, leagues, events } = await search(query.text, now);
    return { is_guess: isGuess, leagues: [...leagues], events: events.map(presentEvent) };
  });
}
