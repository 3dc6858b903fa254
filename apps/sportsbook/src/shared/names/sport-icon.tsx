import { ANY_SPORT, SPORT_MARKS } from '../data/sport-marks.ts';

/** The screen that sports on a computer are played on. */
const SCREEN = 'M3 4h18v13H3zM9 21h6M12 17v4';
/** Their slugs, where the mark bears another name. */
const PLAYED_AS: Readonly<Record<string, string>> = {
  'e-hockey': 'ice-hockey',
  'e-ufc': 'mma',
  'virtual-football-league': 'football',
};

/** Drawing of a sport. */
export interface SportMark {
  readonly path: string;
  /** True while it is on a screen. */
  readonly isOnScreen: boolean;
}

/** The mark of a sport by its slug; a medal for one that a later server adds. */
export function sportMarkOf(sport: string): SportMark {
  const own = SPORT_MARKS[sport];
  if (own !== undefined) return { path: own, isOnScreen: false };
  const played = SPORT_MARKS[PLAYED_AS[sport] ?? sport.replace(/^e-/, '')];
  return played === undefined ? { path: ANY_SPORT, isOnScreen: false } : { path: played, isOnScreen: true };
}

/** The mark of a sport. Decoration beside its name. */
export function SportIcon({ sport, size = 18 }: { sport: string; size?: number }) {
  const { path, isOnScreen } = sportMarkOf(sport);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="flex-none"
      aria-hidden="true"
      focusable="false"
    >
      {isOnScreen && <path d={SCREEN} />}
      <path d={path} {...(isOnScreen && { transform: 'translate(6.3 4.8) scale(0.475)', strokeWidth: 2.75 })} />
    </svg>
  );
}
