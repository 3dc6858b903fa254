import type { Bet } from '@ordago/contracts';
import { DateText, MoneyText, OddsText, useT } from '@ordago/i18n/react';
import { Button, buttonClass } from '@ordago/ui';
import { contestName, isEachWay, useEachWayWords, useSelectionWords } from '@ordago/web-kit/bets';
import { CircleCheck, Ticket } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, PATHS } from '../../../shared/addresses/paths.ts';
import { BetCode } from '../../../shared/bets/bet-code.tsx';
import { EachWayHalves } from '../../../shared/bets/each-way-stakes.tsx';
import { LegLeague } from '../../../shared/bets/leg-league.tsx';
import { LegParts } from '../../../shared/bets/leg-parts.tsx';
import { PaidWith } from '../../../shared/bets/paid-with.tsx';
import { usePlacedKind } from '../../../shared/bets/placed-kind.ts';
import { TotalOdds } from '../../../shared/bets/total-odds.tsx';
import { announce } from '../../../shared/controls/announcer.tsx';
import { isCombination } from '../../../shared/slip/combinations.ts';
import { slipLegOf } from '../../../shared/slip/rebet.ts';
import { priceOf } from '../../../shared/slip/slip-maths.ts';
import { useSlip } from '../../../shared/slip/slip-store.ts';
import { closeReceipt, type Placing } from './placing-store.ts';
import './receipt.css';
import '../slip.css';
import '../../../shared/bets/sums.css';
import './place-area.css';

/** Placed bet: code, selections, stake, what it may pay, and the balance after it. Announced once. */
export function Receipt({ placing, currency }: { placing: Placing; currency: string | undefined }) {
  const t = useT('sportsbook');
  const { placed, balance } = placing;
  const left = useSlip(({ slip }) => slip.legs.length);
  const setLegs = useSlip((store) => store.setLegs);
  const title = t('slip.receiptMany', { count: placed.length });
  const head = useRef<HTMLParagraphElement>(null);
  const announcement = `${title}. ${placed.map(({ code }) => code).join(', ')}`;
  useEffect(() => {
    announce(announcement);
    head.current?.focus({ preventScroll: true });
  }, [announcement]);
  const only = placed.length === 1 ? placed[0] : undefined;
  const rebet = () => {
    const legs = placed.flatMap((bet) => bet.legs.map(slipLegOf));
    closeReceipt();
    setLegs(legs, isEachWay(placed.flatMap((bet) => bet.legs)));
  };
  return (
    <>
      <div className="receipt">
        <p className="receipt-head" ref={head} tabIndex={-1}>
          <CircleCheck size={24} aria-hidden="true" />
          <strong>{title}</strong>
        </p>
        {placed.map((bet) => (
          <PlacedBet key={bet.id} bet={bet} />
        ))}
        {balance !== null && currency && (
          <dl className="sums">
            <div>
              <dt>{t('slip.balanceAfter')}</dt>
              <dd>
                <MoneyText amount={balance} currency={currency} />
              </dd>
            </div>
          </dl>
        )}
        {left > 0 && <p className="place-note">{t('slip.some')}</p>}
      </div>
      <div className="place">
        <Button isFull size="large" rank="primary" onClick={left > 0 ? closeReceipt : rebet}>
          {left > 0 ? t('slip.done') : t('slip.rebet')}
        </Button>
        <div className="receipt-acts">
          {only ? (
            <Link to={PATHS.bet} params={{ id: only.id }} className={buttonClass({ size: 'small', isFull: true })}>
              <Ticket size={16} aria-hidden="true" />
              {t('slip.viewBet')}
            </Link>
          ) : (
            <Link to={PATHS.bets} className={buttonClass({ size: 'small', isFull: true })}>
              {t('slip.viewBets')}
            </Link>
          )}
          {left === 0 && (
            <Button size="small" isFull onClick={closeReceipt}>
              {t('slip.done')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function PlacedBet({ bet }: { bet: Bet }) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  const terms = useEachWayWords();
  return (
    <section className="receipt-bet">
      <p className="receipt-when">
        <DateText at={bet.placed_at} style="seconds" /> · {usePlacedKind()(bet)} <PaidWith bet={bet} />
      </p>
      <BetCode code={bet.code} look="box" />
      <ul>
        {bet.legs.map((leg, place) => (
          <li key={leg.selection}>
            <span>
              {words[isCombination({ kind: leg.market }) ? 'market' : 'outcome']({ ...leg, kind: leg.market })}
            </span>
            <OddsText odds={priceOf(leg.odds)} />
            <LegParts leg={{ ...leg, kind: leg.market }} />
            <small>
              {!isCombination({ kind: leg.market }) && `${words.market({ ...leg, kind: leg.market })} · `}
              {contestName(leg)}
              {bet.system?.bankers.includes(place) && ` · ${t('slip.banker')}`}
              <LegLeague leg={leg} />
            </small>
            {leg.each_way && <small className="receipt-terms">{terms.leg(leg.each_way)}</small>}
          </li>
        ))}
      </ul>
      <dl className="sums">
        <div>
          <dt>{t('slip.stake')}</dt>
          <dd>
            <MoneyText amount={bet.stake} currency={bet.currency} />
          </dd>
        </div>
        {isEachWay(bet.legs) && <EachWayHalves stake={bet.stake} currency={bet.currency} />}
        {bet.kind === 'express' && (
          <div>
            <dt>{t('slip.totalOdds')}</dt>
            <dd>
              <TotalOdds text={bet.odds} />
            </dd>
          </div>
        )}
        <div className="sums-payout">
          <dt>{t('slip.potentialPayout')}</dt>
          <dd>
            <MoneyText amount={bet.potential_payout} currency={bet.currency} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
