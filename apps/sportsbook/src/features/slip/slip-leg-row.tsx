import { formatMoney, formatOddsAs } from '@ordago/i18n';
import { DateText, OddsText, useErrorText, useOddsFormat, useT } from '@ordago/i18n/react';
import { formatOdds } from '@ordago/kernel';
import { Button } from '@ordago/ui';
import { contestName, useEachWayWords, useSelectionWords } from '@ordago/web-kit/bets';
import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LegParts } from '../../shared/bets/leg-parts.tsx';
import { announce } from '../../shared/controls/announcer.tsx';
import { useAccount } from '../../shared/player/account.ts';
import { isCombination } from '../../shared/slip/combinations.ts';
import { kindOf } from '../../shared/slip/slip.ts';
import { placedOdds, priceOf } from '../../shared/slip/slip-maths.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import { areTermsMoved, type LegState, needsAccepting } from './placing/leg-state.ts';
import { noCapacityOf, type Problem } from './placing/problem.ts';
import { BankerToggle } from './stake/system-field.tsx';
import { ToBuilderButton } from './to-builder/to-builder-button.tsx';
import './slip-leg-row.css';
import '../../shared/slip/leg-remove.css';

export interface SlipLegRowProps {
  readonly state: LegState;
  /** Refusal of this leg by the server. */
  readonly problem: Problem | undefined;
  readonly isMarked: boolean;
  readonly isRepeated: boolean;
}

/** A selection of the slip with its price; marked when it needs the player's attention. */
export function SlipLegRow({ state, problem, isMarked, isRepeated }: SlipLegRowProps) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  const { remove, slip } = useSlip();
  const kind = kindOf(slip);
  const { leg, move, price } = state;
  const eachWay = useEachWayWords();
  const name = words.outcome(leg);
  const takeOut = () => {
    remove(leg);
    announce(t('slip.removed', { selection: name }));
  };
  return (
    <li className={isMarked ? 'leg is-marked' : 'leg'}>
      <span className="leg-name">{isCombination(leg) ? words.market(leg) : name}</span>
      <span className="leg-odds" data-move={move ?? undefined}>
        {move !== null && (
          <s>
            <OddsText odds={priceOf(leg.odds)} />
          </s>
        )}
        {move !== null && <span className="leg-arrow" aria-hidden="true" />}
        <OddsText odds={priceOf(price.odds)} />
      </span>
      <button
        type="button"
        className="leg-remove"
        aria-label={t('slip.removeLeg', { selection: name })}
        onClick={takeOut}
      >
        <X size={16} aria-hidden="true" />
      </button>
      <span className="leg-about">
        {isCombination(leg) ? <LegParts leg={leg} /> : <span className="leg-line">{words.market(leg)}</span>}
        <span className="leg-line">
          {contestName(leg)} · <DateText at={leg.startsAt} style="day" /> <DateText at={leg.startsAt} style="time" />
        </span>
        {slip.eachWay && leg.eachWay && (
          <span className="leg-line leg-terms">
            {eachWay.leg({ ...leg.eachWay, odds: formatOdds(placedOdds([leg])) })}
          </span>
        )}
      </span>
      {kind === 'system' && <BankerToggle slip={slip} selection={leg.selection} name={name} />}
      <LegTrouble state={state} problem={problem} isRepeated={isRepeated} onRemove={takeOut} />
    </li>
  );
}

function LegTrouble(props: {
  state: LegState;
  problem: Problem | undefined;
  isRepeated: boolean;
  onRemove: () => void;
}) {
  const { state, problem, isRepeated, onRemove } = props;
  const t = useT('sportsbook');
  const format = useOddsFormat();
  const { takePrice, takeLine, slip } = useSlip();
  const fix = problem?.fix;
  const sentence = useTroubleText(state, problem, isRepeated);
  useOnceText(sentence, problem === undefined && state.sale === 'open' && needsAccepting(state.move, slip.accept));
  if (sentence === null) return null;
  const hasFix = fix?.kind === 'stake' || fix?.kind === 'line';
  const price = problem?.fix?.kind === 'accept' ? problem.fix.price : state.price;
  const canAccept =
    problem?.fix?.kind === 'accept' || (state.sale === 'open' && needsAccepting(state.move, slip.accept));
  return (
    <div className="leg-trouble">
      <TriangleAlert size={16} aria-hidden="true" />
      <div>
        <p>{sentence}</p>
        <p className="leg-trouble-acts">
          {canAccept && (
            <Button rank="primary" size="small" onClick={() => takePrice(state.leg.selection, price)}>
              {t('slip.acceptOdds', { odds: formatOddsAs(priceOf(price.odds), format) })}
            </Button>
          )}
          {fix?.kind === 'line' && (
            <Button rank="primary" size="small" onClick={() => takeLine(state.leg.selection, fix.to)}>
              {t('slip.takeLine', { line: fix.to.line, odds: formatOddsAs(priceOf(fix.to.odds), format) })}
            </Button>
          )}
          <TermsFix state={state} />
          <OtherFix fix={fix ?? null} state={state} isRepeated={isRepeated} />
          <Button rank={canAccept || isRepeated || hasFix ? 'text' : 'secondary'} size="small" onClick={onRemove}>
            {t('slip.remove')}
          </Button>
        </p>
      </div>
    </div>
  );
}

