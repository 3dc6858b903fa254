import type { VirtualFootballOutcome } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { useState } from 'react';
import { isCalm } from '../../shared/mood.ts';
import { turboMs } from '../../shared/preferences/turbo.ts';
import { pause } from '../../shared/use-rounds.ts';
import './pitch.css';

const MINUTES = 90;
/** A minute of the match, in milliseconds. */
const MINUTE_MS = 55;

export interface Match {
  /** Null before the kick-off. */
  readonly minute: number | null;
  readonly goals: VirtualFootballOutcome['goals'];
  show(outcome: VirtualFootballOutcome): Promise<void>;
  clear(): void;
}

/** Plays a match out minute by minute; who wants no motion sees its end. */
export function useMatch(isTurbo: boolean): Match {
  const [minute, setMinute] = useState<number | null>(null);
  const [goals, setGoals] = useState<VirtualFootballOutcome['goals']>([]);
  return {
    minute,
    goals: goals.filter((goal) => goal.minute <= (minute ?? 0)),
    show: async (outcome) => {
      setGoals(outcome.goals);
      for (let now = isCalm() ? MINUTES : 1; now <= MINUTES; now += 1) {
        setMinute(now);
        await pause(isCalm() ? 0 : turboMs(MINUTE_MS, isTurbo));
      }
    },
    clear: () => setMinute(null),
  };
}

/** Teams, score and minute, and who scored when. */
export function Scoreboard(props: { home: string; away: string; match: Match; isWaiting: boolean }) {
  const t = useT('game');
  const { home, away, match, isWaiting } = props;
  const { minute, goals } = match;
  const count = (side: 'home' | 'away') => (minute === null ? '–' : goals.filter((goal) => goal.side === side).length);
  const message = minute === MINUTES ? t('football.over90') : minute === null ? '' : t('football.minute', { minute });
  return (
    <section className="pitch grid gap-1 rounded-card p-3 text-center" aria-live="off">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
        <span className="truncate text-right text-16 font-extrabold">{home}</span>
        <span className="tabular rounded-control bg-scrim px-4 py-1 text-24 font-black" role="status">
          {count('home')} : {count('away')}
        </span>
        <span className="truncate text-left text-16 font-extrabold">{away}</span>
      </div>
      <p className="tabular min-h-5 text-12 font-semibold">
        {isWaiting && minute === null ? t('football.kickOff') : message}
      </p>
      <p className="tabular min-h-5 text-12">
        {goals.map(({ side, minute: at }) => `${at}′ ${side === 'home' ? home : away}`).join(' · ')}
      </p>
    </section>
  );
}
