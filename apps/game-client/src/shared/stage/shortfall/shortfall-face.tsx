import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { formatAmount, type Units } from '@ordago/kernel';
import { Button, Suit } from '@ordago/ui';
import { useEffect, useRef } from 'react';
import type { PlaySession } from '../../play-api.ts';
import { reportToSite, useSite } from '../../site/site.ts';
import { unitsOf } from '../../units-of.ts';
import '../moment.css';
import type { Rounds, Shortfall as ShortStake } from '../../use-rounds.ts';

export interface ShortfallFaceProps {
  readonly session: PlaySession;
  readonly rounds: Pick<Rounds<unknown>, 'shortfall' | 'forgetShortfall'>;
  /** Takes another stake; absent where stakes are chips on a table. */
  readonly onStake?: ((amount: string) => void) | undefined;
}

/** A stake above the balance: how much is missing, with the deposit over the game, and the stake that is there. */
export default function ShortfallFace({ session, rounds, onStake }: ShortfallFaceProps) {
  const site = useSite();
  const { shortfall, forgetShortfall } = rounds;
  const isCovered = shortfall !== null && site.balance !== null && unitsOf(site.balance) >= unitsOf(shortfall.stake);
  useEffect(() => {
    if (isCovered) forgetShortfall();
  });
  if (shortfall === null || isCovered) return null;
  return <Face session={session} shortfall={shortfall} onClose={forgetShortfall} onStake={onStake} />;
}

interface FaceProps extends Pick<ShortfallFaceProps, 'session' | 'onStake'> {
  readonly shortfall: ShortStake;
  readonly onClose: () => void;
}

function Face({ session, shortfall, onClose, onStake }: FaceProps) {
  const t = useT('game');
  const { isThere, mayDeposit } = useSite();
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    first.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const money = (units: Units) => formatMoney(units, session.currency);
  const balance = unitsOf(shortfall.balance);
  const stake = unitsOf(shortfall.stake);
  const rest = balance - (balance % 1_000n);
  const isForMoney = isThere && !session.isDemo;
  const canStakeRest = onStake !== undefined && rest >= unitsOf(session.stakes.min);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus is in it.
    <div className="stage-veil" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <div className="stage-say" role="alert">
        <Suit name="oros" className="stage-say-mark" />
        <h2>{t('stage.missing', { amount: money(stake - balance) })}</h2>
        <p>
          {t(shortfall.isMove ? 'stage.missingMove' : 'stage.missingText', {
            balance: money(balance),
            stake: money(stake),
          })}
        </p>
        {isForMoney && !mayDeposit && <p>{t('stage.askAgent')}</p>}
        <div ref={first} className="grid w-full gap-2">
          {isForMoney && mayDeposit && (
            <Button rank="primary" isFull onClick={() => reportToSite({ type: 'deposit' })}>
              {t('stage.deposit')}
            </Button>
          )}
          {canStakeRest && (
            <Button
              rank="secondary"
              isFull
              onClick={() => {
                onStake(formatAmount(rest));
                onClose();
              }}
            >
              {t('stage.stakeRest', { amount: money(rest) })}
            </Button>
          )}
          <Button rank="text" isFull onClick={onClose}>
            {t('stage.close')}
          </Button>
        </div>
      </div>
    </div>
  );
}
