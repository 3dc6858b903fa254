import './die.css';

/** Positions of the pips of each face, on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** One die. Decoration: the result is shown in words beside it. */
export function Die({ face, isRolling, isFaint }: { face: number; isRolling: boolean; isFaint: boolean }) {
  return (
    <svg
      viewBox="0 0 100 100"
      className="die size-[clamp(48px,12vmin,76px)]"
      data-rolling={isRolling}
      data-faint={isFaint}
      aria-hidden="true"
    >
      <rect x={3} y={3} width={94} height={94} rx={20} fill="var(--die)" stroke="var(--die-edge)" strokeWidth={3} />
      {(PIPS[face - 1] ?? []).map((at) => (
        <circle
          key={at}
          cx={26 + (at % 3) * 24}
          cy={26 + Math.floor(at / 3) * 24}
          r={face === 1 ? 14 : 9}
          fill={face === 1 || face === 4 ? 'var(--die-pip-red)' : 'var(--die-pip)'}
        />
      ))}
    </svg>
  );
}
