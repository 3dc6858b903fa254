import type { PlinkoOutcome } from '@ordago/contracts/play';
import { useEffect, useState } from 'react';
import './plinko.css';

export interface PlinkoBoardProps {
  readonly rows: number;
  /** Hundredths of the stake, from the left. */
  readonly pays: readonly number[];
  readonly outcome: PlinkoOutcome | null;
  readonly isFalling: boolean;
}

const STEP_MS = 110;

/** Pegs, bins and the ball. The ball follows the path that was drawn; who wants no motion sees where it ended. */
export function PlinkoBoard({ rows, pays, outcome, isFalling }: PlinkoBoardProps) {
  const step = useFall(outcome);
  const width = rows + 2;
  const height = rows + 1.4;
  const rights = (outcome?.path ?? []).slice(0, step).reduce((sum, fall) => sum + fall, 0);
  const x = width / 2 + (rights - step / 2);
  const hasLanded = outcome !== null && step >= rows;
  return (
    <div className="game-panel rounded-card px-2 pt-3 pb-2">
      <svg viewBox={`0 0 ${width} ${height}`} className="block max-h-[52vh] w-full" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) =>
          Array.from({ length: row + 2 }, (_peg, peg) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a peg is its place.
            <circle key={`${row}:${peg}`} cx={width / 2 - (row + 1) / 2 + peg} cy={row + 1} r={0.1} fill="var(--peg)" />
          )),
        )}
        {outcome && !isFalling && (
          <circle
            className="plinko-ball"
            r={0.28}
            fill="var(--brand-fill)"
            stroke="var(--ball-edge)"
            strokeWidth={0.05}
            style={{ transform: `translate(${x}px, ${step + 0.55}px)`, transitionDuration: `${STEP_MS}ms` }}
          />
        )}
      </svg>
      <ol className="grid gap-0.5" style={{ gridTemplateColumns: `0.5fr repeat(${rows + 1}, 1fr) 0.5fr` }}>
        {pays.map((pay, bin) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place.
            key={bin}
            className="plinko-bin tabular grid min-h-8 place-items-center rounded-control text-[clamp(8px,1.9vmin,13px)] font-bold first:col-start-2"
            data-lit={hasLanded && outcome.bin === bin}
            style={{ '--heat': heatOf(bin, rows) } as React.CSSProperties}
          >
            {shortOf(pay)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Number of rows that the ball has fallen: all of them at once without motion. */
function useFall(outcome: PlinkoOutcome | null): number {
  const [step, setStep] = useState(outcome?.path.length ?? 0);
  useEffect(() => {
    const rows = outcome?.path.length ?? 0;
    if (rows === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return setStep(rows);
    setStep(0);
    let fallen = 0;
    const timer = setInterval(() => {
      fallen += 1;
      setStep(fallen);
      if (fallen >= rows) clearInterval(timer);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [outcome]);
  return step;
}

/** 0 in the middle, 1 at the edges. */
function heatOf(bin: number, rows: number): number {
  return Math.abs(bin - rows / 2) / (rows / 2);
}

function shortOf(hundredths: number): string {
  const multiple = hundredths / 100;
  return multiple >= 100 ? String(Math.floor(multiple)) : String(multiple);
}
