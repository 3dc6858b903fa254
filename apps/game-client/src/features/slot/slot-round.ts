import type { SlotSpin } from '@ordago/contracts/play';
import type { SlotDefinition } from '@ordago/game-engines';
import type { Units } from '@ordago/kernel';
import type { PlayRequest, PlaySession } from '../../shared/play-api.ts';
import { unitsOf } from '../../shared/units-of.ts';

/** Cells that take part in a win, as `reel:row`. */
export function winningCells(spin: SlotSpin, { lines, wild }: SlotDefinition): ReadonlySet<string> {
  const onLines = spin.lineWins.flatMap(({ line, count }) =>
    (lines[line] ?? []).slice(0, count).map((row, reel) => `${reel}:${row}`),
  );
  const onWays = (spin.waysWins ?? []).flatMap(({ symbol, count }) =>
    spin.window
      .slice(0, count)
      .flatMap((cells, reel) =>
        cells.flatMap((cell, row) => (cell === symbol || cell === wild ? [`${reel}:${row}`] : [])),
      ),
  );
  return new Set([...onLines, ...onWays]);
}

/** Ways of a window: the product of the rows that its reels show. */
export function waysShown({ window }: Pick<SlotSpin, 'window'>): number {
  return window.reduce((ways, cells) => ways * cells.length, 1);
}

/** Ways of a window whose reels all show their most rows. */
export function waysMost({ reels, rows }: SlotDefinition): number {
  return rows ** reels.length;
}

/** Returns true if a spin shows the jackpot on a line. */
export function hitsJackpot({ lineWins }: SlotSpin, { jackpot, reels }: SlotDefinition): boolean {
  return jackpot !== null && lineWins.some(({ symbol, count }) => symbol === jackpot.letter && count === reels.length);
}

/** Price of a bought round at a stake, in ledger units, and whether it may be bought at it. */
export interface BuyOffer {
  readonly price: Units;
  /** The largest stake of the steps at which it may be bought, as decimal text. */
  readonly stakeMost: string;
  readonly isOpen: boolean;
}

/** The offer of a bought round; null where none is sold, or at no step of the stake. */
export function buyOffer({ buy }: SlotDefinition, stakes: PlaySession['stakes'], stake: string): BuyOffer | null {
  if (buy === null || stakes.boughtMax === undefined) return null;
  const most = unitsOf(stakes.boughtMax);
  const priceAt = (step: string) => unitsOf(step) * BigInt(buy.price);
  const stakeMost = stakes.steps.filter((step) => priceAt(step) <= most).at(-1);
  return stakeMost === undefined ? null : { price: priceAt(stake), stakeMost, isOpen: priceAt(stake) <= most };
}

/** Returns true for a request of a bought round. */
export function isBought(request: PlayRequest | null): boolean {
  const choice = request?.choice;
  return typeof choice === 'object' && choice !== null && 'buy' in choice;
}
