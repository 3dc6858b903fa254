import type { SlotSpin } from '@ordago/contracts/play';
import type { SlotDefinition } from '@ordago/game-engines';
import { useState } from 'react';
import { winningCells } from './slot-round.ts';
import { SymbolTile } from './symbol-tile.tsx';

/** The reels: running, or stopped at the window of the last round. */
export function Reels(props: { definition: SlotDefinition; shown: SlotSpin | null; isSpinning: boolean }) {
  const { definition, shown, isSpinning } = props;
  const [stood, setStood] = useState<SlotSpin | null>(null);
  if (shown !== null && shown !== stood) setStood(shown);
  const visible = shown ?? stood;
  const reels = visible?.window ?? definition.reels.map((strip) => [...strip].slice(0, definition.rows));
  const wins = shown && !isSpinning ? winningCells(shown, definition.lines) : new Set<string>();
  const nameOf = (letter: string) => definition.symbols[letter] ?? letter;
  return (
    <div
      className="cabinet rounded-dialog p-[clamp(6px,1.6vmin,14px)]"
      style={{ width: `min(100%, ${(66 * reels.length) / definition.rows}vmin, 780px)` }}
    >
      <div className="grid gap-1.5" style={{ gridTemplateColumns: `repeat(${reels.length}, minmax(0, 1fr))` }}>
        {reels.map((cells, reel) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place.
          <div key={reel} className="overflow-hidden rounded-control">
            {isSpinning ? (
              <RunningReel
                symbols={[...(definition.reels[reel] ?? '')].map(nameOf)}
                rows={definition.rows}
                delayMs={reel * 60}
              />
            ) : (
              <div className="grid gap-1.5">
                {cells.map((letter, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  <SymbolTile key={row} name={nameOf(letter)} wins={wins.has(`${reel}:${row}`)} />
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A strip that runs by: twice the symbols, moved by half its height, so that it never seems to end. */
function RunningReel({ symbols, rows, delayMs }: { symbols: readonly string[]; rows: number; delayMs: number }) {
  const strip = symbols.slice(0, rows * 2);
  return (
    <div className="overflow-hidden" style={{ aspectRatio: `8 / ${7 * rows}` }}>
      <div className="reel-strip grid gap-1.5" style={{ animationDelay: `${-delayMs}ms` }}>
        {[...strip, ...strip].map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a strip repeats its symbols.
          <SymbolTile key={place} name={name} />
        ))}
      </div>
    </div>
  );
}
