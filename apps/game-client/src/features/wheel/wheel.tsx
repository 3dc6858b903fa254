import { Suit } from '@ordago/ui';
import { memo, useRef } from 'react';
import { useSpin } from '../../shared/use-spin.ts';
import { SEGMENTS, type Segment, SLICE, SLICE_MOTION, SLICES } from './slices.ts';
import './wheel.css';

export { SEGMENTS, type Segment } from './slices.ts';

export interface WheelProps {
  /** Segment of the newest spin; null until it is known, and when there was none. */
  readonly result: Segment | null;
  /** Number of the spin: the wheel starts when it grows. */
  readonly spin: number;
  /** True from the click until the answer is there. */
  readonly isAsking: boolean;
  /** Short text on a slice: `1×`. */
  readonly wordOf: (segment: Segment) => string;
  /** Called when the wheel stands still under its pointer. */
  readonly onStopped?: () => void;
  /** Some third of the time. (Default: false) */
  readonly isTurbo?: boolean;
}

/** From the click to the rest, in milliseconds, at the least. */
const SPIN_MS = { plain: 5_600, turbo: 2_000 };
/** Bend of the pointer, in degrees, at full speed. */
const BEND = 17;

/** The money wheel. Decoration: its result is said in words beside it. */
export function Wheel({ result, spin, isAsking, wordOf, onStopped, isTurbo = false }: WheelProps) {
  const disc = useRef<SVGGElement>(null);
  const flapper = useRef<SVGGElement>(null);
  const shown = useRef(0);
  const lastsMs = isTurbo ? SPIN_MS.turbo : SPIN_MS.plain;
  const spinning = { spin, isAsking, stop: result, lastsMs, pace: SPIN_MS.plain / lastsMs, onStopped };
  const isTurning = useSpin(SLICE_MOTION, spinning, (degrees: number) => {
    disc.current?.setAttribute('transform', `rotate(${degrees.toFixed(3)})`);
    flapper.current?.setAttribute('transform', `rotate(${bendOf(degrees, degrees - shown.current).toFixed(2)} 0 -222)`);
    shown.current = degrees;
  });
  return (
    <svg viewBox="-216 -236 432 458" className="money-wheel" data-turning={isTurning} aria-hidden="true">
      <Rim />
      <g ref={disc} data-part="disc">
        {SLICES.map((segment, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place on the wheel.
          <Slice key={at} at={at} segment={segment} word={segment === 'coin' ? '' : wordOf(segment)} />
        ))}
      </g>
      <Hub />
      <g ref={flapper}>
        <path
          d="M-15 -228Q0 -240 15 -228L4 -176Q0 -170 -4 -176Z"
          fill="var(--flapper)"
          stroke="var(--flapper-edge)"
          strokeWidth={2.5}
        />
        <circle cy={-220} r={6} fill="var(--flapper-pin)" />
      </g>
    </svg>
  );
}

/** The pointer is bent by each pin that passes, and springs back; a wheel at rest leaves it straight. */
function bendOf(degrees: number, moved: number): number {
  if (moved <= 0) return 0;
  const sincePin = (((degrees + SLICE / 2) % SLICE) + SLICE) % SLICE;
  return -BEND * Math.min(1, moved / 2) * Math.max(0, 1 - sincePin / SLICE);
}

const LAMPS = Array.from({ length: 27 }, (_, at) => at);

/** Still parts: the golden rim with its lamps. */
const Rim = memo(function Rim() {
  return (
    <>
      <defs>
        <radialGradient id="fair-gold" cx=".4" cy=".32" r=".8">
          <stop offset="0" stopColor="var(--brass-shine)" />
          <stop offset=".45" stopColor="var(--brass)" />
          <stop offset="1" stopColor="var(--brass-ink)" />
        </radialGradient>
      </defs>
      <circle cy={8} r={212} fill="var(--wheel-shade)" />
      <circle r={210} fill="url(#fair-gold)" />
      <circle r={196} fill="var(--fair-well)" />
      {LAMPS.map((at) => (
        <circle
          key={at}
          className="fair-lamp"
          cy={-203}
          r={4.5}
          transform={`rotate(${(at * 360) / LAMPS.length})`}
          data-other={at % 2 === 1}
        />
      ))}
    </>
  );
});

const COLOURS = new Map(SEGMENTS.map(({ segment, colour }) => [segment, colour]));
/** Size of a word of one, two and three signs. */
const SIZES: Readonly<Record<number, number>> = { 1: 19, 2: 14.5, 3: 11 };
const SLICE_PATH = slicePath(182);

const Slice = memo(function Slice({ at, segment, word }: { at: number; segment: Segment; word: string }) {
  const isCoin = segment === 'coin';
  return (
    <g transform={`rotate(${at * SLICE})`} data-segment={segment}>
      <path d={SLICE_PATH} fill={COLOURS.get(segment)} stroke="var(--fair-line)" strokeWidth={1.2} />
      {isCoin ? (
        <g transform="translate(0 -158)">
          <circle r={9} fill="var(--slice-coin-ink)" />
          <circle r={7} fill="none" stroke="var(--slice-coin)" strokeWidth={1.4} />
          <path
            d="M0 -5.400L1.500 -1.500L5.400 0L1.500 1.500L0 5.400L-1.500 1.500L-5.400 0L-1.500 -1.500Z"
            fill="var(--slice-coin)"
          />
        </g>
      ) : (
        <text y={-160} textAnchor="middle" fontSize={SIZES[word.length] ?? 9} fontWeight={900} fill="var(--slice-ink)">
          {word}
        </text>
      )}
      <circle cy={-188} r={3} fill="var(--fair-peg)" transform={`rotate(${SLICE / 2})`} />
    </g>
  );
});

const SUITS = [
  { name: 'oros', x: -57, y: -57 },
  { name: 'copas', x: 11, y: -57 },
  { name: 'espadas', x: -57, y: 11 },
  { name: 'bastos', x: 11, y: 11 },
] as const;
const RAYS = Array.from({ length: 12 }, (_, at) => at);

/** The still middle: a dial with the four suits around its axle. */
const Hub = memo(function Hub() {
  return (
    <>
      <circle r={104} fill="var(--fair-well)" stroke="url(#fair-gold)" strokeWidth={8} />
      <circle r={86} fill="var(--fair-hub)" />
      {RAYS.map((at) => (
        <path key={at} d="M0 0L-10 -84H10Z" fill="var(--fair-ray)" transform={`rotate(${at * 30})`} />
      ))}
      <g className="fair-suits">
        {SUITS.map(({ name, x, y }) => (
          <Suit key={name} name={name} x={x} y={y} size={46} />
        ))}
      </g>
      <circle r={11} fill="url(#fair-gold)" />
    </>
  );
});

function slicePath(radius: number): string {
  const half = (SLICE * Math.PI) / 360;
  const x = (radius * Math.sin(half)).toFixed(2);
  const y = (-radius * Math.cos(half)).toFixed(2);
  return `M0 0L-${x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`;
}
