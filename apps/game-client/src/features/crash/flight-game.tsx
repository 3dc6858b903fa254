import { flightChoice, readShape } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { HandCoins, Rocket } from 'lucide-react';
import { useState } from 'react';
import { moodOf } from '../../shared/mood.ts';
import { MultipleField, multipleOf } from '../../shared/multiple-field.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { Sky } from './sky.tsx';
import { type Flight, useFlight } from './use-flight.ts';
import './crash.css';

const TARGETS = ['1.50', '2.00', '3.00', '10.00'];

/** A flight of one's own: left by hand, or by itself at a multiple that was set before. */
export default function FlightGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const waiting = session.open && readShape(flightChoice, session.open.choice);
  const [stake, setStake] = useState(session.open?.stake ?? '1.00');
  const [isAuto, setAuto] = useState((waiting?.cashOutAt ?? null) !== null);
  const [text, setText] = useState(((waiting?.cashOutAt ?? 200) / 100).toFixed(2));
  const target = isAuto ? multipleOf(text) : null;
  const flight = useFlight(address, session);
  const isFlying = flight.last?.state === 'playing';
  const isFixed = flight.isBusy || isFlying;
  return (
    <RoundScreen
      address={address}
      session={session}
      mood={moodOf(session, 'night')}
      rounds={flight}
      stake={stake}
      onStake={setStake}
      note={<FlightStatus flight={flight} />}
      actionLabel={isFlying ? t('crash.cashOut') : t('crash.takeOff')}
      onAction={() => void (isFlying ? flight.cashOut() : flight.takeOff(stake, target))}
      icon={isFlying ? <HandCoins size={34} aria-hidden="true" /> : <Rocket size={32} aria-hidden="true" />}
      // A flight that shows no more than its stake has nothing to pay.
      isDisabled={isFlying ? flight.multiple <= 100 : flight.isBusy || (isAuto && target === null)}
      isStakeFixed={isFixed}
    >
      <div className="grid w-full max-w-[760px] gap-3">
        <FlightSky flight={flight} />
        <label className="game-panel flex min-h-touch items-center gap-3 rounded-card px-4 text-14 font-semibold">
          <input
            type="checkbox"
            className="game-check"
            checked={isAuto}
            disabled={isFixed}
            onChange={(event) => setAuto(event.target.checked)}
          />
          {t('autoCashOut')}
        </label>
        {isAuto && (
          <MultipleField label={t('crash.auto')} value={text} onChange={setText} quick={TARGETS} isDisabled={isFixed} />
        )}
      </div>
    </RoundScreen>
  );
}

function FlightSky({ flight: { last, multiple, isBusy } }: { flight: Flight }) {
  const t = useT('game');
  if (last?.state === 'playing') return <Sky phase="flying" multiple={multiple} caption={t('crash.flying')} />;
  if (!last?.outcome) return <Sky phase={isBusy ? null : 'betting'} multiple={100} caption={t('crash.ready')} />;
  const { bust = '', cashedOutAt = null } = last.outcome;
  const caption = t('crash.bust', { multiple: bust });
  return <Sky phase={cashedOutAt === null ? 'over' : 'cashed'} multiple={multiple} caption={caption} />;
}

/** Announced once per change, never while the figures run. */
function FlightStatus({ flight: { last, isTooLate } }: { flight: Flight }) {
  const t = useT('game');
  if (!last?.outcome || last.state === 'playing') return null;
  const { bust = '', cashedOutAt = null } = last.outcome;
  if (cashedOutAt !== null) return t('crash.cashedOut', { multiple: cashedOutAt });
  return isTooLate ? t('crash.tooLate') : t('crash.bust', { multiple: bust });
}
