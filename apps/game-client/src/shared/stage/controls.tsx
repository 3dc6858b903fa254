import { MoneyText, useT } from '@ordago/i18n/react';
import { type ReactNode, useState } from 'react';
import type { PlaySession } from '../play-api.ts';
import { useSite } from '../site/site.ts';
import type { AutoPlay } from '../use-auto-play.ts';
import type { Rounds } from '../use-rounds.ts';
import { AutoPlayFields } from './auto-play-fields.tsx';
import { Segments } from './segments.tsx';
import { useRefusalText } from './use-refusal-text.ts';

/** The part of a game's rounds that its controls show. */
export type ShownRounds = Pick<Rounds<unknown>, 'isBusy' | 'balance' | 'failure'> &
  Partial<Pick<Rounds<unknown>, 'isResting'>>;

export interface ControlsProps {
  readonly session: PlaySession;
  readonly rounds: ShownRounds;
  /** The stake, or the chips. */
  readonly stake: ReactNode;
  /** Choices of the game, under the stake. (Default: none) */
  readonly choices?: ReactNode;
  /** Shown under the action while nothing failed. (Default: nothing) */
  readonly note?: ReactNode;
  readonly actionLabel: string;
  /** Under the label of the action, such as its amount. (Default: nothing) */
  readonly actionDetail?: ReactNode;
  readonly onAction: () => void;
  /** The choices are those of a request that is sent again. (Default: false) */
  readonly isFixed?: boolean;
  /** The action cannot be taken now. (Default: while a round is played) */
  readonly isDisabled?: boolean | undefined;
  /** The action pays out. (Default: it stakes) */
  readonly isCashOut?: boolean;
  /** Further actions in the place of the one, such as those of a hand of cards. (Default: none) */
  readonly actions?: ReactNode;
  /** Auto-play, where the game has it. (Default: none) */
  readonly auto?: AutoPlay;
  /** Figures that follow from the choice. (Default: none) */
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Controls of a game in their one order: mode, stake, choices, the action, and figures. */
export function Controls(props: ControlsProps) {
  const { session, rounds, auto, stake, choices, facts = [], note } = props;
  const [isAutoMode, setAutoMode] = useState(false);
  const isAuto = auto !== undefined && (isAutoMode || auto.isOn);
  return (
    <div className="stage-fields">
      <div className="stage-choices">
        {auto && <Mode isAuto={isAuto} isFixed={auto.isOn} onChange={setAutoMode} />}
        {stake}
        {choices && (
          <div className="stage-choices" inert={props.isFixed ?? false}>
            {choices}
          </div>
        )}
      </div>
      <div className="stage-act">
        {isAuto && auto ? (
          <AutoPlayFields auto={auto} isDisabled={props.isDisabled ?? rounds.isBusy} />
        ) : (
          <Action {...props} />
        )}
        <Status rounds={rounds} note={note} currency={session.currency} />
        <OwnBalance session={session} balance={rounds.balance} />
      </div>
      {facts.length > 0 && (
        <dl className="stage-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="first-letter:uppercase">{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Mode({
  isAuto,
  isFixed,
  onChange,
}: {
  isAuto: boolean;
  isFixed: boolean;
  onChange: (isAuto: boolean) => void;
}) {
  const t = useT('game');
  return (
    <Segments
      label={t('stage.mode')}
      options={[
        { value: 'manual', label: t('stage.manual') },
        { value: 'auto', label: t('stage.automatic') },
      ]}
      value={isAuto ? 'auto' : 'manual'}
      isDisabled={isFixed}
      onChange={(mode) => onChange(mode === 'auto')}
    />
  );
}

function Action(props: ControlsProps) {
  const { rounds, actionLabel, actionDetail, onAction, isCashOut = false, actions } = props;
  if (actions) return <div className="stage-actions">{actions}</div>;
  const isDisabled = (props.isDisabled ?? rounds.isBusy) || rounds.isResting === true;
  return (
    <button type="button" className="stage-go" data-cash-out={isCashOut} disabled={isDisabled} onClick={onAction}>
      {actionLabel}
      {actionDetail && <small className="tabular"> {actionDetail}</small>}
    </button>
  );
}

/** Reason why the last round was not played, in its own sentence, else the note. */
function Status(props: { rounds: ShownRounds; note: ReactNode; currency: string }) {
  const { failure } = props.rounds;
  const refusalText = useRefusalText(props.currency);
  if (failure === null) {
    return (
      <p className="stage-note" role="status" aria-live="polite">
        {props.note}
      </p>
    );
  }
  return (
    <p className="stage-note" data-fault="true" role="alert">
      {refusalText(failure)}
    </p>
  );
}

/** The balance where the site around the game does not show it: practice money, and games outside of a site of ours. */
function OwnBalance({ session, balance }: { session: PlaySession; balance: string | null }) {
  const t = useT('game');
  const { isThere } = useSite();
  if (isThere && !session.isDemo) return null;
  return (
    <p className="stage-balance">
      <span>{session.isDemo ? t('playMoney') : t('balance')}</span>{' '}
      <b>{balance === null ? '—' : <MoneyText amount={balance} currency={session.currency} />}</b>
    </p>
  );
}
