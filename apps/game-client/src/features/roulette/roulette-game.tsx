import { rouletteOutcome } from '@ordago/contracts/play';
import { type RouletteField, rouletteColour } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { moodOf } from '../../shared/mood.ts';
import { PlaceButton } from '../../shared/place-button.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { TableScreen } from '../../shared/table-screen.tsx';
import { useTable } from '../../shared/use-table.ts';
import '../../shared/place-button.css';
import '../../shared/wheel-turn.css';
import './roulette.css';

const WORDS = {
  'dozen-1': 'dozen1',
  'dozen-2': 'dozen2',
  'dozen-3': 'dozen3',
  low: 'low',
  even: 'even',
  red: 'red',
  black: 'black',
  odd: 'odd',
  high: 'high',
  'column-1': 'column1',
  'column-2': 'column2',
  'column-3': 'column3',
} as const satisfies Record<RouletteField, string>;
const FIELDS = Object.entries(WORDS) as [RouletteField, (typeof WORDS)[RouletteField]][];
const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
const COLOURS = {
  green: 'var(--roulette-green)',
  red: 'var(--roulette-red)',
  black: 'var(--roulette-black)',
} as const;

/** European roulette: chips on numbers, colours, halves, dozens and columns. */
export default function RouletteGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const table = useTable({ address, session }, rouletteOutcome);
  return (
    <TableScreen
      address={address}
      session={session}
      mood={moodOf(session, 'felt')}
      table={table}
      actionLabel={t('spin')}
    >
      <div className="roulette-board">
        <Fallen number={table.outcome?.number ?? null} isTurning={table.rounds.isBusy} />
        <div className="roulette-numbers grid grid-cols-6 gap-1 tablet:grid-flow-col tablet:auto-cols-fr tablet:grid-cols-none tablet:grid-rows-3">
          {NUMBERS.map((number) => (
            <PlaceButton
              key={number}
              table={table}
              place={`number-${number}`}
              label={t('roulette.number', { number })}
              className="bet-number first:col-span-6 tablet:first:col-span-1 tablet:first:row-span-3"
              colour={COLOURS[rouletteColour(number)]}
            >
              {number}
            </PlaceButton>
          ))}
        </div>
        <div className="roulette-fields grid grid-cols-3 gap-1 tablet:grid-cols-6">
          {FIELDS.map(([field, word]) => (
            <PlaceButton
              key={field}
              table={table}
              place={field}
              label={t(word)}
              returns={/^(dozen|column)/.test(field) ? 300 : 200}
              colour={field === 'red' || field === 'black' ? COLOURS[field] : undefined}
            />
          ))}
        </div>
      </div>
    </TableScreen>
  );
}

/** The number that fell, on its colour. */
function Fallen({ number, isTurning }: { number: number | null; isTurning: boolean }) {
  const t = useT('game');
  const colour = number === null ? COLOURS.green : COLOURS[rouletteColour(number)];
  return (
    <div className="roulette-fallen grid justify-items-center gap-1">
      <div className="wheel-rim cabinet grid size-24 place-items-center rounded-pill p-2" data-turning={isTurning}>
        <span
          className="tabular grid size-full place-items-center rounded-pill text-32 font-black text-on-art"
          style={{ backgroundColor: colour }}
        >
          {isTurning || number === null ? '·' : number}
        </span>
      </div>
      <p className="min-h-6 text-14 font-semibold" role="status">
        {!isTurning && number !== null && t('numberFell', { number })}
      </p>
    </div>
  );
}
