import { pictureOf, styleOf } from './symbols.ts';

/** One cell of a reel. Decoration: the round's result is said in words beside the reels. */
export function SymbolTile({ name, wins = false }: { name: string; wins?: boolean }) {
  const look = styleOf(name);
  return (
    <div
      className="reel-cell relative grid aspect-[8/7] place-items-center overflow-hidden rounded-control"
      data-wins={wins}
    >
      {look.kind === 'letter' ? (
        <span className="text-[clamp(26px,9vmin,84px)] font-black leading-none" style={{ color: look.tone }}>
          {look.text}
        </span>
      ) : (
        <img className="size-[84%]" src={pictureOf(look.motif, look.palette)} alt="" draggable={false} />
      )}
      {look.kind === 'motif' && look.times > 1 && (
        <span className="absolute right-1 bottom-1 rounded-control bg-scrim px-1.5 text-11 font-bold text-on-art">
          ×{look.times}
        </span>
      )}
    </div>
  );
}
