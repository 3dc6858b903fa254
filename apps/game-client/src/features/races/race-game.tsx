import {
  type HorseRaceOutcome,
  horseRaceOutcome,
  horseRaceParameters,
  type RaceCard,
  readShape,
} from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { ChoiceButton } from '@ordago/ui';
import { useState } from 'react';
import { isCalm, moodOf } from '../../shared/mood.ts';
import { PlaceButton } from '../../shared/place-button.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { turboMs, useTurbo } from '../../shared/preferences/turbo.ts';
import { TableScreen } from '../../shared/table-screen.tsx';
import { pause } from '../../shared/use-rounds.ts';
import { type Table, useTable } from '../../shared/use-table.ts';
import { RaceTrack, Silk } from './race-track.tsx';
import './races.css';

const KINDS = ['win', 'place', 'show'] as const;
/** Duration of a race, in milliseconds. */
const RACE_MS = 4_200;

/** A race: cards to choose from, odds on every runner, and the first three home. */
export default function RaceGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const [cards] = useState(() => readShape(horseRaceParameters, session.game.engine.parameters)?.races ?? []);
  const [race, setRace] = useState(0);
  const [running, setRunning] = useState<readonly number[] | null>(null);
  const raceMs = turboMs(RACE_MS, useTurbo(session));
  const show = async ({ finish }: HorseRaceOutcome) => {
    setRunning(finish);
    await pause(isCalm() ? 0 : raceMs);
  };
  const table = useTable({ address, session }, horseRaceOutcome, {
    variant: { race },
    show,
    hide: () => setRunning(null),
  });
  const card = cards[race];
  if (!card) return null;
  const choose = (next: number) => {
    setRace(next);
    table.clear();
  };
  return (
    <TableScreen
      address={address}
      session={session}
      mood={moodOf(session, 'jungle')}
      table={table}
      actionLabel={t('race.start')}
      outcomeNote={
        table.outcome &&
        t('race.finish', { first: nameAt(table, 0), second: nameAt(table, 1), third: nameAt(table, 2) })
      }
      hasTurbo
      isWide
    >
      <div className="grid min-w-0 content-start gap-2 tablet:gap-1 tablet:col-start-1 tablet:row-start-1">
        <div className="race-cards -mx-1 flex gap-1.5 overflow-x-auto p-1">
          {cards.map((_, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its number.
              key={at}
              type="button"
              className="game-key min-h-touch flex-none rounded-pill px-4 text-14 font-semibold aria-pressed:outline-2 aria-pressed:outline-brand-fill"
              aria-pressed={race === at}
              onClick={() => choose(at)}
            >
              {t('race.card', { number: at + 1 })}
            </button>
          ))}
        </div>
        <RaceTrack runners={card.runners} finish={running} runMs={raceMs} />
      </div>
      <Odds table={table} card={card} />
      <InOrder table={table} card={card} />
    </TableScreen>
  );
}

function nameAt({ outcome }: Table<HorseRaceOutcome>, at: number): string {
  return `${outcome?.finish[at] ?? ''} ${outcome?.names[at] ?? ''}`;
}

function Odds({ table, card }: { table: Table<HorseRaceOutcome>; card: RaceCard }) {
  const t = useT('game');
  return (
    <div className="race-card game-panel grid content-start gap-1 rounded-card p-2 tablet:col-start-2 tablet:row-span-2 tablet:row-start-1">
      <div className="race-row text-12 font-semibold opacity-85">
        <span />
        {KINDS.map((kind) => (
          <span key={kind} className="text-center">
            {t(`race.${kind}`)}
          </span>
        ))}
      </div>
      {card.runners.map((name, at) => (
        <div key={name} className="race-row">
          <span className="flex min-w-0 items-center gap-2 text-14 font-semibold">
            <Silk number={at + 1} />
            <span className="truncate">{name}</span>
          </span>
          {KINDS.map((kind) => (
            <PlaceButton
              key={kind}
              table={table}
              place={`${kind}-${at + 1}`}
              label={t('race.bet', { kind: t(`race.${kind}`), name })}
            >
              <span className="tabular">{((card.odds[`${kind}-${at + 1}`] ?? 0) / 100).toFixed(2)}</span>
            </PlaceButton>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The first two or three in order: a runner for each, and a place for either bet. */
function InOrder({ table, card }: { table: Table<HorseRaceOutcome>; card: RaceCard }) {
  const t = useT('game');
  const [picked, setPicked] = useState<readonly number[]>([1, 2, 3]);
  const [first = 1, second = 2, third = 3] = picked;
  // The runner whose place was chosen takes the place that it leaves.
  const pick = (at: number, runner: number) =>
    setPicked(picked.map((old, place) => (place === at ? runner : old === runner ? (picked[at] ?? old) : old)));
  const tricast = card.tricasts[first - 1]?.[second - 1]?.[third - 1] ?? 0;
  const forecast = `forecast-${first}-${second}`;
  return (
    <div className="race-card game-panel grid content-start gap-2 rounded-card p-2 tablet:gap-1 tablet:col-start-1 tablet:row-span-2 tablet:row-start-2">
      <div className="grid grid-cols-3 gap-2">
        {picked.map((runner, at) => {
          const place = t(`race.order.${at === 0 ? 'first' : at === 1 ? 'second' : 'third'}`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order is its number.
            <div key={at} className="grid min-w-0 gap-1 text-12">
              <span aria-hidden="true">{place}</span>
              <ChoiceButton
                trigger={{
                  className:
                    'game-input flex min-h-touch w-full min-w-0 items-center gap-1 rounded-control px-2 text-14',
                  'aria-label': place,
                }}
                value={String(runner)}
                options={card.runners.map((name, number) => ({
                  value: String(number + 1),
                  label: `${number + 1} ${name}`,
                }))}
                onChange={(value) => pick(at, Number(value))}
              />
            </div>
          );
        })}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <PlaceButton table={table} place={forecast} label={t('race.forecast')} returns={card.odds[forecast]} />
        {tricast === 0 ? (
          <p className="grid place-content-center text-center text-12 opacity-85">{t('race.notOffered')}</p>
        ) : (
          <PlaceButton
            table={table}
            place={`tricast-${first}-${second}-${third}`}
            label={t('race.tricast')}
            returns={tricast}
          />
        )}
      </div>
    </div>
  );
}
