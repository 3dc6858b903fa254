import { memo } from 'react';

/** Stars at places of their own, in percent of the board: the same in every flight. */
const STARS = Array.from({ length: 70 }, (_, at) => ({
  x: (at * 61.8) % 100,
  y: (at * at * 7.3 + at * 17.7) % 64,
  r: 0.5 + ((at * 37) % 13) / 10,
  light: 0.25 + ((at * 29) % 71) / 100,
}));

/** The sky and the land below it: day in the light theme, night in the dark one. `groundPx` is the height of the ground. */
export const Scenery = memo(function Scenery({ groundPx }: { groundPx: number }) {
  return (
    <>
      <svg className="crash-stars" aria-hidden="true">
        {STARS.map(({ x, y, r, light }) => (
          <circle key={x} cx={`${x.toFixed(1)}%`} cy={`${y.toFixed(1)}%`} r={r} opacity={light} />
        ))}
      </svg>
      <svg className="crash-clouds" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <path d="M84 152q2 -34 42 -30q22 -42 72 -22q42 -10 50 30q40 -2 40 22Z" />
        <path d="M530 82q4 -24 34 -22q16 -28 54 -14q30 -6 34 22q26 0 26 14Z" opacity={0.75} />
        <path d="M694 300q6 -30 40 -28q20 -34 64 -18q34 -8 42 26q32 0 32 20Z" opacity={0.65} />
      </svg>
      <div className="crash-land" style={{ height: groundPx }} />
      <svg
        className="crash-hills"
        viewBox="0 0 1200 200"
        preserveAspectRatio="none"
        style={{ bottom: groundPx - 1 }}
        aria-hidden="true"
      >
        <path
          className="hill-far"
          d="M0 96C120 58 220 122 340 92C470 60 560 18 700 70C820 112 900 60 1010 80C1090 94 1150 58 1200 76V200H0Z"
        />
        <path
          className="hill-mid"
          d="M0 142C160 96 260 152 420 130C560 112 660 152 800 124C940 98 1060 152 1200 114V200H0Z"
        />
        <path className="hill-near" d="M0 174C200 146 380 188 600 166C820 146 1000 186 1200 160V200H0Z" />
      </svg>
    </>
  );
});

/** The rocket around its middle, nose up, some 95 units high. */
export const Rocket = memo(function Rocket({ hasFlame }: { hasFlame: boolean }) {
  return (
    <g transform="scale(.5)">
      {hasFlame && (
        <g className="rocket-flame">
          <path
            d="M-17 58C-30 92 -8 96 -10 126C2 108 4 112 6 132C14 110 12 104 16 116C20 92 30 84 17 58Z"
            fill="var(--flame)"
          />
          <path d="M-10 58C-16 80 -4 86 -4 104C2 92 6 96 8 108C10 88 18 78 10 58Z" fill="var(--flame-heart)" />
        </g>
      )}
      <path d="M-27 8L-60 54L-56 82L-22 60ZM27 8L60 54L56 82L22 60Z" fill="var(--rocket-dark)" />
      <path d="M-27 8L-60 54L-56 82L-40 70Z" fill="var(--rocket-fin)" />
      <path d="M0 -108C38 -74 44 -8 30 62H-30C-44 -8 -38 -74 0 -108Z" fill="var(--rocket-body)" />
      <path d="M0 -108C38 -74 44 -8 30 62H6C26 -4 20 -70 0 -108Z" fill="var(--rocket-shade)" />
      <path d="M0 -108C17 -92 27 -73 31 -52H-31C-27 -73 -17 -92 0 -108Z" fill="var(--rocket-nose)" />
      <path d="M0 -108C17 -92 27 -73 31 -52H12C13 -74 8 -92 0 -108Z" fill="var(--rocket-dark)" />
      <circle cy={-14} r={22} fill="var(--rocket-port-rim)" />
      <circle cy={-14} r={19} fill="var(--rocket-port)" />
      <circle cy={-14} r={13.5} fill="var(--rocket-port-deep)" />
      <path
        d="M0 -27L3.600 -17.600L13 -14L3.600 -10.400L0 -1L-3.600 -10.400L-13 -14L-3.600 -17.600Z"
        fill="var(--ball-shine)"
      />
      <rect x={-31} y={46} width={62} height={11} fill="var(--rocket-dark)" />
      <path d="M0 18L8 78H-8Z" fill="var(--rocket-nose)" />
    </g>
  );
});

const RAYS = Array.from({ length: 14 }, (_, at) => at);
const RAY_COLOURS = ['var(--burst-spark)', 'var(--flame)', 'var(--rocket-fin)', 'var(--ball-shine)'];
const PIECES = [
  { x: -58, y: 30, turn: 30 },
  { x: 64, y: -34, turn: 120 },
  { x: 30, y: 62, turn: 200 },
  { x: -40, y: -58, turn: 300 },
];

/** The end of a flight. */
export function Burst({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(scale * 0.9).toFixed(3)})`}>
      <g className="flight-burst">
        {RAYS.map((at) => (
          <path
            key={at}
            d={`M0 -12L${7 + (at % 3) * 2} ${-66 - (at % 4) * 12}L-7 -58Z`}
            fill={RAY_COLOURS[at % RAY_COLOURS.length]}
            transform={`rotate(${at * 25.7})`}
          />
        ))}
        <circle r={34} fill="var(--flame)" />
        <circle r={21} fill="var(--flame-heart)" />
        <circle r={10} fill="var(--burst-heart)" />
        {PIECES.map(({ x: pieceX, y: pieceY, turn }) => (
          <path
            key={turn}
            d="M-9 -14L12 -4L2 13Z"
            fill="var(--rocket-body)"
            stroke="var(--rocket-dark)"
            strokeWidth={3}
            transform={`translate(${pieceX} ${pieceY}) rotate(${turn})`}
          />
        ))}
      </g>
    </g>
  );
}
