import { formatMoney } from '@ordago/i18n';
import { useErrorText, useT } from '@ordago/i18n/react';
import { formatAmount, parseAmount, type Units } from '@ordago/kernel';
import { Button, Note } from '@ordago/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { sendToSite } from '../../../embed/frame.ts';
import { Link, PATHS } from '../../../shared/addresses/paths.ts';
import { kindOf, stakeOf } from '../../../shared/slip/slip.ts';
import { useSlip } from '../../../shared/slip/slip-store.ts';
import type { SlipView } from '../use-slip-view.ts';
import { placeSlip, sendAgain } from './place-slip.ts';
import type { Placing } from './placing-store.ts';
import { noCapacityOf, type Problem } from './problem.ts';
import type { SlipAction } from './slip-action.ts';
import './place-area.css';

export interface PlaceAreaProps {
  readonly view: SlipView;
  /** Odds and payout, which on a phone stay in view with the button; null where they are above. */
  readonly sums: ReactNode;
}

/** The one gold button with the reason that blocks it, in words. */
export function PlaceArea({ view, sums }: PlaceAreaProps) {
  const { placing } = view;
  if (placing.phase === 'unsure') return <LostAnswer />;
  const ofTheBet = placing.problems.filter(({ selection }) => selection === null);
  return (
    <div className="place">
      {sums}
      {ofTheBet.map((problem) => (
        <BetProblem key={problem.error.name} problem={problem} currency={view.account?.currency} />
      ))}
      {placing.phase === 'placing' ? (
        <PlacingButton waiting={placing.waiting} />
      ) : (
        <PlaceBetButton
          action={view.action}
          isFixNear={placing.problems.some(({ fix }) => fix?.kind === 'stake')}
          currency={view.account?.currency}
        />
      )}
    </div>
  );
}

function PlacingButton({ waiting }: { waiting: Placing['waiting'] }) {
  const t = useT('sportsbook');
  const seconds = useSecondsUntil(waiting?.endsAt ?? null);
  return (
    <>
      <Button isFull size="large" rank="primary" isBusy>
        {waiting === null ? t('slip.placing') : t('slip.liveDelay', { seconds })}
      </Button>
      {waiting !== null && (
        <progress
          className="place-wait"
          max={waiting.totalMs}
          value={waiting.totalMs - seconds * 1_000}
          aria-hidden="true"
        />
      )}
      <p className="place-note" role="status">
        {waiting === null ? t('slip.placingNote') : t('slip.liveDelayNote')}
      </p>
    </>
  );
}

