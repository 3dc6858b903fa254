import { type MoneyWheelOutcome, moneyWheelOutcome, placeReturns, readShape } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { moodOf } from '../../shared/mood.ts';
import { PlaceButton, timesText } from '../../shared/place-button.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { useTurbo } from '../../shared/preferences/turbo.ts';
import { TableScreen } from '../../shared/table-screen.tsx';
import { useSpinning } from '../../shared/use-spinning.ts';
import { useTable } from '../../shared/use-table.ts';
import { SEGMENTS, type Segment, Wheel } from './wheel.tsx';

/** A game show: a wheel of fifty segments, and a coin that bears a multiple on both faces. */
export default function MoneyWheelGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const wheel = useSpinning();
  const isTurbo = useTurbo(session);
  const table = useTable({ address, session }, moneyWheelOutcome, { show: wheel.show, hide: wheel.start });
  const { outcome, rounds } = table;
  const returns = readShape(placeReturns, session.game.engine.parameters)?.returnHundredths;
  const wordOf = (segment: Segment) =>
    segment === 'coin' ? t('wheel.coin') : `${timesText(returns?.[segment] ?? 0)}×`;
  const noteOf = ({ segment, coin }: MoneyWheelOutcome) => {
    const fell = t('wheel.stopped', { segment: wordOf(segment) });
    return coin ? `${fell} · ${t('wheel.tossed', coinOf(coin))}` : fell;
  };
  return (
    <TableScreen
      address={address}
      session={session}
      mood={moodOf(session, 'fiesta')}
      table={table}
      actionLabel={t('spin')}
      outcomeNote={outcome && noteOf(outcome)}
      hasTurbo
      fit="fill"
      boardMin={380}
    >
      <div className="money-wheel-board">
        <div className="money-wheel-place">
          <Wheel
            result={rounds.showing?.segment ?? outcome?.segment ?? null}
            spin={wheel.spin}
            isAsking={rounds.isBusy && rounds.showing === null}
            onStopped={wheel.stop}
            isTurbo={isTurbo}
            wordOf={wordOf}
          />
        </div>
        <div className="money-wheel-fields">
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
      </div>
    </TableScreen>
  );
}

function coinOf({ heads, tails, fell }: NonNullable<MoneyWheelOutcome['coin']>) {
  return { multiple: timesText(fell === 'heads' ? heads : tails), other: timesText(fell === 'heads' ? tails : heads) };
}
