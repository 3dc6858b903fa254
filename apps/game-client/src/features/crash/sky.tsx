import './crash.css';

export interface SkyProps {
  /** Null while nothing is known. */
  readonly phase: 'betting' | 'flying' | 'cashed' | 'over' | null;
  /** Hundredths. */
  readonly multiple: number;
  /** The large figure. (Default: the multiple) */
  readonly figure?: string;
  readonly caption: string;
}

/** The sky of a flight: its curve, and the multiple in large figures where the curve does not run. */
export function Sky({ phase, multiple, figure, caption }: SkyProps) {
  const at = headOf(multiple);
  const isFlown = phase === 'flying' || phase === 'cashed' || phase === 'over';
  return (
    <div
      className="crash-sky relative grid min-h-[clamp(210px,38vh,420px)] overflow-hidden rounded-dialog"
      data-phase={phase}
    >
      {isFlown && <Curve {...at} />}
      <div className="relative grid content-start justify-items-start gap-1 p-[clamp(16px,4vmin,36px)]">
        <span className="crash-multiple tabular text-[clamp(48px,14vmin,104px)] leading-none font-black">
          {figure ?? `${(multiple / 100).toFixed(2)}×`}
        </span>
        <span className="crash-caption text-14 font-semibold">{caption}</span>
      </div>
    </div>
  );
}

/** Position of the rocket, in hundredths of the picture: it grows with the logarithm, and never leaves the picture. */
function headOf(multiple: number): { readonly x: number; readonly y: number } {
  const share = 1 - 1 / (1 + Math.log(multiple / 100) * 0.9);
  return { x: 6 + share * 86, y: 91 - share ** 1.6 * 66 };
}

/** The curve is stretched to the frame; the rocket is not: it stays round whatever the frame's shape. */
function Curve({ x, y }: { x: number; y: number }) {
  const path = `M6 91 Q ${6 + (x - 6) * 0.62} 91 ${x} ${y}`;
  return (
    <>
      <svg className="absolute inset-0 size-full" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`${path} L ${x} 91 Z`} className="crash-area" />
        <path d={path} className="crash-curve" fill="none" strokeWidth={4} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="crash-head" style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true" />
    </>
  );
}
