import { readSportsbooks } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';

/** The sportsbook that the site shows, and the addresses of the frames. */
export interface SportsbookSettings {
  readonly active: 'house' | 'betconstruct' | 'digitain' | 'gr8';
  readonly frames: { readonly house: string; readonly betconstruct: string; readonly digitain: string };
}

export function readSportsbooksRoute({ active, frames }: SportsbookSettings): BoundRoute {
  const { house, betconstruct, digitain } = frames;
  return bind(readSportsbooks, async () => ({ active, frames: { house, betconstruct, digitain } }));
}
