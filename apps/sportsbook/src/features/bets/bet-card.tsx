import type { Bet } from '@ordago/contracts';
import { DateText, MoneyText, useT } from '@ordago/i18n/react';
import { StatusPill, type StatusTone } from '@ordago/ui';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { BetCode } from '../../shared/bets/bet-code.tsx';
import { PaidWith } from '../../shared/bets/paid-with.tsx';
import { usePlacedKind } from '../../shared/bets/placed-kind.ts';
import { TotalOdds } from '../../shared/bets/total-odds.tsx';
import { BetLegRow } from './bet-leg-row.tsx';
import { BetSales } from './bet-sales.tsx';
import { Calculation } from './calculation.tsx';
import { CashOutButton } from './cash-out/cash-out-button.tsx';
import { RebetButton } from './rebet-button.tsx';
import { ShareButton } from './sharing/share-button.tsx';
import './bet-card.css';

/** Losing is stated, not scolded: a lost bet is plain. */
export const TONES: Readonly<Record<Bet['status'], StatusTone>> = {
  open: 'waiting',
  won: 'good',
  lost: 'plain',
  'half-won': 'good',
  'half-lost': 'plain',
  void: 'returned',
  'cashed-out': 'plain',
  'partly-cashed-out': 'waiting',
};

/** One bet: kind, code, status, its legs, and what was staked, may be paid or was paid. */
export function BetCard({ bet, isAlone = false }: { bet: Bet; isAlone?: boolean }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const kind = usePlacedKind()(bet);
  return (
    <article className="bet" aria-label={`${kind} ${bet.code}`}>
      <header className="bet-head">
        {isAlone ? (
          <h2>{kind}</h2>
        ) : (
          <h2>
            <Link
              to={PATHS.bet}
              params={{ id: bet.id }}
              className="hover:underline"
              aria-label={t('bets.permalink', { code: bet.code })}
            >
              {kind}
            </Link>
          </h2>
        )}
        <BetCode code={bet.code} />
        <PaidWith bet={bet} />
        <DateText at={bet.placed_at} className="bet-when" />
        <span className="bet-status">
          <StatusPill tone={TONES[bet.status]}>{common(`betStatus.${bet.status}`)}</StatusPill>
        </span>
      </header>
      <ul>
        {bet.legs.map((leg, place) => (
          <BetLegRow key={leg.selection} leg={leg} isBanker={bet.system?.bankers.includes(place) ?? false} />
        ))}
      </ul>
      <BetSales bet={bet} />
      <BetFoot bet={bet} />
    </article>
  );
}

function BetFoot({ bet }: { bet: Bet }) {
  const t = useT('sportsbook');
  return (
    <footer className="bet-foot">
      {bet.payout !== null ? (
        <Calculation bet={bet} payout={bet.payout} />
      ) : (
        <dl className="bet-facts">
          <div>
            <dt>{t('slip.stake')}</dt>
            <dd>
              <MoneyText amount={bet.rest_stake} currency={bet.currency} />
            </dd>
          </div>
          <div>
            <dt>{t('slip.odds')}</dt>
            <dd>
              <TotalOdds text={bet.odds} />
            </dd>
          </div>
          <div>
            <dt>{t('slip.potentialPayout')}</dt>
            <dd>
              <MoneyText amount={bet.rest_potential_payout} currency={bet.currency} />
            </dd>
          </div>
        </dl>
      )}
      <span className="bet-acts">
        <ShareButton bet={bet} />
        <RebetButton legs={bet.legs} label={t('bets.reuse')} />
        {bet.payout === null && <CashOutButton bet={bet} />}
      </span>
    </footer>
  );
}
