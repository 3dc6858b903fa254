import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isCalm } from '../../shared/mood.ts';
import { useBox } from '../../shared/use-box.ts';
import { useFrames } from '../../shared/use-frames.ts';
import { ballAt, fallMs } from './ball-path.ts';
import { type Bin, type PlinkoPicture, pegsOf, plinkoPicture } from './plinko-picture.ts';
import './plinko.css';

/** One ball, once its round is known. */
export interface PlinkoDrop {
  /** Name of the round: a ball with another one is another ball. */
  readonly key: string;
  /** 0 to the left, 1 to the right, row by row. */
  readonly path: readonly number[];
  readonly bin: number;
}

export interface PlinkoBoardProps {
  readonly rows: number;
  /** Returns of the bins, in hundredths of the stake, from the left. */
  readonly pays: readonly number[];
  /** The newest ball; it falls from the moment it is given. Null for none. */
  readonly drop: PlinkoDrop | null;
  /** Called once for each ball, when it rests in its bin: the round may be shown. */
  readonly onLanded: (key: string) => void;
  /** A third of the time. (Default: false) */
  readonly isTurbo?: boolean;
}

interface Ball extends PlinkoDrop {
  readonly since: number;
  readonly lastsMs: number;
  readonly hasLanded: boolean;
}

const TURBO = 0.35;
/** Least size of the writing on a bin, in pixels: where it would be smaller it stands upright in a higher bin. */
const LEGIBLE_PX = 9;
const UPRIGHT_HEIGHT = 62;

