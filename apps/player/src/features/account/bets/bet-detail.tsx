import type { OddsFormat } from '@ordago/i18n';
import { DateText, MoneyText, useT } from '@ordago/i18n/react';
import { buttonClass, Facts, IconButton } from '@ordago/ui';
import { BOOK_NAMES, oddsTextAs, useBetKind } from '@ordago/web-kit/bets';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { PATHS } from '../../../shared/paths.ts';
import type { Bet } from '../api/histories.ts';
import { SignedMoney } from '../signed-money.tsx';
import { BOOK_BETS } from './bet-names.ts';
import { BetPill } from './bet-table.tsx';

export interface BetDetailProps {
  readonly bet: Bet;
  /** As the player chose it in the betting front end. */
  readonly oddsFormat: OddsFormat;
  readonly onClose: (() => void) | undefined;
}

/** Everything about one bet. The close button is shown here only where no dialog has its own. */
export function BetDetail({ bet, oddsFormat, onClose }: BetDetailProps) {
  const t = useT('common');
  const tp = useT('player');
  const kindOf = useBetKind();
  const money = (amount: string) => <MoneyText amount={amount} currency={bet.currency} />;
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="grid justify-items-start gap-1">
          {onClose && <b className="leading-tight">{BOOK_NAMES[bet.provider]}</b>}
          <span className="text-12 text-muted">{kindOf(bet)}</span>
          <BetPill bet={bet} />
        </div>
        {onClose && (
          <IconButton
            className="-mt-2 -mr-2.5"
            label={t('action.close')}
            icon={<X size={20} aria-hidden="true" />}
            onClick={onClose}
          />
        )}
      </div>
      <ul className="grid list-none gap-3 p-0">
        {bet.legs.map((leg) => (
          <li key={`${leg.title} ${leg.market}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 leading-snug">
            <span className="font-semibold">{leg.title}</span>
            <b className="tabular">{oddsTextAs(leg.odds, oddsFormat)}</b>
            <BetLegText leg={leg} isOurs={bet.provider === 'house'} />
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          { key: 'stake', label: tp(bet.is_free ? 'history.freeBet' : 'history.stake'), value: money(bet.stake) },
          ...(bet.payout === null ? [] : [{ key: 'payout', label: tp('history.payout'), value: money(bet.payout) }]),
          ...(bet.payout === null && bet.sold !== null
            ? [{ key: 'sold', label: tp('history.sold'), value: money(bet.sold) }]
            : []),
          { key: 'date', label: tp('history.date'), value: <DateText at={bet.placed_at} /> },
          { key: 'code', label: tp('history.betCode'), value: <span className="break-all">{bet.code}</span> },
        ]}
      />
      <Movements bet={bet} />
      <Link
        to={PATHS.sportPlace}
        params={{ _splat: BOOK_BETS[bet.provider] }}
        className={buttonClass({ rank: 'secondary' })}
      >
        {tp('history.toBook')}
      </Link>
    </div>
  );
}

/** Money that the bet brought and that was taken back, where that is more than its payout says. */
function Movements({ bet: { movements, currency } }: { bet: Bet }) {
  const tp = useT('player');
  if (movements.length < 2) return null;
  return (
    <section className="grid gap-2" aria-label={tp('history.movements')}>
      <h3 className="text-14 font-bold">{tp('history.movements')}</h3>
      <ul className="grid list-none gap-1 p-0 text-14">
        {movements.map(({ at, kind, amount }) => (
          <li key={`${at} ${kind} ${amount}`} className="flex items-baseline gap-3">
            <span className="font-medium">{tp(`history.betMoves.${kind}`)}</span>
            <span className="text-12 text-muted tabular">
              <DateText at={at} />
            </span>
            <b className="ml-auto tabular">
              <SignedMoney amount={amount} currency={currency} />
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Selection of a leg, as its sportsbook wrote it. Our own shows it at length in its frame. */
function BetLegText({ leg, isOurs }: { leg: Bet['legs'][number]; isOurs: boolean }) {
  if (isOurs) return null;
  return (
    <span className="text-12 text-muted">
      {leg.market} · {leg.outcome}
    </span>
  );
}
