import { type FightEnd, type FightModel, fightOutlook } from '@ordago/pricing';
import type { FeedMarket, FeedRecordBody } from '@ordago/provider-protocols';
import type { Draw } from '../draws.ts';
import { type CalendarSport, STOPPED_SHARE, WALKOVER_SHARE } from './contest.ts';
import { quoted } from './quote.ts';

interface FightSport {
  readonly rounds: readonly number[];
  /** Chance that a round ends the fight. */
  readonly stops: number;
  readonly drawn: number;
  readonly methods: FightModel['methods'];
  readonly minutes: number;
}

const BOXING: FightSport = {
  rounds: [12, 10, 8],
  stops: 0.055,
  drawn: 0.06,
  minutes: 50,
  methods: [
    { method: 'knockout', chance: 0.36 },
    { method: 'technical-knockout', chance: 0.55 },
    { method: 'technical-decision', chance: 0.05 },
    { method: 'disqualification-or-refusal', chance: 0.04 },
  ],
};

const CAGE: FightSport = {
  rounds: [3, 3, 5],
  stops: 0.2,
  drawn: 0.02,
  minutes: 30,
  methods: [
    { method: 'knockout', chance: 0.22 },
    { method: 'technical-knockout', chance: 0.38 },
    { method: 'submission', chance: 0.36 },
    { method: 'disqualification-or-refusal', chance: 0.04 },
  ],
};

/** Fights: who wins, how, in which round, and whether it goes to the judges. */
export const FIGHTS: readonly CalendarSport[] = [
  ofFights('boxing', BOXING, 'people'),
  ofFights('mma', CAGE, 'people'),
  ofFights('e-ufc', { ...CAGE, minutes: 15 }, 'squads'),
];

function ofFights(slug: string, sport: FightSport, sides: CalendarSport['sides']): CalendarSport {
  return {
    slug,
    sides,
    minutes: sport.minutes,
    contest: (draw) => {
      const rounds = sport.rounds[Math.floor(draw() * sport.rounds.length)] ?? 3;
      const home = 0.25 + 0.5 * draw();
      const ends = fightOutlook({
        rounds,
        stopsInRound: sport.stops,
        home,
        drawn: sport.drawn,
        methods: sport.methods,
      });
      return { markets: () => marketsOf(ends, rounds), ...fought(ends, rounds, draw) };
    },
  };
}

const WORDS = { home: '1', away: '2', draw: 'x' } as const;

function marketsOf(ends: readonly FightEnd[], rounds: number): FeedMarket[] {
  const by = (outcomeOf: (end: FightEnd) => string | null) => {
    const chances = new Map<string, number>();
    for (const end of ends) {
      const outcome = outcomeOf(end);
      if (outcome !== null) chances.set(outcome, (chances.get(outcome) ?? 0) + end.chance);
    }
    return [...chances].sort(([a], [b]) => (a < b ? -1 : 1));
  };
  const isOver = ({ round, isPastHalf }: FightEnd, line: number) =>
    round > line + 0.5 || (round === line + 0.5 && isPastHalf);
  const lines = rounds > 5 ? [3.5, 5.5, 7.5] : [1.5, 2.5];
  return [
    ...quoted(
      'fight-winner',
      'ways=2',
      by(({ winner }) => (winner === 'draw' ? null : WORDS[winner])),
    ),
    ...quoted(
      'fight-winner',
      'ways=3',
      by(({ winner }) => WORDS[winner]),
    ),
    ...quoted(
      'fight-method',
      '',
      by(({ winner, method }) => (winner === 'draw' ? 'draw' : method)),
    ),
    ...quoted(
      'fight-winner-method',
      '',
      by(({ winner, method }) => (winner === 'draw' ? 'draw' : `${WORDS[winner]}/${method}`)),
    ),
    ...quoted(
      'fight-round',
      `rounds=${rounds}`,
      by(({ method, round }) => (method === 'points' ? 'points' : `${round}`)),
    ),
    ...lines.flatMap((line) =>
      quoted(
        'fight-rounds-total',
        `line=${line}`,
        by((end) => (isOver(end, line) ? 'over' : 'under')),
      ),
    ),
    ...quoted(
      'fight-distance',
      '',
      by(({ method }) => (method === 'points' ? 'yes' : 'no')),
    ),
  ];
}

/** The fight itself, drawn as its prices have it. */
function fought(ends: readonly FightEnd[], rounds: number, draw: Draw) {
  const fate = draw();
  const planned = { sort: 'fight', rounds_planned: rounds } as const;
  if (fate < WALKOVER_SHARE) {
    const record: FeedRecordBody = { ...planned, status: 'walkover' };
    return { record, ending: { kind: 'forfeit', by: 'walkover' } as const };
  }
  if (fate < WALKOVER_SHARE + STOPPED_SHARE / 2) {
    const round = 1 + Math.floor(draw() * rounds);
    const record: FeedRecordBody = { ...planned, status: 'abandoned', round, past_half_round: draw() < 0.5 };
    const isDeclared = draw() < 0.5;
    return {
      record,
      ending: isDeclared ? ({ kind: 'no-contest' } as const) : ({ kind: 'interrupted', played: null } as const),
    };
  }
  let rest = draw();
  const end = ends.find(({ chance }) => {
    rest -= chance;
    return rest < 0;
  });
  const { winner, method, round, isPastHalf } = end ?? (ends.at(-1) as FightEnd);
  const reported = { winner, method: method as 'points', round, past_half_round: isPastHalf };
  const record: FeedRecordBody = { ...planned, status: 'completed', ...reported };
  return { record };
}
