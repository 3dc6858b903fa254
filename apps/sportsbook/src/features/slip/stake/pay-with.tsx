import type { FreeBet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Gift } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useFreeBetWords } from '../../../shared/bets/free-bet-words.ts';
import { isUsable, useFreeBets } from '../../../shared/bets/free-bets.ts';
import { announce } from '../../../shared/controls/announcer.tsx';
import { whyNot } from '../../../shared/slip/free-bet.ts';
import { useSlip } from '../../../shared/slip/slip-store.ts';
import { BonusTerms } from '../bonus-terms.tsx';
import type { SlipView } from '../use-slip-view.ts';
import './pay-with.css';

/** Choice of payment: the player's balance, bonus money on its terms, or a free bet that fits what the slip holds. */
export function PayWith({ view }: { view: SlipView }) {
  const t = useT('sportsbook');
  const name = useId();
  const { account, slip } = view;
  const choices = useChoices(view);
  if (account === undefined) return null;
  const chosen = slip.freeBet?.id ?? null;
  return (
    <>
      {choices.length > 0 && (
        <fieldset className="pay-with">
          <legend>{t('freeBets.payWith')}</legend>
          <label className="pay-option">
            <input type="radio" name={name} checked={chosen === null} onChange={() => choose(null)} />
            <span>
              <strong>{t(account.paid_with === 'bonus' ? 'freeBets.bonusBalance' : 'freeBets.ownBalance')}</strong>
              <small>{formatMoney(account.balance, account.currency)}</small>
            </span>
          </label>
          {choices.map((choice) => (
            <FreeBetOption
              key={choice.freeBet.id}
              name={name}
              choice={choice}
              isChosen={choice.freeBet.id === chosen}
            />
          ))}
        </fieldset>
      )}
      {account.bonus_terms !== null && chosen === null && (
        <div className="mb-2.5">
          <BonusTerms account={account} />
        </div>
      )}
    </>
  );
}

interface Choice {
  readonly freeBet: FreeBet;
  /** Reason why it does not pay this slip, in words; null where it pays. */
  readonly why: string | null;
}

function FreeBetOption({ name, choice, isChosen }: { name: string; choice: Choice; isChosen: boolean }) {
  const t = useT('sportsbook');
  const words = useFreeBetWords();
  const { freeBet, why } = choice;
  return (
    <label className="pay-option" data-free="">
      <input type="radio" name={name} checked={isChosen} disabled={why !== null} onChange={() => choose(freeBet)} />
      <span>
        <strong>
          <Gift size={14} aria-hidden="true" />
          {t('freeBets.one', { amount: formatMoney(freeBet.amount, freeBet.currency) })}
        </strong>
        <small>{why ?? `${words.terms(freeBet)} · ${words.until(freeBet)}`}</small>
      </span>
    </label>
  );
}

function choose(freeBet: FreeBet | null): void {
  useSlip
    .getState()
    .setFreeBet(freeBet && { id: freeBet.id, amount: freeBet.amount, isStakeReturned: freeBet.is_stake_returned });
}

/**
 * The free bets that can be used, each with the reason why it does not pay this slip. One that no longer pays is
 * deselected, with a note.
 */
function useChoices({ slip, sports, placing }: SlipView): readonly Choice[] {
  const t = useT('sportsbook');
  const words = useFreeBetWords();
  const known = useFreeBets();
  const facts = { sports, now: Date.now() };
  const choices = (known ?? []).filter(isUsable).map((freeBet) => {
    const reason = whyNot(freeBet, slip, facts);
    return { freeBet, why: reason && words.why(reason) };
  });
  const chosen = choices.find(({ freeBet }) => freeBet.id === slip.freeBet?.id);
  const isLost =
    slip.freeBet !== null &&
    known !== undefined &&
    placing.phase === 'idle' &&
    (chosen === undefined || chosen.why !== null);
  const notice = t('freeBets.letGo');
  useEffect(() => {
    if (!isLost) return;
    choose(null);
    announce(notice);
  }, [isLost, notice]);
  return choices;
}
