import { placeReturns, readShape, type SicBoOutcome, sicBoOutcome } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import type { ReactNode } from 'react';
import { moodOf } from '../../shared/mood.ts';
import { PlaceButton } from '../../shared/place-button.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { TableScreen } from '../../shared/table-screen.tsx';
import { type Table, useTable } from '../../shared/use-table.ts';
import { Die } from './die.tsx';

/** Time for which the dice roll, in ms. */
const ROLL_MS = 1_200;
const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = Array.from({ length: 14 }, (_, at) => at + 4);
const PAIRS = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => [low, high] as const));
const HALVES = [
  ['small', 'dice3.small'],
  ['odd', 'odd'],
  ['any-triple', 'dice3.anyTriple'],
  ['even', 'even'],
  ['big', 'dice3.big'],
] as const;

/** Sic bo: three dice and everything that can be bet on them. */
export default function SicBoGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const table = useTable({ address, session }, sicBoOutcome, { showMs: ROLL_MS });
  const returns = readShape(placeReturns, session.game.engine.parameters)?.returnHundredths;
  const { outcome, rounds } = table;
  return (
    <TableScreen
      address={address}
      session={session}
      mood={moodOf(session, 'ruby')}
      table={table}
      actionLabel={t('dice.roll')}
      outcomeNote={outcome && t('dice3.total', { dice: outcome.dice.join(' · '), total: outcome.total })}
    >
      <div className="grid justify-items-center gap-1">
        <div className="flex gap-3" data-rolling={rounds.isBusy}>
          {[0, 1, 2].map((place) => (
            <Die key={place} face={outcome?.dice[place] ?? place + 4} isRolling={rounds.isBusy} isFaint={!outcome} />
          ))}
        </div>
      </div>
      <Halves table={table} returns={returns} />
      <Group title={t('dice3.totals')}>
        <div className="grid grid-cols-7 gap-1">
          {TOTALS.map((total) => (
            <Place key={total} table={table} returns={returns} place={`total-${total}`} word={String(total)} />
          ))}
        </div>
      </Group>
      <Group title={t('dice3.faces')}>
        <div className="grid grid-cols-6 gap-1">
          {(['single', 'double', 'triple'] as const).flatMap((kind, times) =>
            FACES.map((face) => (
              <Place
                key={`${kind}-${face}`}
                table={table}
                returns={returns}
                place={`${kind}-${face}`}
                word={Array.from({ length: times + 1 }, () => face).join('·')}
              />
            )),
          )}
        </div>
      </Group>
      <Group title={t('dice3.pairs')}>
        <div className="grid grid-cols-5 gap-1 tablet:grid-cols-8">
          {PAIRS.map(([low, high]) => (
            <Place
              key={`${low}-${high}`}
              table={table}
              returns={returns}
              place={`pair-${low}-${high}`}
              word={`${low}·${high}`}
            />
          ))}
        </div>
      </Group>
    </TableScreen>
  );
}

interface PlacesProps {
  readonly table: Table<SicBoOutcome>;
  readonly returns: Readonly<Record<string, number>> | undefined;
}

/** Places that about half of all falls decide. */
function Halves({ table, returns }: PlacesProps) {
  const t = useT('game');
  return (
    <div className="grid grid-cols-6 gap-1 tablet:grid-cols-5">
      {HALVES.map(([place, word], index) => (
        <PlaceButton
          key={place}
          table={table}
          place={place}
          label={t(word)}
          returns={returns?.[place]}
          className={`tablet:col-span-1 ${index < 3 ? 'col-span-2' : 'col-span-3'}`}
        />
      ))}
    </div>
  );
}

function Place(props: PlacesProps & { place: string; word: string }) {
  const { table, place, word, returns } = props;
  return <PlaceButton table={table} place={place} label={word} returns={returns?.[place]} />;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h2 className="text-12 font-semibold opacity-85">{title}</h2>
      {children}
    </section>
  );
}
