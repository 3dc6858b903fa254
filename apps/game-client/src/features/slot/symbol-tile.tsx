import { pictureOf, styleOf } from './symbols.ts';

export interface SymbolTileProps {
  readonly name: string;
  /** Part of a win. (Default: false) */
  readonly wins?: boolean;
  /** Fills the cell that it is given, whatever its shape. (Default: false) */
  readonly isFitted?: boolean;
  /** In a pay table. (Default: false) */
  readonly isSmall?: boolean;
}

/** One cell of a reel. Decoration: the round's result is shown in words beside the reels. */
export function SymbolTile({ name, wins = false, isFitted = false, isSmall = false }: SymbolTileProps) {
  const style = styleOf(name);
  const shape = isFitted ? 'reel-cell-fitted' : 'aspect-[8/7]';
  const letters = isFitted ? 'reel-letter' : isSmall ? 'text-24' : 'text-[clamp(26px,9vmin,84px)]';
  return (
    <div
      className={`reel-cell relative grid place-items-center overflow-hidden rounded-control ${shape}`}
      data-wins={wins}
    >
      {style.kind === 'letter' ? (
        <span className={`leading-none font-black ${letters}`} style={{ color: style.tone }}>
          {style.text}
        </span>
      ) : (
        <img
          className="size-[84%] object-contain"
          src={pictureOf(style.motif, style.palette)}
          alt=""
          draggable={false}
        />
      )}
      {style.kind === 'motif' && style.times > 1 && (
        <span className="absolute right-1 bottom-1 rounded-control bg-scrim px-1.5 text-11 font-bold text-on-art">
          ×{style.times}
        </span>
      )}
    </div>
  );
}
