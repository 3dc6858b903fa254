import type { ArtGame } from './art-game.ts';
import { choose } from './choose.ts';
import type { MotifName } from './motifs/index.ts';
import { nounOf } from './noun-of.ts';

/** Motif that leads the picture of a game, and the one that its name speaks of; undefined where no noun of it can be drawn. */
export function motifOf(game: ArtGame): { readonly drawn: MotifName; readonly named: MotifName | undefined } {
  return { drawn: choose(game).motif, named: nounOf(game.name) };
}
