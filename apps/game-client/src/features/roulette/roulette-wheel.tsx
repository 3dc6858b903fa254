import { rouletteColour } from '@ordago/game-engines';
import { memo, useRef } from 'react';
import { useSpin } from '../../shared/use-spin.ts';
import { WHEEL_MOTION, type WheelPose } from './wheel-motion.ts';
import { POCKET, WHEEL_ORDER } from './wheel-order.ts';
import './roulette-wheel.css';

export interface RouletteWheelProps {
  /** Number of the newest spin; null until it is known, and when there was none. */
  readonly result: number | null;
  /** Number of the spin: the wheel starts when it grows. */
  readonly spin: number;
  /** True from the click until the answer is there. */
  readonly isAsking: boolean;
  /** Called when the ball lies in the pocket of the result. */
  readonly onStopped?: () => void;
  /** Less than half of the time. (Default: false) */
  readonly isTurbo?: boolean;
}

/** From the click to the ball at rest, in milliseconds, at the least. */
const SPIN_MS = { plain: 5_200, turbo: 2_200 };

/** The European wheel: it turns while the answer is under way, and the ball ends in the pocket of the result. */
export function RouletteWheel({ result, spin, isAsking, onStopped, isTurbo = false }: RouletteWheelProps) {
  const rotor = useRef<SVGGElement>(null);
  const ball = useRef<SVGGElement>(null);
  const lastsMs = isTurbo ? SPIN_MS.turbo : SPIN_MS.plain;
  const spinning = { spin, isAsking, stop: result, lastsMs, pace: SPIN_MS.plain / lastsMs, onStopped };
  useSpin(WHEEL_MOTION, spinning, (pose: WheelPose) => {
    rotor.current?.setAttribute('transform', `rotate(${pose.rotor.toFixed(3)})`);
    ball.current?.setAttribute(
      'transform',
      `rotate(${(pose.rotor + pose.ball).toFixed(3)}) translate(0 ${-pose.radius})`,
    );
  });
  return (
    <svg viewBox="-212 -208 424 428" className="roulette-wheel" aria-hidden="true">
      <Bowl />
      <g ref={rotor} data-part="rotor">
        <Rotor />
      </g>
      <g ref={ball} data-part="ball">
        <ellipse cx={1.5} cy={2.5} rx={8} ry={7.5} fill="var(--wheel-shade)" />
        <circle r={7.8} fill="url(#wheel-ivory)" />
      </g>
      <path d="M-150 -120A192 192 0 0 1 -50 -186A210 210 0 0 0 -150 -120Z" fill="var(--wheel-shine)" />
    </svg>
  );
}

/** Still parts: the wooden bowl with its track and its eight deflectors. */
const Bowl = memo(function Bowl() {
  return (
    <>
      <defs>
        <radialGradient id="wheel-wood">
          <stop offset=".72" stopColor="var(--wood-dark)" />
          <stop offset=".83" stopColor="var(--wood)" />
          <stop offset=".9" stopColor="var(--wood-mid)" />
          <stop offset="1" stopColor="var(--wood-deep)" />
        </radialGradient>
        <radialGradient id="wheel-cone" cx=".38" cy=".32" r=".8">
          <stop offset="0" stopColor="var(--wood-light)" />
          <stop offset=".55" stopColor="var(--wood-mid)" />
          <stop offset="1" stopColor="var(--wood-deep)" />
        </radialGradient>
        <radialGradient id="wheel-brass" cx=".36" cy=".3" r=".8">
          <stop offset="0" stopColor="var(--brass-shine)" />
          <stop offset=".4" stopColor="var(--brass)" />
          <stop offset="1" stopColor="var(--brass-deep)" />
        </radialGradient>
        <radialGradient id="wheel-ivory" cx=".35" cy=".3" r=".75">
          <stop offset="0" stopColor="var(--ivory)" />
          <stop offset=".6" stopColor="var(--ivory-mid)" />
          <stop offset="1" stopColor="var(--ivory-deep)" />
        </radialGradient>
      </defs>
      <ellipse cy={10} rx={206} ry={204} fill="var(--wheel-shade)" />
      <circle r={206} fill="url(#wheel-wood)" />
      <circle r={204} fill="none" stroke="var(--wood-edge)" strokeWidth={2.5} opacity={0.7} />
      <circle r={178} fill="var(--wood-track)" />
      <circle r={176} fill="none" stroke="var(--brass-mid)" strokeWidth={1.5} opacity={0.6} />
      {EIGHTHS.map((at) => (
        <path
          key={at}
          d="M0 -8L5 0L0 8L-5 0Z"
          fill="url(#wheel-brass)"
          transform={`rotate(${at * 45 + 22.5}) translate(0 -186) rotate(${at % 2 === 0 ? 0 : 90})`}
        />
      ))}
    </>
  );
});

const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7];
const POCKET_PATH = ring(92, 158);
const SHADE_PATH = ring(92, 116);

/** Turning parts: the pockets in their order, the cone and the turret. */
const Rotor = memo(function Rotor() {
  return (
    <>
      <circle r={161} fill="var(--brass-mid)" />
      {WHEEL_ORDER.map((number, at) => (
        <g key={number} transform={`rotate(${at * POCKET})`} data-number={number}>
          <path d={POCKET_PATH} fill={`var(--pocket-${rouletteColour(number)})`} />
          <path d={SHADE_PATH} fill="var(--pocket-deep)" />
          <path d="M0 -92V-158" transform={`rotate(${-POCKET / 2})`} stroke="var(--brass)" strokeWidth={1.3} />
          <text y={-131} textAnchor="middle" fontSize={18.5} fontWeight={800} fill="var(--pocket-ink)">
            {number}
          </text>
        </g>
      ))}
      <circle r={158.5} fill="none" stroke="var(--brass)" strokeWidth={2.5} />
      <circle r={116} fill="none" stroke="var(--brass)" strokeWidth={1.6} />
      <circle r={92} fill="url(#wheel-cone)" stroke="var(--brass)" strokeWidth={2.5} />
      {EIGHTHS.map((at) => (
        <path
          key={at}
          d="M0 -88L16 -30H-16Z"
          fill="var(--wheel-shade)"
          opacity={0.4}
          transform={`rotate(${at * 45})`}
        />
      ))}
      <circle r={44} fill="url(#wheel-brass)" />
      <circle r={37} fill="var(--brass-ink)" />
      <circle r={34} fill="url(#wheel-brass)" />
      {[45, 135, 225, 315].map((at) => (
        <g key={at} transform={`rotate(${at})`}>
          <rect x={-4.5} y={-72} width={9} height={46} rx={4} fill="url(#wheel-brass)" />
          <circle cy={-72} r={8.5} fill="url(#wheel-brass)" />
        </g>
      ))}
      <path d="M0 -25L7 -7L25 0L7 7L0 25L-7 7L-25 0L-7 -7Z" fill="var(--brass-ink)" />
    </>
  );
});

/** A pocket around the top of the wheel, between two distances from the axle. */
function ring(inner: number, outer: number): string {
  const half = (POCKET * Math.PI) / 360;
  const spot = (radius: number, side: number) =>
    `${(side * radius * Math.sin(half)).toFixed(2)} ${(-radius * Math.cos(half)).toFixed(2)}`;
  return `M${spot(outer, -1)}A${outer} ${outer} 0 0 1 ${spot(outer, 1)}L${spot(inner, 1)}A${inner} ${inner} 0 0 0 ${spot(inner, -1)}Z`;
}
