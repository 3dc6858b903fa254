import './races.css';

/** Colours of the runners, in the order of their numbers; numbers are white on the dark ones. */
const SILKS = [
  { colour: 'var(--silk-red)', isDark: true },
  { colour: 'var(--silk-white)', isDark: false },
  { colour: 'var(--silk-blue)', isDark: true },
  { colour: 'var(--silk-yellow)', isDark: false },
  { colour: 'var(--silk-green)', isDark: true },
  { colour: 'var(--silk-black)', isDark: true },
  { colour: 'var(--silk-orange)', isDark: false },
  { colour: 'var(--silk-pink)', isDark: false },
];

/** A runner's number on its colour. */
export function Silk({ number }: { number: number }) {
  const silk = SILKS[(number - 1) % SILKS.length];
  return (
    <span
      className="tabular grid size-6 flex-none place-items-center rounded-pill text-12 font-black"
      style={{ backgroundColor: silk?.colour, color: silk?.isDark ? 'var(--on-art)' : 'var(--silk-ink)' }}
    >
      {number}
    </span>
  );
}

export interface RaceTrackProps {
  readonly runners: readonly string[];
  /** Numbers of the first three home; null before the start. */
  readonly finish: readonly number[] | null;
  readonly runMs: number;
}

/**
 * The track. Decoration: the first three are named in words below; the positions behind them are drawn for the eye
 * alone.
 */
export function RaceTrack({ runners, finish, runMs }: RaceTrackProps) {
  return (
    <div className="race-track" aria-hidden="true">
      {runners.map((name, at) => {
        const rank = finish === null ? -1 : finish.indexOf(at + 1);
        const share = finish === null ? 0 : rank >= 0 ? 100 - rank * 4 : 84 - ((at * 7) % 5) * 5;
        return (
          <div key={name} className="race-lane">
            <span
              className="race-runner"
              style={{
                left: `calc(${share}% * 0.9)`,
                transitionDuration: finish === null ? '0ms' : `${runMs}ms`,
                transitionTimingFunction: PACES[at % PACES.length],
              }}
            >
              <Silk number={at + 1} />
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Some start fast, some come from behind. */
const PACES = [
  'cubic-bezier(0.3, 0.35, 0.6, 0.9)',
  'cubic-bezier(0.55, 0.2, 0.6, 0.95)',
  'cubic-bezier(0.2, 0.5, 0.7, 0.8)',
  'cubic-bezier(0.45, 0.4, 0.5, 0.7)',
];
