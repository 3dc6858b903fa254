import { type RouletteField, rouletteColour } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { Chip as ChipButton } from '@ordago/ui';
import { useState } from 'react';
import { ControlBar } from '../../shared/control-bar.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { useRounds } from '../../shared/use-rounds.ts';

interface RouletteOutcome {
  readonly number: number;
  readonly beatsStake: boolean;
}

const FIELDS = [
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
  'dozen-1',
  'dozen-2',
  'dozen-3',
] as const satisfies readonly RouletteField[];
const WORDS = {
  red: 'red',
  black: 'black',
  even: 'even',
  odd: 'odd',
  low: 'low',
  high: 'high',
  'dozen-1': 'dozen1',
  'dozen-2': 'dozen2',
  'dozen-3': 'dozen3',
} as const;
const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
const COLOURS = { green: '#0a7346', red: '#b3261e', black: '#16191c' } as const;

type Place = (typeof FIELDS)[number] | number;

/** European roulette, one chip at a time: a number, a colour, half the table or a dozen. */
export default function RouletteGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const [stake, setStake] = useState('1.00');
  const [place, setPlace] = useState<Place>('red');
  const rounds = useRounds<RouletteOutcome>(address, session);
  const fell = rounds.last?.outcome?.number ?? null;
  const bet = typeof place === 'number' ? { number: place, stake } : { field: place, stake };
  return (
    <main className="stage flex min-h-dvh flex-col" data-mood="felt">
      <h1 className="sr-only">{session.game.name}</h1>
      <div className="mx-auto grid w-full max-w-[760px] flex-1 content-center gap-4 p-4">
        <Fallen number={fell} isTurning={rounds.isBusy} />
        <fieldset className="grid gap-3" disabled={rounds.isBusy}>
          <legend className="mb-2 text-14 font-semibold">{t('choosePlace')}</legend>
          <div className="grid grid-cols-6 gap-1 tablet:grid-flow-col tablet:auto-cols-fr tablet:grid-cols-none tablet:grid-rows-3">
            {NUMBERS.map((number) => (
              <button
                key={number}
                type="button"
                aria-pressed={place === number}
                onClick={() => setPlace(number)}
                className="tabular min-h-touch rounded-control text-14 first:col-span-6 tablet:first:col-span-1 tablet:first:row-span-3 font-bold text-on-art aria-pressed:outline-3 aria-pressed:outline-offset-1 aria-pressed:outline-brand-fill"
                style={{ backgroundColor: COLOURS[rouletteColour(number)] }}
              >
                {number}
              </button>
            ))}
          </div>
          <div className="flex flex-wrap gap-2">
            {FIELDS.map((field) => (
              <ChipButton key={field} isPressed={place === field} onPress={() => setPlace(field)}>
                {t(WORDS[field])}
              </ChipButton>
            ))}
          </div>
        </fieldset>
      </div>
      <ControlBar
        session={session}
        rounds={rounds}
        stake={stake}
        onStake={setStake}
        note={null}
        actionLabel={t('spin')}
        onAction={() => void rounds.play(stake, { bets: [bet] })}
      />
    </main>
  );
}

/** The number that fell, on its colour. */
function Fallen({ number, isTurning }: { number: number | null; isTurning: boolean }) {
  const t = useT('game');
  const colour = number === null ? COLOURS.green : COLOURS[rouletteColour(number)];
  return (
    <div className="grid justify-items-center gap-2">
      <div className="cabinet grid size-32 place-items-center rounded-pill p-2" data-turning={isTurning}>
        <span
          className="tabular grid size-full place-items-center rounded-pill text-44 font-black text-on-art"
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
