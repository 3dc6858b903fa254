import { motifOf } from '@ordago/artwork';
import { describe, expect, it } from 'vitest';
import type { SandboxParts } from '../plugin.ts';
import { artOf } from './pictures.ts';
import { SIMULATORS } from './simulators.ts';

const parts = {
  settings: { secretOf: () => 'secret', publicUrl: 'http://sandbox.test' },
  clock: { now: () => 0 },
} as unknown as SandboxParts;

/** Every game of every simulated provider. A lobby is no game: its picture is that of the tables behind it. */
const games = Object.entries(SIMULATORS).flatMap(([provider, simulatorOf]) =>
  simulatorOf(parts)
    .games.filter(({ tables }) => tables === undefined)
    .map((game) => ({ ...game, art: artOf(provider, game) })),
);

describe('pictures of the simulated catalogue', () => {
  it('show what the name of the game speaks of, for every game', () => {
    const wrong = games
      // At a table the dealer leads the picture.
      .filter(({ art }) => art.category !== 'live')
      .map(({ name, art }) => ({ name, ...motifOf(art) }))
      .filter(({ drawn, named }) => named === undefined || drawn !== named);
    expect(games.length).toBeGreaterThan(2_500);
    expect(wrong).toEqual([]);
  });

  it('show the dealer whom the table names', () => {
    const named = games.filter(({ dealer }) => dealer !== undefined);
    expect(named.length).toBeGreaterThan(100);
    for (const { dealer, art } of named) expect(art).toMatchObject({ category: 'live', dealer });
  });
});
