import { classNames } from '../class-names.ts';

export interface ProgressBarProps {
  /** Part done, 0 to 1; clamped. */
  part: number;
  /** Name of the measured quantity. */
  label: string;
  /** The state in words, with both numbers: "5 584 of 14 000 MXN". */
  valueText?: string;
  /** (Default: brand) */
  tone?: 'brand' | 'positive';
}

/** Progress of something. The numbers are beside it in the page; the bar repeats them for the eye. */
export function ProgressBar({ part, label, valueText, tone = 'brand' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, Number.isFinite(part) ? part : 0)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className="h-1.5 overflow-hidden rounded-pill bg-line"
    >
      <div
        className={classNames(
          'h-full rounded-pill transition-[width] duration-enter',
          tone === 'brand' ? 'bg-brand-fill' : 'bg-positive',
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

/** Steps of a short form: "Step 1 of 2" is under it in words. */
export function StepBar({ step, steps, label }: { step: number; steps: number; label: string }) {
  return (
    <div role="img" aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1.5">
      {Array.from({ length: steps }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
        <span key={at} className={classNames('h-1 rounded-pill', at < step ? 'bg-brand-fill' : 'bg-line')} />
      ))}
    </div>
  );
}
