import { crashMsUntil } from '@ordago/game-engines';
import { type CSSProperties, useRef, useState } from 'react';
import { isCalm } from '../../shared/mood.ts';
import { useBox } from '../../shared/use-box.ts';
import { useFrames } from '../../shared/use-frames.ts';
import { type CrashPicture, crashPicture, type Kept } from './crash-picture.ts';
import { Burst, Rocket, Scenery } from './crash-scenery.tsx';
import './crash-board.css';

export interface CrashBoardProps {
  /** Null while nothing is known. */
  readonly phase: 'betting' | 'flying' | 'over' | 'cashed' | null;
  /** Multiple that is shown, in hundredths. */
  readonly multiple: number;
  readonly caption: string;
  /** Time until the start, in milliseconds; null where no clock runs. (Default: null) */
  readonly startsInMs?: number | null;
  /** Multiple at which the player left, in hundredths, and its words. (Default: none) */
  readonly mark?: { readonly multiple: number; readonly label: string } | null;
  /** Space that something else lies over. (Default: none) */
  readonly kept?: Kept;
}

const NOTHING_KEPT: Kept = { right: 0, bottom: 0 };

/** A rocket on its line over the hills, in the pixels of the board: axes, line and rocket have one measure. */
export function CrashBoard(board: CrashBoardProps) {
  const { phase, multiple, caption, startsInMs = null, mark = null, kept = NOTHING_KEPT } = board;
  const [frame, { width, height }] = useBox<HTMLDivElement>({ width: 854, height: 522 });
  const isFlown = phase === 'flying' || phase === 'cashed' || phase === 'over';
  const smoothMs = useFlownMs(phase === 'flying', multiple);
  const picture = crashPicture({ width, height, flownMs: isFlown ? smoothMs : 0, kept });
  const text = `${(multiple / 100).toFixed(2)}×`;
  const isCounting = phase === 'betting' && startsInMs !== null;
  return (
    <div ref={frame} className="crash-board" data-phase={phase}>
      <Scenery groundPx={height - picture.ground} />
      <svg className="crash-flight" width={width} height={height} aria-hidden="true">
        <defs>
          <linearGradient id="flight-area" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--flight-fill)" stopOpacity={0.42} />
            <stop offset="1" stopColor="var(--flight-fill)" stopOpacity={0.03} />
          </linearGradient>
        </defs>
        <Axes picture={picture} />
        {isFlown && (
          <>
            <path d={picture.area} fill="url(#flight-area)" />
            <path d={picture.line} className="flight-line" />
          </>
        )}
        {isFlown && mark && mark.multiple <= multiple && <Mark picture={picture} {...mark} />}
        <Head picture={picture} phase={phase} />
      </svg>
      {isCounting ? (
        <Countdown leftMs={startsInMs} caption={caption} />
      ) : (
        <div className="crash-says" style={{ '--signs': text.length } as CSSProperties}>
          {phase !== null && <span className="crash-figure">{text}</span>}
          <span className="crash-words">{caption}</span>
        </div>
      )}
    </div>
  );
}

function Axes({ picture: { left, right, ground, multiples, seconds } }: { picture: CrashPicture }) {
  return (
    <g className="flight-axes">
      {multiples.map(({ at, text }, index) => (
        <g key={text} data-ground={index === 0}>
          <path d={`M${left} ${at.toFixed(1)}H${right}`} />
          <text x={left - 8} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {seconds.map(({ at, text }) => (
        <text key={text} className="flight-second" x={at} y={ground + 19} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}

function Head({ picture: { head, scale }, phase }: { picture: CrashPicture; phase: CrashBoardProps['phase'] }) {
  if (phase === 'over') return <Burst {...head} scale={scale} />;
  const isFlying = phase === 'flying' || phase === 'cashed';
  // Before the start it stands on the ground, beside the figures of the axes.
  const stands = isFlying ? { x: 0, y: 0 } : { x: 44 * scale, y: -40 * scale };
  return (
    <g
      transform={`translate(${(head.x + stands.x).toFixed(1)} ${(head.y + stands.y).toFixed(1)}) rotate(${head.heading.toFixed(1)}) scale(${scale.toFixed(3)})`}
    >
      <Rocket hasFlame={isFlying} />
    </g>
  );
}

/** Where the player left the flight. */
function Mark({ picture, multiple, label }: { picture: CrashPicture; multiple: number; label: string }) {
  const { x, y } = picture.placeOf(multiple);
  const half = 14 + label.length * 4.2;
  return (
    <g className="flight-mark">
      <path d={`M${x.toFixed(1)} ${y.toFixed(1)}V${picture.ground}`} />
      <circle cx={x} cy={y} r={6.5} />
      <g transform={`translate(${Math.max(picture.left + half, x).toFixed(1)} ${(y - 30).toFixed(1)})`}>
        <rect x={-half} y={-15} width={2 * half} height={30} rx={15} />
        <text y={5} textAnchor="middle">
          {label}
        </text>
      </g>
    </g>
  );
}

/** Circumference of the ring. */
const AROUND = 2 * Math.PI * 45;

function Countdown({ leftMs, caption }: { leftMs: number; caption: string }) {
  // The clock began where it was seen first: its ring is whole there.
  const [wholeMs, setWhole] = useState(leftMs);
  if (leftMs > wholeMs) setWhole(leftMs);
  const left = Math.max(0, leftMs);
  return (
    <div className="crash-count">
      <div className="crash-ring">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle r={45} cx={50} cy={50} className="crash-ring-track" />
          <circle
            r={45}
            cx={50}
            cy={50}
            className="crash-ring-left"
            strokeDasharray={AROUND}
            strokeDashoffset={AROUND * (1 - left / Math.max(1, wholeMs))}
          />
        </svg>
        <b>{Math.ceil(left / 1_000)}</b>
      </div>
      <span className="crash-words">{caption}</span>
    </div>
  );
}

/**
 * Time of the flight, in milliseconds: between two hundredths of the multiple it goes on by its own clock, and never beyond what
 * the multiple allows.
 */
function useFlownMs(isFlying: boolean, multiple: number): number {
  const least = crashMsUntil(Math.max(100, multiple));
  const most = crashMsUntil(Math.max(100, multiple) + 1);
  const [ms, setMs] = useState(least);
  const last = useRef<number | null>(null);
  useFrames(isFlying && !isCalm(), (now) => {
    const passed = now - (last.current ?? now);
    last.current = now;
    setMs((known) => Math.min(most, Math.max(least, known + passed)));
  });
  return isFlying ? Math.min(most, Math.max(least, ms)) : least;
}
