import {
  readShape,
  type VirtualFootballOutcome,
  virtualFootballOutcome,
  virtualFootballParameters,
} from '@ordago/contracts/play';
import { fixtureOf, footballOdds } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { ChoiceButton } from '@ordago/ui';
import { type ReactNode, useState } from 'react';
import { moodOf } from '../../shared/mood.ts';
import { PlaceButton } from '../../shared/place-button.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { useTurbo } from '../../shared/preferences/turbo.ts';
import { TableScreen } from '../../shared/table-screen.tsx';
import { type Table, useTable } from '../../shared/use-table.ts';
import { Scoreboard, useMatch } from './scoreboard.tsx';

const GOALS = [0, 1, 2, 3, 4];
const LINES = ['1.5', '2.5', '3.5'];

/** Virtual football: two teams of the league, fifty-odd markets, a match in seconds. */
export default function FootballGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const teams = readShape(virtualFootballParameters, session.game.engine.parameters)?.teams ?? [];
  const [home, setHome] = useState(() => firstTeam(session.game.id, teams.length));
  const [away, setAway] = useState((home + 5) % teams.length);
  const fixture = fixtureOf(home, away);
  const match = useMatch(useTurbo(session));
  const table = useTable({ address, session }, virtualFootballOutcome, {
    variant: { fixture },
    show: match.show,
    hide: match.clear,
  });
  const choose = (set: (team: number) => void) => (team: number) => {
    set(team);
    table.clear();
  };
  const names = { home: teams[home] ?? '', away: teams[away] ?? '' };
  return (
    <TableScreen
      address={address}
      session={session}
      mood={moodOf(session, 'jungle')}
      table={table}
      actionLabel={t('football.start')}
      hasTurbo
    >
      <div className="grid grid-cols-2 gap-2">
        <TeamPicker label={t('football.home')} teams={teams} team={home} other={away} onTeam={choose(setHome)} />
        <TeamPicker label={t('football.away')} teams={teams} team={away} other={home} onTeam={choose(setAway)} />
      </div>
      <Scoreboard {...names} match={match} isWaiting={table.rounds.isBusy} />
      <Markets table={table} odds={footballOdds(fixture)} {...names} />
    </TableScreen>
  );
}

/** Place of the team that a game begins with; it differs between the leagues of a studio. */
function firstTeam(id: string, teams: number): number {
  return [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % Math.max(1, teams);
}

function TeamPicker(props: {
  label: string;
  teams: readonly string[];
  team: number;
  other: number;
  onTeam: (team: number) => void;
}) {
  return (
    <div className="grid min-w-0 gap-1 text-12">
      <span aria-hidden="true">{props.label}</span>
      <ChoiceButton
        trigger={{
          className: 'game-input flex min-h-touch w-full items-center gap-2 rounded-control px-3 text-16 font-semibold',
          'aria-label': props.label,
        }}
        value={String(props.team)}
        options={props.teams.map((name, at) => ({ value: String(at), label: name, isDisabled: at === props.other }))}
        onChange={(team) => props.onTeam(Number(team))}
      />
    </div>
  );
}

interface MarketsProps {
  readonly table: Table<VirtualFootballOutcome>;
  readonly odds: Readonly<Record<string, number>>;
  readonly home: string;
  readonly away: string;
}

function Markets({ table, odds, home, away }: MarketsProps) {
  const t = useT('game');
  const place = (name: string, label: string) =>
    odds[name] === undefined ? null : (
      <PlaceButton key={name} table={table} place={name} label={label} returns={odds[name]} />
    );
  return (
    <div className="grid gap-2">
      <Market title={t('football.result')} columns="grid-cols-3">
        {place('home', home)}
        {place('draw', t('football.draw'))}
        {place('away', away)}
        {place('home-or-draw', '1X')}
        {place('home-or-away', '12')}
        {place('draw-or-away', 'X2')}
      </Market>
      <Market title={t('football.goals')} columns="grid-cols-2">
        {LINES.flatMap((line) => [
          place(`over-${line}`, t('football.over', { line })),
          place(`under-${line}`, t('football.under', { line })),
        ])}
        {place('both-score', t('football.bothScore'))}
        {place('not-both-score', t('football.notBothScore'))}
      </Market>
      <details className="game-panel rounded-card">
        <summary className="min-h-touch cursor-pointer px-3 py-3 text-14 font-semibold">{t('football.score')}</summary>
        <div className="grid grid-cols-5 gap-1 p-2 pt-0">
          {GOALS.flatMap((at) => GOALS.map((against) => place(`score-${at}-${against}`, `${at}-${against}`)))}
        </div>
      </details>
    </div>
  );
}

function Market({ title, columns, children }: { title: string; columns: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h2 className="text-12 font-semibold opacity-85">{title}</h2>
      <div className={`grid gap-1 ${columns}`}>{children}</div>
    </section>
  );
}