/** Whole seconds that are left, counted down. */
function useSecondsUntil(endsAt: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (endsAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? 0 : Math.max(Math.ceil((endsAt - now) / 1_000), 0);
}

interface PlaceBetButtonProps {
  readonly action: SlipAction;
  /** The refusal beside it sets the stake that is possible already. */
  readonly isFixNear: boolean;
  readonly currency: string | undefined;
}

function PlaceBetButton({ action, isFixNear, currency = '' }: PlaceBetButtonProps) {
  const t = useT('sportsbook');
  const { label, note, act } = usePlaceBetText(action, currency);
  const isOpen = act !== null;
  const mayClick = useMayClick(action);
  return (
    <>
      <Button isFull size="large" rank="primary" disabled={!isOpen} onClick={() => mayClick() && act?.()}>
        {label}
      </Button>
      <p className="place-note">
        {!isFixNear && (action.kind === 'stake-low' || action.kind === 'stake-high') ? (
          <BoundStake bound={action.kind === 'stake-low' ? 'min' : 'max'} amount={action.amount} currency={currency} />
        ) : (
          (note ?? (action.kind === 'review' ? t('slip.reviewNote') : null))
        )}
      </p>
    </>
  );
}

/** Puts the stakes that are beyond a bound at it. It is a button of its own: clicked twice, it still bets nothing. */
function BoundStake({ bound, amount, currency }: { bound: 'min' | 'max'; amount: Units; currency: string }) {
  const t = useT('sportsbook');
  const { slip, setStake, setSingleStake } = useSlip();
  const isSplit = kindOf(slip) === 'single' && slip.legs.length > 1;
  const isBeyond = (text: string) => {
    const units = parseAmount(text) ?? 0n;
    return bound === 'min' ? units < amount : units > amount;
  };
  const put = () => {
    const text = formatAmount(amount);
    if (!isSplit) return setStake(text);
    for (const { selection } of slip.legs) if (isBeyond(stakeOf(slip, selection))) setSingleStake(selection, text);
  };
  return (
    <Button size="small" onClick={put}>
      {t(bound === 'max' ? 'slip.applyMax' : 'slip.applyMin', { amount: formatMoney(amount, currency) })}
    </Button>
  );
}

/** Time for which a button that has just come to accept other prices takes no click, in ms: it was meant for another one. */
const FRESH_MS = 600;

/** Returns false while the button accepts prices that have just come under the finger. */
function useMayClick(action: SlipAction): () => boolean {
  const accepted = action.kind === 'place' ? [...action.prices].join() : '';
  const [seen, setSeen] = useState({ accepted, at: Number.NEGATIVE_INFINITY });
  if (seen.accepted !== accepted) setSeen({ accepted, at: performance.now() });
  return () => accepted === '' || performance.now() - seen.at >= FRESH_MS;
}

function usePlaceBetText(
  action: SlipAction,
  currency: string,
): { label: string; note: string | null; act: (() => void) | null } {
  const t = useT('sportsbook');
  switch (action.kind) {
    case 'place': {
      const amount = formatMoney(action.stake, currency);
      const { count, prices } = action;
      const act = () => {
        if (prices.size > 0) useSlip.getState().takePrices(prices);
        void placeSlip();
      };
      if (prices.size > 0) return { label: t('slip.acceptAndPlace', { count: prices.size, amount }), note: null, act };
      if (action.isFree) return { label: t('freeBets.place', { amount }), note: null, act };
      const label = count > 1 ? t('slip.placeCount', { count, amount }) : t('slip.place', { amount });
      return { label, note: null, act };
    }
    case 'offline':
      return { label: t('slip.offline'), note: t('slip.offlineNote'), act: null };
    case 'review':
      return { label: t('slip.review', { count: action.count }), note: null, act: null };
    case 'sign-in':
      return { label: t('slip.signIn'), note: t('slip.signInNote'), act: () => sendToSite({ type: 'sign-in' }) };
    case 'deposit':
      return {
        label: t('slip.deposit'),
        note: t('slip.shortBy', { amount: formatMoney(action.short, currency) }),
        act: () => sendToSite({ type: 'deposit' }),
      };
    case 'each-way-off':
      return { label: t('eachWay.review'), note: null, act: null };
    case 'featured-gone':
      return { label: t('featured.decide'), note: null, act: null };
    case 'enter-stake':
      return { label: t('slip.enterStake'), note: null, act: null };
    case 'stake-low':
      return { label: t('slip.stakeLow', { amount: formatMoney(action.amount, currency) }), note: null, act: null };
    case 'stake-high':
      return { label: t('slip.stakeHigh', { amount: formatMoney(action.amount, currency) }), note: null, act: null };
    case 'no-room':
      return { label: t('slip.noRoomAtAll'), note: null, act: null };
  }
}

/** A refusal of the bet as a whole, with the tap that puts it right. */
function BetProblem({ problem, currency = '' }: { problem: Problem; currency: string | undefined }) {
  const t = useT('sportsbook');
  const errorText = useErrorText();
  const { setStake, leaveFeaturedExpress } = useSlip();
  const { error, fix } = problem;
  const scope = noCapacityOf(error);
  const amount = fix?.kind === 'stake' ? formatMoney(fix.amount, currency) : '';
  return (
    <Note
      tone="bad"
      action={
        <>
          {fix?.kind === 'stake' && (
            <Button rank="primary" size="small" onClick={() => setStake(fix.amount)}>
              {t(fix.bound === 'max' ? 'slip.applyMax' : 'slip.applyMin', { amount })}
            </Button>
          )}
          {fix?.kind === 'ordinary' && (
            <Button rank="primary" size="small" onClick={leaveFeaturedExpress}>
              {t('featured.ordinary')}
            </Button>
          )}
          {fix?.kind === 'deposit' && (
            <Button rank="primary" size="small" onClick={() => sendToSite({ type: 'deposit' })}>
              {t('slip.deposit')}
            </Button>
          )}
          {fix?.kind === 'sign-in' && (
            <Button rank="primary" size="small" onClick={() => sendToSite({ type: 'sign-in' })}>
              {t('slip.signIn')}
            </Button>
          )}
        </>
      }
    >
      {scope === null ? errorText(error) : t(`slip.noRoom.${scope}`)} {t('slip.nothingCharged')}
    </Note>
  );
}

/** The answer was lost: the same calls can be sent again, and nothing else is offered. */
function LostAnswer() {
  const t = useT('sportsbook');
  return (
    <div className="place">
      <Note tone="warn">
        <strong>{t('slip.unsure')}</strong> {t('slip.unsureHint')}
      </Note>
      <Button isFull size="large" rank="primary" onClick={() => void sendAgain()}>
        {t('slip.retry')}
      </Button>
      <p className="place-note">
        <Link to={PATHS.bets} className="underline underline-offset-3">
          {t('slip.viewBets')}
        </Link>
      </p>
    </div>
  );
}
