import { type MoneyWheelOutcome, moneyWheelOutcome, placeReturns, readShape } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { useState } from 'react';
import { isCalm, moodOf } from '../../shared/mood.ts';
import { PlaceButton, timesText } from '../../shared/place-button.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { TableScreen } from '../../shared/table-screen.tsx';
import { pause } from '../../shared/use-rounds.ts';
import { useTable } from '../../shared/use-table.ts';
import { SEGMENTS, type Segment, Wheel } from './wheel.tsx';

/** Time for which the wheel slows down once its stop is known, in milliseconds. */
const RUN_OUT_MS = 2_600;

/** A game show: a wheel of fifty segments, and a coin that bears a multiple on both faces. */
export default function MoneyWheelGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const [stopped, setStopped] = useState<{ segment: Segment; turn: number } | null>(null);
  const [isKnown, setKnown] = useState(true);
  const show = async ({ segment }: MoneyWheelOutcome) => {
    setStopped((last) => ({ segment, turn: (last?.turn ?? 0) + 1 }));
    setKnown(true);
    await pause(isCalm() ? 0 : RUN_OUT_MS);
  };
  const table = useTable({ address, session }, moneyWheelOutcome, { show, hide: () => setKnown(false) });
  const { outcome, rounds } = table;
  const returns = readShape(placeReturns, session.game.engine.parameters)?.returnHundredths;
  const wordOf = (segment: Segment) =>
    segment === 'coin' ? t('wheel.coin') : `${timesText(returns?.[segment] ?? 0)}×`;
  return (
    <TableScreen
      address={address}
      session={session}
      mood={moodOf(session, 'fiesta')}
      table={table}
      actionLabel={t('spin')}
    >
      <div className="grid justify-items-center gap-2">
        <Wheel stopped={stopped} isRunning={rounds.isBusy && !isKnown} runOutMs={RUN_OUT_MS} wordOf={wordOf} />
        <p className="min-h-6 text-14 font-semibold" role="status">
          {outcome && t('wheel.stopped', { segment: wordOf(outcome.segment) })}
          {outcome?.coin && ` · ${t('wheel.tossed', coinOf(outcome.coin))}`}
        </p>
      </div>
      <div className="grid grid-cols-5 gap-1.5">
        {SEGMENTS.map(({ segment, colour, count }) => (
          <PlaceButton
            key={segment}
            table={table}
            place={segment}
            label={t('wheel.place', { segment: wordOf(segment), count })}
            className="min-h-16"
            colour={colour}
          >
            {wordOf(segment)}
            <span className="block text-11 font-semibold opacity-90">{t('wheel.count', { count })}</span>
          </PlaceButton>
        ))}
      </div>
    </TableScreen>
  );
}

function coinOf({ heads, tails, fell }: NonNullable<MoneyWheelOutcome['coin']>) {
  return { multiple: timesText(fell === 'heads' ? heads : tails), other: timesText(fell === 'heads' ? tails : heads) };
}
