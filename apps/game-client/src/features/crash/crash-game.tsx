import { MoneyText, useT } from '@ordago/i18n/react';
import { HandCoins, Rocket } from 'lucide-react';
import { useState } from 'react';
import { ControlBar } from '../../shared/control-bar.tsx';
import { GameTable } from '../../shared/game-table.tsx';
import { MultipleField, multipleOf } from '../../shared/multiple-field.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import type { CrashView } from './crash-line.ts';
import { CrashSky } from './crash-sky.tsx';
import { type Crash, useCrash } from './use-crash.ts';
import './crash.css';

const TARGETS = ['1.50', '2.00', '3.00', '10.00'];

/** Crash: one rocket for everybody; who leaves before it bursts is paid what it showed. */
export default function CrashGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const [stake, setStake] = useState('1.00');
  const [isAuto, setAuto] = useState(false);
  const [text, setText] = useState('2.00');
  const crash = useCrash(address, session);
  const { view, own } = crash;
  const target = isAuto ? multipleOf(text) : null;
  const isIn = own !== null && own.place === view.place;
  const isFlying = isIn && view.phase === 'flying' && own.cashed === null;
  const isStakeFixed = isIn && view.phase !== 'over';
  const canBet = view.phase === 'betting' && !isIn && (!isAuto || target !== null);
  return (
    <GameTable
      address={address}
      session={session}
      mood="night"
      lastRound={own?.round ?? null}
      controls={
        <ControlBar
          session={session}
          rounds={{ isBusy: crash.isBusy, balance: crash.balance, last: null, fault: null }}
          stake={stake}
          onStake={setStake}
          note={<FlightStatus crash={crash} currency={session.currency} />}
          actionLabel={isFlying ? t('crash.cashOut') : t('crash.place')}
          onAction={() => void (isFlying ? crash.cashOut() : crash.bet(stake, target))}
          icon={isFlying ? <HandCoins size={34} aria-hidden="true" /> : <Rocket size={32} aria-hidden="true" />}
          isDisabled={crash.isBusy || !(isFlying || canBet)}
          isStakeFixed={crash.isBusy || isStakeFixed}
        />
      }
    >
      <div className="grid w-full max-w-[980px] gap-3 desktop:grid-cols-[1fr_300px]">
        <div className="grid content-start gap-3">
          <History view={view} />
          <CrashSky view={view} />
          <label className="game-panel flex min-h-touch items-center gap-3 rounded-card px-4 text-14 font-semibold">
            <input
              type="checkbox"
              className="game-check"
              checked={isAuto}
              disabled={isStakeFixed}
              onChange={(event) => setAuto(event.target.checked)}
            />
            {t('autoCashOut')}
          </label>
          {isAuto && (
            <MultipleField label={t('crash.auto')} value={text} onChange={setText} quick={TARGETS} isDisabled={isIn} />
          )}
        </div>
        <Bets view={view} own={own?.round ?? null} />
      </div>
    </GameTable>
  );
}

function FlightStatus({ crash: { view, own, fault }, currency }: { crash: Crash; currency: string }) {
  const t = useT('game');
  if (fault === 'missed') return t('crash.missed');
  if (fault !== null) return t(`fault.${fault}`);
  if (own?.place !== view.place) return view.phase === null ? t('crash.connecting') : null;
  if (own.cashed === null)
    return view.phase === 'over' ? t('crash.bust', { multiple: two(view.bust) }) : t('crash.placed');
  return (
    <>
      {t('crash.cashedOut', { multiple: own.cashed.multiple })}
      {own.cashed.payout !== '' && (
        <>
          {' · '}
          <MoneyText amount={own.cashed.payout} currency={currency} />
        </>
      )}
    </>
  );
}

function History({ view }: { view: CrashView }) {
  const t = useT('game');
  return (
    <ol className="flex gap-1.5 overflow-x-auto pb-1" aria-label={t('crash.history')}>
      {view.history.map(({ place, bust }) => (
        <li
          key={place}
          className="crash-past tabular flex-none rounded-pill px-3 py-1 text-12 font-bold"
          data-high={bust >= 200}
          title={t('crash.round', { game: place })}
        >
          {two(bust)}×
        </li>
      ))}
    </ol>
  );
}

/** Real bets of real players, and nothing else; names are masked by the server. */
function Bets({ view, own }: { view: CrashView; own: string | null }) {
  const t = useT('game');
  return (
    <section className="game-panel max-h-[42vh] overflow-y-auto rounded-card p-3 desktop:max-h-[60vh]">
      <h2 className="mb-2 text-14 font-bold">{t('crash.players')}</h2>
      {view.bets.length === 0 && <p className="text-14 opacity-80">{t('crash.nobody')}</p>}
      <ul className="grid gap-1">
        {view.bets.map(({ id, name, stake, currency, cashed }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto_auto] gap-3 rounded-control px-2 py-1.5 text-14 data-[own=true]:bg-(--light-12)"
            data-own={id === own}
          >
            <span className="truncate">{name}</span>
            <MoneyText amount={stake} currency={currency} />
            <span className="tabular min-w-14 text-right font-bold text-(--won-text)">
              {cashed ? `${two(cashed.multiple)}×` : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function two(hundredths: number | null): string {
  return ((hundredths ?? 0) / 100).toFixed(2);
}