/** Pegs, bins and balls in one picture. A ball starts when its round is known; several may fall at once. */
export function PlinkoBoard({ rows, pays, drop, onLanded, isTurbo = false }: PlinkoBoardProps) {
  const [frame, box] = useBox<HTMLDivElement>({ width: 540, height: 400 });
  const ratio = box.height / box.width;
  const picture = useMemo(() => pictureFor(rows, ratio, box.width), [rows, ratio, box.width]);
  const { balls, lit, marks } = useBalls({ picture, drop, onLanded, pace: isTurbo ? TURBO : 1 });
  return (
    <div ref={frame} className="plinko-board">
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} className="plinko-picture" aria-hidden="true">
        <Paints />
        <Field picture={picture} />
        {picture.bins.map((bin, index) => (
          <BinPlate key={bin.x} bin={bin} pay={pays[index] ?? 0} index={index} isLit={lit === index} />
        ))}
        {balls.map(({ key, bin }) => (
          <g key={key} ref={marks(key)} data-ball={bin}>
            <circle className="plinko-spark" r={picture.pegRadius * 1.7} />
            <g className="plinko-ball">
              <circle r={picture.ballRadius} fill="url(#plinko-gold)" className="plinko-ball-disc" />
              <path d="M0 -6L1.7 -1.7L6 0L1.7 1.7L0 6L-1.7 1.7L-6 0L-1.7 -1.7Z" className="plinko-ball-star" />
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The picture for a board: with bins that are high enough to be read. */
function pictureFor(rows: number, ratio: number, width: number): PlinkoPicture {
  const low = plinkoPicture(rows, ratio);
  const scale = Math.min(width / low.width, (width * ratio) / low.height);
  return LABEL_SIZE * scale < LEGIBLE_PX ? plinkoPicture(rows, ratio, UPRIGHT_HEIGHT) : low;
}

function Paints() {
  return (
    <defs>
      <radialGradient id="plinko-gold" cx=".36" cy=".3" r=".8">
        <stop offset="0" stopColor="var(--ball-shine)" />
        <stop offset=".4" stopColor="var(--ball-gold)" />
        <stop offset="1" stopColor="var(--ball-deep)" />
      </radialGradient>
    </defs>
  );
}

/** Still parts: the chute and the pegs. */
function Field({ picture }: { picture: PlinkoPicture }) {
  const { width, pegRadius } = picture;
  const x = width / 2;
  return (
    <>
      <path className="plinko-chute" d={`M${x - 22} 2H${x + 22}L${x + 14} 24H${x - 14}Z`} />
      {pegsOf(picture).map((peg) => (
        <circle key={peg.key} className="plinko-peg" cx={peg.x} cy={peg.y} r={pegRadius} />
      ))}
    </>
  );
}

const LABEL_SIZE = 14.5;

function BinPlate({ bin, pay, index, isLit }: { bin: Bin; pay: number; index: number; isLit: boolean }) {
  const { x, y, width, height, centre } = bin;
  const isUpright = height === UPRIGHT_HEIGHT;
  const text = timesText(pay);
  const middle = y + height / 2;
  return (
    <g className="plinko-bin" data-bin={index} data-pays={heatOf(pay)} data-lit={isLit}>
      <rect className="plinko-bin-shade" x={x} y={y + 3} width={width} height={height} rx={7} />
      <rect className="plinko-bin-plate" x={x} y={y} width={width} height={height} rx={7} />
      <text
        x={centre}
        y={middle}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={isUpright ? 22 : text.length > 3 ? LABEL_SIZE - 1.5 : LABEL_SIZE}
        transform={isUpright ? `rotate(-90 ${centre} ${middle})` : undefined}
      >
        {text}
      </text>
    </g>
  );
}

/** The balls on the board, the bin that the last one fell into, and where the parts of each ball are kept. */
function useBalls(board: {
  picture: PlinkoPicture;
  drop: PlinkoDrop | null;
  onLanded: (key: string) => void;
  pace: number;
}) {
  const { picture, drop } = board;
  const [balls, setBalls] = useState<readonly Ball[]>([]);
  const parts = useRef(new Map<string, SVGGElement>());
  const reported = useRef(new Set<string>());
  const place = (ball: Ball, now: number) => {
    const progress = ball.hasLanded ? 1 : (now - ball.since) / ball.lastsMs;
    const part = parts.current.get(ball.key);
    if (part && ball.path.length === picture.rows) paint(part, picture, ball, progress);
  };
  const land = (ball: Ball) => {
    // A frame may come before the balls that it set are drawn.
    if (reported.current.has(ball.key)) return;
    reported.current.add(ball.key);
    setBalls((all) => all.map((one) => (one.key === ball.key ? { ...one, hasLanded: true } : one)));
    board.onLanded(ball.key);
  };
  const release = useEffectEvent((next: PlinkoDrop) => {
    const lastsMs = isCalm() ? 0 : fallMs(next.path.length) * board.pace;
    const ball = { ...next, since: performance.now(), lastsMs, hasLanded: lastsMs === 0 };
    reported.current.delete(next.key);
    setBalls((all) => [...all.filter((one) => !one.hasLanded && one.key !== next.key), ball]);
    if (ball.hasLanded) board.onLanded(ball.key);
  });
  const settle = useEffectEvent(() => {
    for (const ball of balls) {
      const isOfOtherBoard = ball.path.length !== picture.rows;
      if (isOfOtherBoard && !ball.hasLanded) land(ball);
      else place(ball, performance.now());
    }
  });
  const key = drop?.key ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ball is its key; the same one is not dropped twice.
  useEffect(() => {
    if (drop !== null) release(drop);
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the balls are placed anew on another picture.
  useEffect(() => settle(), [picture, balls]);
  useFrames(
    balls.some((ball) => !ball.hasLanded),
    (now) => {
      for (const ball of balls) {
        if (ball.hasLanded) continue;
        place(ball, now);
        if (now - ball.since >= ball.lastsMs) land(ball);
      }
    },
  );
  const shown = balls.filter((ball) => ball.path.length === picture.rows);
  const last = shown.at(-1);
  const marks = (ball: string) => (part: SVGGElement | null) => {
    if (part) parts.current.set(ball, part);
    else parts.current.delete(ball);
  };
  return { balls: shown, lit: last?.hasLanded ? last.bin : null, marks };
}

/** Puts a ball where it is, and lights the peg that it has just touched. */
function paint(part: SVGGElement, picture: PlinkoPicture, { path }: PlinkoDrop, progress: number) {
  const spot = ballAt(picture, path, progress);
  const [spark, ball] = part.children;
  ball?.setAttribute('transform', `translate(${spot.x} ${spot.y})`);
  const isLit = spot.row >= 0 && spot.row < picture.rows && spot.part < 0.8;
  spark?.setAttribute('opacity', isLit ? String(1 - spot.part / 0.8) : '0');
  if (!isLit) return;
  const rights = path.slice(0, spot.row).reduce((sum, fall) => sum + fall, 0);
  spark?.setAttribute('transform', `translate(${picture.pegX(spot.row, rights)} ${picture.rowY(spot.row)})`);
}

/** Colour of a bin by what it pays. */
function heatOf(pay: number): 'less' | 'even' | 'more' | 'high' | 'top' {
  if (pay >= 1_000) return 'top';
  if (pay >= 300) return 'high';
  if (pay >= 130) return 'more';
  return pay >= 100 ? 'even' : 'less';
}

/** Hundredths as four signs at most: `0.35`, `12.5`, `1000`. */
function timesText(hundredths: number): string {
  const times = hundredths / 100;
  return times >= 100 ? String(Math.floor(times)) : String(times);
}
