import { formatMoney } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { type ReactNode, useState } from 'react';
import type { PlayAddress, PlayedRound, PlaySession } from '../../shared/play-api.ts';
import { Controls } from '../../shared/stage/controls.tsx';
import { Moment } from '../../shared/stage/moment.tsx';
import { multipleOf } from '../../shared/stage/multiple-field.tsx';
import { type ResultMark, ResultStrip } from '../../shared/stage/result-strip.tsx';
import { Shortfall } from '../../shared/stage/shortfall/shortfall.tsx';
import { Stage } from '../../shared/stage/stage.tsx';
import { StakeField } from '../../shared/stage/stake-field.tsx';
import { useRefusalText } from '../../shared/stage/use-refusal-text.ts';
import { useStake } from '../../shared/stage/use-stake.ts';
import { CashOutAt } from './cash-out-at.tsx';
import type { CrashView } from './crash-line.ts';
import { CrashSky } from './crash-sky.tsx';
import { payoutAt } from './payout-at.ts';
import { type Crash, useCrash } from './use-crash.ts';
import './crash.css';

/** Bets of others that the board has a place for. */
const BETS_SHOWN = 7;

/** Crash: one rocket for everybody; who leaves before it bursts is paid what it showed. */
export default function CrashGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const stake = useStake(session);
  const [isAuto, setAuto] = useState(false);
  const [text, setText] = useState('2.00');
  const crash = useCrash(address, session);
  const { view, own } = crash;
  const target = isAuto ? multipleOf(text) : null;
  const { isIn, isFlying, isFixed } = standingOf(crash);
  const canBet = view.phase === 'betting' && !isIn && (!isAuto || target !== null) && stake.fault === null;
  return (
    <Stage
      address={address}
      session={session}
      mood="night"
      lastRound={own?.round ?? null}
      results={<ResultStrip marks={view.history.map(markOf)} />}
      controls={
        <Controls
          session={session}
          rounds={{ isBusy: crash.isBusy, balance: crash.balance, failure: crash.failure }}
          stake={<StakeField session={session} stake={stake} balance={crash.balance} isFixed={isFixed} />}
          choices={<CashOutAt isOn={isAuto} onChange={setAuto} text={text} onText={setText} isFixed={isFixed} />}
          note={<FlightStatus crash={crash} currency={session.currency} />}
          actionLabel={isFlying ? t('crash.cashOut') : t('crash.place')}
          actionDetail={isFlying ? null : formatMoney(stake.amount, session.currency)}
          isCashOut={isFlying}
          onAction={() => void (isFlying ? crash.cashOut() : crash.bet(stake.amount, target))}
          isDisabled={crash.isBusy || !(isFlying || canBet)}
        />
      }
      over={
        <>
          <Moment round={roundOf(crash)} currency={session.currency} at="top" />
          <Shortfall session={session} rounds={crash} onStake={stake.set} />
        </>
      }
      fit="fill"
      boardMin={320}
    >
      <CrashSky view={view} />
      <Bets view={view} own={own?.round ?? null} />
    </Stage>
  );
}

/** Standing of our own bet in the round of now, and whether stake and target are fixed. */
function standingOf({ view, own, isBusy, isRepeat }: Crash) {
  const isIn = own !== null && own.place === view.place;
  return {
    isIn,
    isFlying: isIn && view.phase === 'flying' && own.cashed === null,
    isFixed: isBusy || isRepeat || (isIn && view.phase !== 'over'),
  };
}

/** Our own bet once it is known what it brought; null before. */
function roundOf({ view, own }: Crash): PlayedRound<unknown> | null {
  if (own === null || own.place !== view.place) return null;
  if (own.cashed === null && view.phase !== 'over') return null;
  const payout =
    own.cashed === null ? '0.00' : own.cashed.payout || payoutAt(own.stake, hundredthsOf(own.cashed.multiple));
  return { round: own.round, state: 'settled', stake: own.stake, payout, balance: null, word: '', outcome: null };
}

function hundredthsOf(multiple: string): number {
  return Math.round(Number(multiple) * 100);
}

function markOf({ place, bust }: CrashView['history'][number]): ResultMark {
  const tone = bust >= 1_000 ? 'high' : bust >= 200 ? 'won' : 'plain';
  return { key: String(place), text: `${two(bust)}×`, tone };
}

/** State of our own bet; a cash-out that failed says so, and what happens now. */
function FlightStatus({ crash: { view, own, cashOutFailure }, currency }: { crash: Crash; currency: string }) {
  const t = useT('game');
  const refusalText = useRefusalText(currency);
  if (cashOutFailure?.fault === 'lost') return <CashOutFault>{t('crash.cashOutLost')}</CashOutFault>;
  if (cashOutFailure?.refusal === 'round-closed') return <CashOutFault>{t('crash.tooLate')}</CashOutFault>;
  if (cashOutFailure !== null) return <CashOutFault>{refusalText(cashOutFailure)}</CashOutFault>;
  if (own?.place !== view.place) return view.phase === null ? t('crash.connecting') : null;
  if (own.cashed !== null) return t('crash.cashedOut', { multiple: own.cashed.multiple });
  return view.phase === 'over' ? t('crash.bust', { multiple: two(view.bust) }) : t('crash.placed');
}

function CashOutFault({ children }: { children: ReactNode }) {
  return (
    <span className="text-negative" role="alert">
      {children}
    </span>
  );
}

/** Real bets of real players, and nothing else; names are masked by the server. */
function Bets({ view, own }: { view: CrashView; own: string | null }) {
  const t = useT('game');
  if (view.bets.length === 0) return null;
  const ownFirst = [...view.bets].sort((a, b) => Number(b.id === own) - Number(a.id === own));
  return (
    <section className="crash-bets">
      <h2>{t('crash.players')}</h2>
      <ul>
        {ownFirst.slice(0, BETS_SHOWN).map(({ id, name, stake, currency, cashed }) => (
          <li key={id} data-own={id === own}>
            <span className="truncate">{name}</span>
            <MoneyText amount={stake} currency={currency} />
            <span className="tabular min-w-14 text-right font-bold text-(--won-text)">
              {cashed ? `${two(cashed.multiple)}×` : ''}
            </span>
          </li>
        ))}
      </ul>
      {view.bets.length > BETS_SHOWN && <p>{t('crash.more', { count: view.bets.length - BETS_SHOWN })}</p>}
    </section>
  );
}

function two(hundredths: number | null): string {
  return ((hundredths ?? 0) / 100).toFixed(2);
}
