import { pictureOf, styleOf } from './symbols.ts';

/** One cell of a reel. Decoration: the round's result is shown in words beside the reels. */
export function SymbolTile({ name, wins = false }: { name: string; wins?: boolean }) {
  const style = styleOf(name);
  return (
    <div
      className="reel-cell relative grid aspect-[8/7] place-items-center overflow-hidden rounded-control"
      data-wins={wins}
    >
      {style.kind === 'letter' ? (
        <span className="text-[clamp(26px,9vmin,84px)] font-black leading-none" style={{ color: style.tone }}>
          {style.text}
        </span>
      ) : (
        <img className="size-[84%]" src={pictureOf(style.motif, style.palette)} alt="" draggable={false} />
      )}
      {style.kind === 'motif' && style.times > 1 && (
        <span className="absolute right-1 bottom-1 rounded-control bg-scrim px-1.5 text-11 font-bold text-on-art">
          ×{style.times}
        </span>
      )}
    </div>
  );
}
