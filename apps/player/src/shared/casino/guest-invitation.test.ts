import { CASINO_TYPES, type CatalogueGame, closedReasonOf } from '@ordago/catalogue-search';
import { describe, expect, it } from 'vitest';
import { type Blocks, NOTHING_BLOCKED } from '../blocks.ts';
import { guestInvitation } from './guest-invitation.ts';

type Game = Pick<CatalogueGame, 'routeProvider' | 'casinoType' | 'tab' | 'hasDemo'>;

/** A game of every type and provider that the rules of closing name, with and without practice. */
const GAMES: readonly Game[] = ['amatic', 'universalrace', 'pragmaticrgs'].flatMap((routeProvider) =>
  CASINO_TYPES.flatMap((casinoType) =>
    [[], ['crash']].flatMap((tab) => [true, false].map((hasDemo) => ({ routeProvider, casinoType, tab, hasDemo }))),
  ),
) as Game[];
/** Every way to close one: a provider, a type, the player's flag. */
const BLOCKS: readonly Blocks[] = [
  NOTHING_BLOCKED,
  { ...NOTHING_BLOCKED, isCasinoBlocked: true },
  ...['amatic', 'universalrace', 'pragmaticrgs'].map((provider) => ({ ...NOTHING_BLOCKED, providers: [provider] })),
  ...CASINO_TYPES.map((type) => ({ ...NOTHING_BLOCKED, casinoTypes: [type] })),
];
const reasonOf = (game: Game, { isCasinoBlocked, providers, casinoTypes }: Blocks) =>
  closedReasonOf(game, { isCasinoBlocked, providers: new Set(providers), casinoTypes: new Set(casinoTypes) });

describe('the invitation of a guest', () => {
  it('promises what a launch would take and nothing else, whatever is closed', () => {
    let closed = 0;
    for (const blocks of BLOCKS)
      for (const game of GAMES) {
        const reason = reasonOf(game, blocks);
        if (reason !== null) closed += 1;
        expect(guestInvitation(game, { replacement: null, blocks })).toEqual({
          closed: reason,
          maySignIn: reason === null,
          mayPractise: reason === null && game.hasDemo,
        });
      }
    expect(closed).toBeGreaterThan(50);
  });

  it('is that of the stand-in where the game is closed and the stand-in is open', () => {
    for (const blocks of BLOCKS)
      for (const game of GAMES)
        for (const replacement of GAMES as readonly CatalogueGame[]) {
          const isOpen = reasonOf(game, blocks) === null;
          const opened = isOpen ? game : reasonOf(replacement, blocks) === null ? replacement : null;
          expect(guestInvitation(game, { replacement, blocks })).toMatchObject({
            maySignIn: opened !== null,
            mayPractise: opened?.hasDemo ?? false,
          });
        }
  });
});
