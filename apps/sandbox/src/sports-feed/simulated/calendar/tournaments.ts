import { type Entrant, placeChances } from '@ordago/pricing';
import type { FeedMarket, FeedRecordBody } from '@ordago/provider-protocols';
import type { Draw } from '../draws.ts';
import { type CalendarSport, type Competitor, STOPPED_SHARE, WALKOVER_SHARE } from './contest.ts';
import { quoted, quotedPlaces } from './quote.ts';

/** Tournaments of wrestling: who wins, and who ends among the first. */
export const WRESTLING_CUP: CalendarSport = cupOf('wrestling', 'field');
/** Tournaments of kabaddi, of teams. */
export const KABADDI_CUP: CalendarSport = cupOf('kabaddi', 'field of teams');

function cupOf(slug: string, sides: CalendarSport['sides']): CalendarSport {
  return {
    key: `${slug}-cup`,
    slug,
    sides,
    minutes: 240,
    contest: (draw, field) => {
      const entrants = field.map((): Entrant => ({ strength: 0.4 + 2 * draw() ** 2, dropsOut: 0 }));
      return { markets: () => marketsOf(field, entrants), record: fought(field, entrants, draw) };
    },
  };
}

function marketsOf(field: readonly Competitor[], entrants: readonly Entrant[]): FeedMarket[] {
  const chancesOf = (places: number) =>
    placeChances(entrants, places).map((chance, place) => [field[place]?.key ?? '', chance] as const);
  return [
    ...quoted('tournament-winner', '', chancesOf(1), field),
    ...[2, 3, 4].flatMap((places) => quotedPlaces({ kind: 'tournament-place', places }, chancesOf(places), field)),
  ];
}

/** Most come to their end; some stop before or after their finalists are known, and a winner may be named without a final. */
function fought(field: readonly Competitor[], entrants: readonly Entrant[], draw: Draw): FeedRecordBody {
  const fate = draw();
  const order = orderOf(entrants, draw);
  const isStopped = fate < STOPPED_SHARE;
  const isFinalHeld = fate >= STOPPED_SHARE + WALKOVER_SHARE;
  const entries = field.map(({ key }, place) => ({ key, ...(!isStopped && { position: order.indexOf(place) + 1 }) }));
  const finalists = order.slice(0, 2).map((place) => field[place]?.key ?? '');
  const areKnown = fate >= STOPPED_SHARE / 2;
  return {
    sort: 'tournament',
    status: isStopped ? 'abandoned' : 'completed',
    entries,
    ...(areKnown && { finalists }),
    ...(!isStopped && { final_held: isFinalHeld }),
  };
}

/** Those who take part as they come in, each by strength among those who are left. */
function orderOf(entrants: readonly Entrant[], draw: Draw): number[] {
  const strengthOf = (place: number) => entrants[place]?.strength ?? 0;
  const order: number[] = [];
  for (let left = entrants.map((_, place) => place); left.length > 0; ) {
    let rest = draw() * left.reduce((sum, place) => sum + strengthOf(place), 0);
    const next = left.find((place) => {
      rest -= strengthOf(place);
      return rest < 0;
    });
    const taken = next ?? left.at(-1) ?? 0;
    order.push(taken);
    left = left.filter((place) => place !== taken);
  }
  return order;
}
