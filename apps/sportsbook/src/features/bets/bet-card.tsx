import type { Bet } from '@ordago/contracts';
import { DateText, MoneyText, useT } from '@ordago/i18n/react';
import { Button, StatusPill, type StatusTone } from '@ordago/ui';
import { RotateCcw } from 'lucide-react';
import { BetCode } from '../../shared/bet-code.tsx';
import { Link, PATHS } from '../../shared/paths.ts';
import { slipLegOf } from '../../shared/slip/rebet.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import { BetLegRow } from './bet-leg-row.tsx';
import { Calculation } from './calculation.tsx';

/** Losing is stated, not scolded: a lost bet is plain. */
const TONES: Readonly<Record<Bet['status'], StatusTone>> = {
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
  const kind = t('slip.bet', { count: bet.legs.length });
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
        <DateText at={bet.placed_at} className="bet-when" />
        <span className="bet-status">
          <StatusPill tone={TONES[bet.status]}>{common(`betStatus.${bet.status}`)}</StatusPill>
        </span>
      </header>
      <ul>
        {bet.legs.map((leg) => (
          <BetLegRow key={leg.selection} leg={leg} />
        ))}
      </ul>
      <BetFoot bet={bet} />
    </article>
  );
}

function BetFoot({ bet }: { bet: Bet }) {
  const t = useT('sportsbook');
  const setLegs = useSlip((store) => store.setLegs);
  return (
    <footer className="bet-foot">
      {bet.payout !== null ? (
        <Calculation bet={bet} payout={bet.payout} />
      ) : (
        <dl className="bet-facts">
          <div>
            <dt>{t('slip.stake')}</dt>
            <dd>
              <MoneyText amount={bet.stake} currency={bet.currency} />
            </dd>
          </div>
          <div>
            <dt>{t('slip.odds')}</dt>
            <dd className="tabular">{bet.odds}</dd>
          </div>
          <div>
            <dt>{t('slip.potentialPayout')}</dt>
            <dd>
              <MoneyText amount={bet.potential_payout} currency={bet.currency} />
            </dd>
          </div>
        </dl>
      )}
      <span className="bet-acts">
        <Button
          rank="text"
          size="small"
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onClick={() => setLegs(bet.legs.map(slipLegOf))}
        >
          {t('bets.reuse')}
        </Button>
      </span>
    </footer>
  );
}
