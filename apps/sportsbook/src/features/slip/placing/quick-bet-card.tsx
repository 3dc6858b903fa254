import type { Bet, WireError } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { MoneyText, OddsText, useErrorText, useT } from '@ordago/i18n/react';
import { Button, IconButton } from '@ordago/ui';
import { contestName, useSelectionWords } from '@ordago/web-kit/bets';
import { X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { sendToSite } from '../../../embed/frame.ts';
import { BetCode } from '../../../shared/bets/bet-code.tsx';
import { notify } from '../../../shared/controls/notice.tsx';
import { takeBalance, useAccount } from '../../../shared/player/account.ts';
import { queryClient } from '../../../shared/server/query-client.ts';
import {
  closeQuickBet,
  noteAnswered,
  noteSent,
  type SentQuickBet,
  useQuickBet,
} from '../../../shared/slip/quick-bet.ts';
import type { SlipLeg } from '../../../shared/slip/slip.ts';
import { priceOf, unitsOf } from '../../../shared/slip/slip-maths.ts';
import { useSlip } from '../../../shared/slip/slip-store.ts';
import { type BetCall, betCall, mintKey } from './bet-call.ts';
import { sendOne } from './place-slip.ts';
import { problemOf } from './problem.ts';
import './quick-bet-card.css';

type Phase =
  | { readonly kind: 'asking' }
  | { readonly kind: 'placing' }
  | { readonly kind: 'unsure'; readonly call: BetCall }
  | { readonly kind: 'placed'; readonly bet: Bet }
  | { readonly kind: 'refused'; readonly error: WireError };

/** A bet by one click: confirmed first if the player wants that, then placed; its result stays until closed. */
export function QuickBetCard() {
  const { leg, stake, confirms, sent } = useQuickBet();
  const account = useAccount();
  // A call that another player sent is not sent again by this one.
  const isForeign = sent !== null && account !== undefined && account.id !== sent.player;
  useEffect(() => {
    if (isForeign) closeQuickBet();
  }, [isForeign]);
  if (leg === null || isForeign || (sent !== null && account === undefined)) return null;
  return <QuickBet key={leg.selection + leg.version} leg={leg} stake={stake} confirms={confirms} />;
}

function QuickBet({ leg, stake, confirms }: { leg: SlipLeg; stake: string; confirms: boolean }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const words = useSelectionWords();
  const currency = useAccount()?.currency ?? '';
  const { phase, place, sendAgain } = usePlace(leg, stake, confirms);
  const isBusy = phase.kind === 'placing' || phase.kind === 'unsure';
  useBusyWords();
  return (
    <section
      className="quick-bet"
      role="dialog"
      aria-label={t('quick.title')}
      onKeyDown={({ key }) => key === 'Escape' && !isBusy && closeQuickBet()}
    >
      <header>
        <h2>
          {t(phase.kind === 'placed' ? 'quick.placed' : phase.kind === 'refused' ? 'quick.refused' : 'quick.title')}
        </h2>
        {!isBusy && (
          <IconButton
            size="small"
            label={common('action.close')}
            icon={<X size={18} aria-hidden="true" />}
            onClick={closeQuickBet}
          />
        )}
      </header>
      <p className="quick-bet-leg">
        <strong>{words.outcome(leg)}</strong>
        <strong>
          <OddsText odds={priceOf(leg.odds)} />
        </strong>
        <small>
          {words.market(leg)} · {contestName(leg)}
        </small>
      </p>
      <PhaseBody phase={phase}>
        {phase.kind === 'asking' && (
          <>
            <FocusedButton onClick={place}>
              {t('quick.confirm', { amount: formatMoney(stake, currency) })}
            </FocusedButton>
            <small>{t('quick.final')}</small>
          </>
        )}
        {phase.kind === 'unsure' && (
          <FocusedButton onClick={() => sendAgain(phase.call)}>{t('slip.retry')}</FocusedButton>
        )}
        {phase.kind === 'refused' && <ToSlip leg={leg} error={phase.error} currency={currency} />}
      </PhaseBody>
    </section>
  );
}

/** Link to the slip, at the stake that would be taken where the refusal named one. */
function ToSlip({ leg, error, currency }: { leg: SlipLeg; error: WireError; currency: string }) {
  const t = useT('sportsbook');
  const { fix } = problemOf(error, [leg]);
  const stake = fix?.kind === 'stake' ? fix.amount : null;
  const go = () => {
    const { toggle, setStake, slip } = useSlip.getState();
    if (!slip.legs.some(({ selection }) => selection === leg.selection)) toggle(leg);
    if (stake !== null) setStake(stake);
    closeQuickBet();
  };
  return (
    <Button isFull onClick={go}>
      {stake === null ? t('quick.toSlip') : t('quick.toSlipWith', { amount: formatMoney(stake, currency) })}
    </Button>
  );
}

function PhaseBody({ phase, children }: { phase: Phase; children: ReactNode }) {
  const t = useT('sportsbook');
  const errorText = useErrorText();
  return (
    <div className="quick-bet-body">
      <div role="status">
        {phase.kind === 'placing' && <p>{t('quick.placing')}</p>}
        {phase.kind === 'unsure' && (
          <p>
            {t('slip.unsure')} {t('slip.unsureHint')}
          </p>
        )}
        {phase.kind === 'refused' && (
          <p>
            {errorText(phase.error)} {t('slip.nothingCharged')}
          </p>
        )}
        {phase.kind === 'placed' && (
          <p className="quick-bet-placed">
            <BetCode code={phase.bet.code} />
            <span>
              {t('slip.stake')} <MoneyText amount={phase.bet.stake} currency={phase.bet.currency} />
            </span>
            <span>
              {t('slip.potentialPayout')}{' '}
              <MoneyText amount={phase.bet.potential_payout} currency={phase.bet.currency} />
            </span>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** The one thing to do has the focus, so that Enter does it and Escape leaves. */
function FocusedButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => holder.current?.querySelector('button')?.focus(), []);
  return (
    <span ref={holder}>
      <Button isFull rank="primary" size="large" onClick={onClick}>
        {children}
      </Button>
    </span>
  );
}

/** The request of a click; made again from its stored parts, it is the same one. */
function callOf(leg: SlipLeg, stake: bigint, { key, accept }: Pick<SentQuickBet, 'key' | 'accept'>): BetCall {
  return betCall({ kind: 'single', system: null, legs: [leg], stake, freeBet: null }, accept, key);
}

/** Before a reload of the tab a call may have been sent that was never answered: it is sent again, or nothing is. */
function firstPhase(leg: SlipLeg, stake: string, confirms: boolean): Phase {
  const { sent } = useQuickBet.getState();
  const units = unitsOf(stake);
  if (sent !== null && units !== null) return { kind: 'unsure', call: callOf(leg, units, sent) };
  return { kind: confirms ? 'asking' : 'placing' };
}

function usePlace(leg: SlipLeg, stake: string, confirms: boolean) {
  const [phase, setPhase] = useState<Phase>(() => firstPhase(leg, stake, confirms));
  const isSent = useRef(phase.kind === 'unsure');
  const send = useCallback(async (call: BetCall, isAgain = false) => {
    setPhase({ kind: 'placing' });
    const answer = await sendOne(call);
    if (answer === 'unanswered') return setPhase({ kind: 'unsure', call });
    if ('problems' in answer) {
      // A bet of one selection has one refusal.
      const [{ error }] = answer.problems;
      // A signed-out player cannot learn the outcome of the call before.
      if (isAgain && error.name === 'unauthorized') return setPhase({ kind: 'unsure', call });
      noteAnswered();
      return setPhase({ kind: 'refused', error });
    }
    noteAnswered();
    const { bet, balance, version } = answer.bet;
    takeBalance({ balance, version });
    sendToSite({ type: 'balance-changed' });
    void queryClient.invalidateQueries({ queryKey: ['bets'] });
    setPhase({ kind: 'placed', bet });
  }, []);
  /** One bet has one key, however often it is clicked or rendered. */
  const place = useCallback(() => {
    const units = unitsOf(stake);
    if (isSent.current || units === null) return;
    isSent.current = true;
    const { accept } = useSlip.getState().slip;
    const key = mintKey();
    noteSent(key, accept);
    void send(callOf(leg, units, { key, accept }));
  }, [leg, stake, send]);
  useEffect(() => {
    if (!confirms) place();
  }, [confirms, place]);
  return { phase, place, sendAgain: (call: BetCall) => void send(call, true) };
}

/** Shows why a click on another price did nothing. */
function useBusyWords(): void {
  const t = useT('sportsbook');
  const refused = useQuickBet(({ refusedSubmissions }) => refusedSubmissions);
  useEffect(() => {
    if (refused > 0) notify(t('quick.busy'));
  }, [refused, t]);
}
