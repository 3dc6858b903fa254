import type { SlotSpin } from '@ordago/contracts/play';
import type { SlotDefinition } from '@ordago/game-engines';
import { useState } from 'react';
import { winningCells } from './slot-round.ts';
import { SymbolTile } from './symbol-tile.tsx';
import './reels.css';

/** The reels: running, or stopped at the window of the last round. */
export function Reels(props: { definition: SlotDefinition; shown: SlotSpin | null; isSpinning: boolean }) {
  const { definition, shown, isSpinning } = props;
  const [stood, setStood] = useState<SlotSpin | null>(null);
  if (shown !== null && shown !== stood) setStood(shown);
  const visible = shown ?? stood;
  const reels = visible?.window ?? firstWindow(definition);
  const wins = shown && !isSpinning ? winningCells(shown, definition) : new Set<string>();
  const nameOf = (letter: string) => definition.symbols[letter] ?? letter;
  const isFitted = definition.heights !== null;
  return (
    <div
      className="cabinet rounded-dialog p-[clamp(6px,1.6vmin,14px)]"
      data-tall={isFitted}
      style={isFitted ? undefined : { width: `min(100cqw, ${widthOf(reels.length, definition.rows)}, 1040px)` }}
    >
      <div className="grid gap-1.5" style={{ gridTemplateColumns: `repeat(${reels.length}, minmax(0, 1fr))` }}>
        {reels.map((cells, reel) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place.
          <div key={reel} className={`overflow-hidden rounded-control ${isFitted ? 'reel-tall' : ''}`}>
            {isSpinning ? (
              <RunningReel
                symbols={[...(definition.reels[reel] ?? '')].map(nameOf)}
                rows={isFitted ? 4 : definition.rows}
                delayMs={reel * 60}
                isFitted={isFitted}
              />
            ) : (
              <div className={`grid gap-1.5 ${isFitted ? 'h-full auto-rows-fr' : ''}`}>
                {cells.map((letter, row) => (
                  <SymbolTile
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                    key={row}
                    name={nameOf(letter)}
                    wins={wins.has(`${reel}:${row}`)}
                    isFitted={isFitted}
                  />
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Width at which cells of eight to seven fill the height that there is. */
function widthOf(reels: number, rows: number): string {
  return `${Math.floor((100 * reels * 8) / (rows * 7) - 4)}cqh`;
}

/** Window before the first round: the top of each strip, at one height after the other where they are drawn. */
export function firstWindow({ reels, rows, heights }: SlotDefinition): string[][] {
  return reels.map((strip, reel) => [...strip].slice(0, heights?.[(reel + 2) % heights.length] ?? rows));
}

interface RunningReelProps {
  readonly symbols: readonly string[];
  readonly rows: number;
  readonly delayMs: number;
  readonly isFitted: boolean;
}

/** A strip that runs by: twice the symbols, moved by half its height, so that it never seems to end. */
function RunningReel({ symbols, rows, delayMs, isFitted }: RunningReelProps) {
  const strip = symbols.slice(0, rows * 2);
  return (
    <div className={`relative grid gap-1.5 overflow-hidden ${isFitted ? 'h-full' : ''}`}>
      {/* Keeps the height that the reel has when it stands. */}
      {!isFitted &&
        strip.slice(0, rows).map((_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          <span key={row} className="aspect-[8/7]" />
        ))}
      <div
        className={`reel-strip absolute inset-x-0 top-0 grid gap-1.5 ${isFitted ? 'h-[400%] auto-rows-fr' : ''}`}
        style={{ animationDelay: `${-delayMs}ms` }}
      >
        {[...strip, ...strip].map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a strip repeats its symbols.
          <SymbolTile key={place} name={name} isFitted={isFitted} />
        ))}
      </div>
    </div>
  );
}
