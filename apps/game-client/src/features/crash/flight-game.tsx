import { flightChoice, readShape } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { useState } from 'react';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { multipleOf } from '../../shared/stage/multiple-field.tsx';
import { useStake } from '../../shared/stage/use-stake.ts';
import { CashOutAt } from './cash-out-at.tsx';
import { CrashBoard } from './crash-board.tsx';
import { payoutAt } from './payout-at.ts';
import { type Flight, useFlight } from './use-flight.ts';
import './crash.css';

/** A flight of one's own: left by hand, or by itself at a multiple that was set before. */
export default function FlightGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const waiting = session.open && readShape(flightChoice, session.open.choice);
  const stake = useStake(session);
  const [isAuto, setAuto] = useState((waiting?.cashOutAt ?? null) !== null);
  const [text, setText] = useState(((waiting?.cashOutAt ?? 200) / 100).toFixed(2));
  const target = isAuto ? multipleOf(text) : null;
  const flight = useFlight(address, session);
  const isFlying = flight.last?.state === 'playing';
  const isFixed = flight.isBusy || isFlying;
  const paid = isFlying ? payoutAt(flight.last?.stake ?? '0', flight.multiple) : stake.amount;
  return (
    <RoundScreen
      address={address}
      session={session}
      mood={moodOf(session, 'night')}
      rounds={flight}
      stake={stake}
      isStakeFixed={isFixed}
      outcomeNote={<FlightStatus flight={flight} />}
      actionLabel={isFlying ? t('crash.cashOut') : t('crash.takeOff')}
      actionDetail={formatMoney(paid, session.currency)}
      isCashOut={isFlying}
      onAction={() => void (isFlying ? flight.cashOut() : flight.takeOff(stake.amount, target))}
      // A flight that shows no more than its stake has nothing to pay.
      isDisabled={isFlying ? flight.multiple <= 100 : flight.isBusy || (isAuto && target === null)}
      choices={<CashOutAt isOn={isAuto} onChange={setAuto} text={text} onText={setText} isFixed={isFixed} />}
      fit="fill"
      boardMin={320}
    >
      <FlightSky flight={flight} />
    </RoundScreen>
  );
}

function FlightSky({ flight: { last, multiple, isBusy } }: { flight: Flight }) {
  const t = useT('game');
  if (last?.state === 'playing') return <CrashBoard phase="flying" multiple={multiple} caption={t('crash.flying')} />;
  if (!last?.outcome) return <CrashBoard phase={isBusy ? null : 'betting'} multiple={100} caption={t('crash.ready')} />;
  const { bust = '', cashedOutAt = null } = last.outcome;
  const caption = t('crash.bust', { multiple: bust });
  return <CrashBoard phase={cashedOutAt === null ? 'over' : 'cashed'} multiple={multiple} caption={caption} />;
}

/** Announced once per change, never while the figures run. */
function FlightStatus({ flight: { last, isTooLate } }: { flight: Flight }) {
  const t = useT('game');
  if (!last?.outcome || last.state === 'playing') return null;
  const { bust = '', cashedOutAt = null } = last.outcome;
  if (cashedOutAt !== null) return t('crash.cashedOut', { multiple: cashedOutAt });
  return isTooLate ? t('crash.tooLate') : t('crash.bust', { multiple: bust });
}
