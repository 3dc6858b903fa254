import type { FreeBet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { StatusPill, type StatusTone } from '@ordago/ui';
import { Gift } from 'lucide-react';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { useFreeBetWords } from '../../shared/bets/free-bet-words.ts';
import { isUsable, useFreeBets } from '../../shared/bets/free-bets.ts';
import './free-bets-panel.css';

const TONES: Readonly<Record<FreeBet['status'], StatusTone>> = {
  awarded: 'good',
  used: 'plain',
  returned: 'returned',
  expired: 'plain',
  cancelled: 'blocked',
};

/** The player's free bets with their terms and end; what became of earlier ones is folded away. */
export function FreeBetsPanel() {
  const t = useT('sportsbook');
  const all = useFreeBets() ?? [];
  const usable = all.filter(isUsable);
  const ended = all.filter((freeBet) => !isUsable(freeBet));
  if (all.length === 0) return null;
  return (
    <section className="free-bets" aria-label={t('freeBets.title')}>
      <h2>
        <Gift size={18} aria-hidden="true" />
        {t('freeBets.title')}
      </h2>
      {usable.length === 0 ? <p className="free-bets-none">{t('freeBets.none')}</p> : <Rows freeBets={usable} />}
      {ended.length > 0 && (
        <details>
          <summary>{t('freeBets.ended', { count: ended.length })}</summary>
          <Rows freeBets={ended} />
        </details>
      )}
    </section>
  );
}

function Rows({ freeBets }: { freeBets: readonly FreeBet[] }) {
  const t = useT('sportsbook');
  const words = useFreeBetWords();
  return (
    <ul>
      {freeBets.map((freeBet) => (
        <li key={freeBet.id} data-usable={isUsable(freeBet)}>
          <strong>{formatMoney(freeBet.amount, freeBet.currency)}</strong>
          <span>
            {words.terms(freeBet)}
            <small>
              {words.until(freeBet)}
              {freeBet.is_given_back && ` · ${t('freeBets.givenBack')}`}
              {freeBet.bet !== null && (
                <>
                  {' · '}
                  <Link to={PATHS.bet} params={{ id: freeBet.bet }} className="underline underline-offset-3">
                    {t('slip.viewBet')}
                  </Link>
                </>
              )}
            </small>
          </span>
          <StatusPill tone={TONES[freeBet.status]}>{t(`freeBets.status.${freeBet.status}`)}</StatusPill>
        </li>
      ))}
    </ul>
  );
}
