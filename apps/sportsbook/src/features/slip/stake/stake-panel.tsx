import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { formatAmount, parseAmount, type Units } from '@ordago/kernel';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { useState } from 'react';
import { RulesLink } from '../../../shared/addresses/rules-link.tsx';
import type { Account } from '../../../shared/player/account.ts';
import { kindOf, stakeOf } from '../../../shared/slip/slip.ts';
import { stakedBets } from '../../../shared/slip/slip-maths.ts';
import { useSlip } from '../../../shared/slip/slip-store.ts';
import { noCapacityOf } from '../placing/problem.ts';
import { useLimitText } from '../use-limit-text.ts';
import type { SlipBounds } from '../use-slip-bounds.ts';
import type { SlipView } from '../use-slip-view.ts';
import { Keypad } from './keypad.tsx';
import { PayWith } from './pay-with.tsx';
import { StakeField } from './stake-field.tsx';
import './stake.css';

/** Payment and stakes: stakes as the player types them, or nothing more where a free bet has its amount. */
export function StakePanel({ view, isSheet }: { view: SlipView; isSheet: boolean }) {
  const isFree = stakedBets(view.slip).some(({ freeBet }) => freeBet !== null);
  return (
    <div className="stake">
      <PayWith view={view} />
      {!isFree && <Stakes view={view} isSheet={isSheet} />}
    </div>
  );
}

/** Stakes: one for an express or the only single, one per selection for several singles; quick amounts and bounds. */
function Stakes({ view, isSheet }: { view: SlipView; isSheet: boolean }) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  const { slip, account, bounds, singles } = view;
  const { setStake, setSingleStake } = useSlip();
  const currency = account?.currency ?? '';
  const max = bounds?.stake_max ?? account?.stake.max ?? '0';
  const isSplit = kindOf(slip) === 'single' && slip.legs.length > 1;
  // Field that the keypad types into: a selection, or null for the common stake.
  const [target, setTarget] = useState<string | null>(null);
  const typed = isSplit && target !== null ? stakeOf(slip, target) : slip.stake;
  const type = (text: string) => (isSplit && target !== null ? setSingleStake(target, text) : setStake(text));
  const maxOf = (selection: string) => singles.get(selection)?.stake_max ?? account?.stake.max ?? '0';
  const setAll = (text: string) => {
    setStake(text);
    if (isSplit) for (const leg of slip.legs) setSingleStake(leg.selection, text);
  };
  const setMost = () => {
    if (!account) return;
    if (!isSplit) setStake(plain(largestStake(account, max)));
    else
      for (const { selection } of slip.legs) setSingleStake(selection, plain(largestStake(account, maxOf(selection))));
  };
  return (
    <>
      {!isSplit && (
        <StakeField
          label={t('slip.stake')}
          value={slip.stake}
          currency={currency}
          onChange={setStake}
          onFocus={() => setTarget(null)}
          hasOwnKeypad={isSheet}
        />
      )}
      {isSplit &&
        slip.legs.map((leg) => (
          <div key={leg.selection}>
            <StakeField
              label={words.outcome(leg)}
              name={t('slip.stakeOf', { selection: words.outcome(leg) })}
              value={stakeOf(slip, leg.selection)}
              currency={currency}
              onChange={(text) => setSingleStake(leg.selection, text)}
              onFocus={() => setTarget(leg.selection)}
              hasOwnKeypad={isSheet}
            />
            {account && <Bounds account={account} max={maxOf(leg.selection)} bounds={singles.get(leg.selection)} />}
          </div>
        ))}
      {account && <QuickStakes account={account} stake={isSplit ? '' : slip.stake} onPick={setAll} onMost={setMost} />}
      {isSheet && <Keypad value={typed} onChange={type} />}
      {account && !isSplit && <Bounds account={account} max={max} bounds={bounds} />}
    </>
  );
}

interface BoundsProps {
  readonly account: Account;
  /** Largest stake. */
  readonly max: string;
  /** Undefined while the server has not answered. */
  readonly bounds: SlipBounds | undefined;
}

/** The smallest and the largest stake of a bet, and the limit that binds. */
function Bounds({ account, max, bounds }: BoundsProps) {
  const t = useT('sportsbook');
  const { currency, stake } = account;
  return (
    <>
      <p className="stake-hint">
        {t('slip.bounds', { min: formatMoney(stake.min, currency), max: formatMoney(max, currency) })}
      </p>
      {bounds && <BindingLimit bounds={bounds} />}
    </>
  );
}

/** The limit that leaves no larger stake, where it is another one than the largest stake of all bets. */
function BindingLimit({ bounds: { stake_max: left, binding } }: { bounds: SlipBounds }) {
  const t = useT('sportsbook');
  const limitText = useLimitText();
  if (binding.name === 'stake-above-maximum') return null;
  const { name } = binding;
  const scope = /[1-9]/.test(left) ? null : noCapacityOf({ name: 'minimum-above-maximum', params: { limit: name } });
  return (
    <p className="stake-hint">
      {scope === null ? limitText(binding) : t(`slip.noRoom.${scope}`)}{' '}
      <RulesLink section="limits">{t('rules.limits')}</RulesLink>
    </p>
  );
}

interface QuickStakesProps {
  readonly account: Account;
  readonly stake: string;
  readonly onPick: (stake: string) => void;
  /** Takes the largest stake: of several singles each its own. */
  readonly onMost: () => void;
}

/** Half, once, two and a half times and five times the usual stake, and all that may be staked. */
function QuickStakes({ account, stake, onPick, onMost }: QuickStakesProps) {
  const t = useT('sportsbook');
  const units = parseAmount(stake);
  return (
    <fieldset className="quick-stakes" aria-label={t('slip.quick')}>
      {quickAmounts(account).map((amount) => (
        <button
          key={String(amount)}
          type="button"
          aria-pressed={units === amount}
          onClick={() => onPick(plain(amount))}
        >
          {plain(amount)}
        </button>
      ))}
      <button type="button" aria-pressed={false} onClick={onMost}>
        {t('slip.max')}
      </button>
    </fieldset>
  );
}

function quickAmounts({ stake }: Account): readonly Units[] {
  const usual = parseAmount(stake.default) ?? 0n;
  return [usual / 2n, usual, (usual * 5n) / 2n, usual * 5n].filter((amount) => amount > 0n);
}

/** The whole balance, as far as one bet may go; cut to the cent, as stakes are. */
function largestStake({ balance }: Account, max: string): Units {
  const all = parseAmount(balance, { decimalsMax: 5 }) ?? 0n;
  const bound = parseAmount(max) ?? 0n;
  const most = all < bound ? all : bound;
  return most - (most % 1_000n);
}

/** Plain decimal text without needless zeros, as a person types it. */
function plain(units: Units): string {
  return formatAmount(units).replace(/\.00$/, '');
}
