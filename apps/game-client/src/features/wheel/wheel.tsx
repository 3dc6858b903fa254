import '../../shared/wheel-turn.css';
import './wheel.css';

export type Segment = 'one' | 'three' | 'five' | 'eleven' | 'coin';

/** The wheel's kinds of segment, how many there are of each, and their colours. */
export const SEGMENTS: readonly { readonly segment: Segment; readonly count: number; readonly colour: string }[] = [
  { segment: 'one', count: 24, colour: 'var(--segment-one)' },
  { segment: 'three', count: 12, colour: 'var(--segment-three)' },
  { segment: 'five', count: 8, colour: 'var(--segment-five)' },
  { segment: 'eleven', count: 4, colour: 'var(--segment-eleven)' },
  { segment: 'coin', count: 2, colour: 'var(--segment-coin)' },
];

/** The segments in their order on the wheel: each kind spread evenly. */
const ORDER: readonly Segment[] = SEGMENTS.flatMap(({ segment, count }) =>
  Array.from({ length: count }, (_, at) => ({ segment, at: (at + 0.5 + count / 97) / count })),
)
  .sort((a, b) => a.at - b.at)
  .map(({ segment }) => segment);
const SLICE = 360 / ORDER.length;
const COLOUR_OF = new Map(SEGMENTS.map(({ segment, colour }) => [segment, colour]));

export interface WheelProps {
  /** Segment at which it stops, once that is known, and the number of its turns. */
  readonly stopped: { readonly segment: Segment; readonly turn: number } | null;
  readonly isRunning: boolean;
  readonly runOutMs: number;
  readonly wordOf: (segment: Segment) => string;
}

/** The wheel. Decoration: its result is shown in words below. */
export function Wheel({ stopped, isRunning, runOutMs, wordOf }: WheelProps) {
  const place = stopped === null ? 0 : ORDER.indexOf(stopped.segment);
  const angle = 360 * 4 * (stopped?.turn ?? 0) - (place + 0.5) * SLICE;
  return (
    <div className="relative w-[min(46vmin,300px)]" aria-hidden="true">
      <div className="cabinet rounded-pill p-2">
        <svg
          aria-hidden="true"
          viewBox="-100 -100 200 200"
          className="money-wheel block w-full"
          data-running={isRunning}
          style={{ transform: `rotate(${angle}deg)`, transitionDuration: `${runOutMs}ms` }}
        >
          {ORDER.map((segment, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place on the wheel.
            <g key={at} transform={`rotate(${at * SLICE + SLICE / 2})`}>
              <path d={SLICE_PATH} fill={COLOUR_OF.get(segment)} stroke="var(--shade-33)" strokeWidth={0.6} />
              <text
                y={-84}
                textAnchor="middle"
                fontSize={segment === 'coin' ? 5 : 7}
                fontWeight={800}
                fill="var(--on-art)"
              >
                {segment === 'coin' ? '★' : wordOf(segment)}
              </text>
            </g>
          ))}
          <circle r={26} fill="var(--gold)" stroke="var(--gold-dark)" strokeWidth={3} />
          <circle r={16} fill="var(--gold-pale)" />
        </svg>
      </div>
      <span className="wheel-pointer" />
    </div>
  );
}

const HALF = (SLICE * Math.PI) / 360;
const X = (Math.sin(HALF) * 98).toFixed(2);
const Y = (-Math.cos(HALF) * 98).toFixed(2);
const SLICE_PATH = `M0 0 L-${X} ${Y} A98 98 0 0 1 ${X} ${Y} Z`;
