import { type NumberDrawOutcome, numberDrawOutcome, placeReturns, readShape } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import type { ReactNode } from 'react';
import { moodOf } from '../../shared/mood.ts';
import { PlaceButton } from '../../shared/place-button.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { TableScreen } from '../../shared/table-screen.tsx';
import { type Table, useTable } from '../../shared/use-table.ts';
import './number-draw.css';

/** Time in which the five balls are drawn, in ms. */
const DRAW_MS = 1_500;
const NUMBERS = Array.from({ length: 36 }, (_, at) => at + 1);
const HALVES = [
  ['first-odd', 'draw.firstOdd'],
  ['first-even', 'draw.firstEven'],
  ['first-low', 'draw.firstLow'],
  ['first-high', 'draw.firstHigh'],
  ['sum-under', 'draw.sumUnder'],
  ['sum-over', 'draw.sumOver'],
] as const;

/** A draw of five balls, and its fixed bets: a ball, the first one, how many are odd, their sum. */
export default function NumberDrawGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const table = useTable({ address, session }, numberDrawOutcome, { showMs: DRAW_MS });
  const returns = readShape(placeReturns, session.game.engine.parameters)?.returnHundredths;
  return (
    <TableScreen
      address={address}
      session={session}
      mood={moodOf(session, 'night')}
      table={table}
      actionLabel={t('draw.draw')}
      outcomeNote={table.outcome && t('draw.result', { sum: table.outcome.sum, odds: table.outcome.odds })}
    >
      <Drawn outcome={table.outcome} isDrawing={table.rounds.isBusy} />
      <div className="grid grid-cols-2 gap-1 tablet:grid-cols-6">
        {HALVES.map(([place, word]) => (
          <PlaceButton key={place} table={table} place={place} label={t(word)} returns={returns?.[place]} />
        ))}
      </div>
      <Group title={t('draw.odds')}>
        <div className="grid grid-cols-6 gap-1">
          {[0, 1, 2, 3, 4, 5].map((count) => (
            <PlaceButton
              key={count}
              table={table}
              place={`odds-${count}`}
              label={t('draw.oddBalls', { count })}
              returns={returns?.[`odds-${count}`]}
            >
              {count}
            </PlaceButton>
          ))}
        </div>
      </Group>
      <Group title={t('draw.numbers', { multiple: (returns?.['number-1'] ?? 0) / 100 })}>
        <Numbers table={table} />
      </Group>
    </TableScreen>
  );
}

function Numbers({ table }: { table: Table<NumberDrawOutcome> }) {
  const t = useT('game');
  return (
    <div className="grid grid-cols-6 gap-1 tablet:grid-cols-12">
      {NUMBERS.map((number) => (
        <PlaceButton key={number} table={table} place={`number-${number}`} label={t('draw.ball', { number })}>
          {number}
        </PlaceButton>
      ))}
    </div>
  );
}

/** The five balls in the order in which they came. */
function Drawn({ outcome, isDrawing }: { outcome: NumberDrawOutcome | null; isDrawing: boolean }) {
  return (
    <div className="grid justify-items-center gap-2">
      <ol className="flex gap-2" data-drawing={isDrawing}>
        {[0, 1, 2, 3, 4].map((place) => (
          <li
            key={place}
            className="draw-ball tabular grid size-[clamp(48px,11vmin,72px)] place-items-center rounded-pill text-20 font-black"
            data-faint={outcome === null}
          >
            {outcome?.drawn[place] ?? '·'}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h2 className="text-12 font-semibold opacity-85">{title}</h2>
      {children}
    </section>
  );
}