/** Agrees to the terms each way of now; nothing where they are those that the player saw. */
function TermsFix({ state }: { state: LegState }) {
  const t = useT('sportsbook');
  const { takeTerms, slip } = useSlip();
  const { leg, terms } = state;
  if (!terms || !areTermsMoved(state, slip)) return null;
  return (
    <Button rank="primary" size="small" onClick={() => takeTerms(new Map([[leg.selection, terms]]))}>
      {t('eachWay.accept', terms)}
    </Button>
  );
}

/** Makes a bet builder of selections of one match, or sets the stake that the limits leave. */
function OtherFix({ fix, state, isRepeated }: { fix: Problem['fix']; state: LegState; isRepeated: boolean }) {
  if (fix?.kind === 'stake') return <StakeFix fix={fix} selection={state.leg.selection} />;
  return isRepeated && fix === null ? <ToBuilderButton event={state.leg.event} /> : null;
}

/** Sets the stake that the limits leave: that of the one bet, or of all that share it. */
function StakeFix({ fix, selection }: { fix: Extract<Problem['fix'], { kind: 'stake' }>; selection: string }) {
  const t = useT('sportsbook');
  const { setStake, setSingleStake, slip } = useSlip();
  const currency = useAccount()?.currency ?? '';
  const isSplit = kindOf(slip) === 'single' && slip.legs.length > 1;
  const apply = () => (isSplit ? setSingleStake(selection, fix.amount) : setStake(fix.amount));
  return (
    <Button rank="primary" size="small" onClick={apply}>
      {t(fix.bound === 'max' ? 'slip.applyMax' : 'slip.applyMin', { amount: formatMoney(fix.amount, currency) })}
    </Button>
  );
}

/** Announces to screen readers that a price waits for an answer: when it begins to, and not with every further move. */
function useOnceText(sentence: string | null, isAsked: boolean): void {
  const last = useRef(sentence);
  last.current = sentence;
  useEffect(() => {
    if (isAsked && last.current !== null) announce(last.current);
  }, [isAsked]);
}

/** One sentence on what happened; null when nothing did. The server's answer has priority over the line. */
function useTroubleText(state: LegState, problem: Problem | undefined, isRepeated: boolean) {
  const t = useT('sportsbook');
  const format = useOddsFormat();
  const errorText = useErrorText();
  const slip = useSlip((store) => store.slip);
  const { leg, sale, move, price, terms } = state;
  const { accept } = slip;
  if (problem) {
    const scope = noCapacityOf(problem.error);
    // The player pressed, and the operator refused.
    return `${scope === null ? errorText(problem.error) : t(`slip.noRoom.${scope}`)} ${t('slip.nothingCharged')}`;
  }
  if (sale === 'closed') return t('slip.closed');
  if (sale === 'paused') return t('slip.suspended');
  if (isRepeated) return t('slip.repeated');
  if (areTermsMoved(state, slip) && leg.eachWay) {
    const { divisor: oldDivisor, places: oldPlaces } = leg.eachWay;
    return terms ? t('eachWay.moved', { oldDivisor, oldPlaces, ...terms }) : t('eachWay.gone');
  }
  if (move === null || !needsAccepting(move, accept)) return null;
  const moved = { old: formatOddsAs(priceOf(leg.odds), format), new: formatOddsAs(priceOf(price.odds), format) };
  return t(move === 'up' ? 'slip.movedUp' : 'slip.movedDown', moved);
}
