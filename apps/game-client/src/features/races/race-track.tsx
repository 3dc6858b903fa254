/** Colours of the runners by number. */
const SILKS = ['#d22b3a', '#f4f1e8', '#1c6fd1', '#ffc629', '#1d8a4b', '#16191c', '#ff8a1f', '#e773b4'];
const DARK = new Set(['#d22b3a', '#1c6fd1', '#1d8a4b', '#16191c']);

/** A runner's number on its colour. */
export function Silk({ number }: { number: number }) {
  const colour = SILKS[(number - 1) % SILKS.length] ?? '#f4f1e8';
  return (
    <span
      className="tabular grid size-6 flex-none place-items-center rounded-pill text-12 font-black"
      style={{ backgroundColor: colour, color: DARK.has(colour) ? '#fff' : '#16191c' }}
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
 * The track. Decoration: the first three are said in words below; what the others do behind them is drawn for the eye
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
