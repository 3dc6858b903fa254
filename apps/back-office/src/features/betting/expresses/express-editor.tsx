import { Button, Modal, TextInput } from '@mantine/core';
import { endTopExpress, setTopExpress } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { contestName, useSelectionWords } from '@ordago/web-kit/bets';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { MomentField } from '../../../shared/moment/moment-field.tsx';
import { type Target, TargetField } from '../target-field.tsx';
import type { BettingActions } from '../use-betting-actions.ts';
import { EventSelections } from './event-selections.tsx';
import {
  bodyOf,
  type DraftLeg,
  EMPTY_DRAFT,
  type ExpressDraft,
  LEGS_MAX,
  LEGS_MIN,
  timesProblem,
  toggleDraftLeg,
} from './express-draft.ts';
import { ExpressPreview } from './express-preview.tsx';

/** Puts an express together: finds events, picks their selections, and shows the effect before it is published. */
export function ExpressEditor({ acts, onClose }: { acts: BettingActions; onClose: () => void }) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [target, setTarget] = useState<Target | null>(null);
  const [isTried, setIsTried] = useState(false);
  const toggle = (leg: DraftLeg) => setDraft((one) => ({ ...one, legs: toggleDraftLeg(one.legs, leg) }));
  const isReady = draft.legs.length >= LEGS_MIN && timesProblem(draft, Date.now()) === null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isReady) return;
    let id = '';
    const isDone = await acts.act({
      run: async () => {
        id = (await api(setTopExpress, { body: bodyOf(draft) })).id;
      },
      notice: t('betting.express.published', { count: draft.legs.length }),
      back: () => api(endTopExpress, { params: { id } }),
    });
    if (isDone) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      centered
      title={<b className="text-16">{t('betting.express.new')}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
        <TargetField scope="event" value={target} onChange={setTarget} />
        {target && <EventSelections event={target.target} legs={draft.legs} onToggle={toggle} />}
        <ChosenLegs legs={draft.legs} onRemove={toggle} />
        <NameAndTimes draft={draft} isTried={isTried} onChange={setDraft} />
        <ExpressPreview legs={draft.legs} />
        {isTried && draft.legs.length < LEGS_MIN && (
          <Note tone="bad">{t('betting.express.tooFew', { min: LEGS_MIN, max: LEGS_MAX })}</Note>
        )}
        {isTried && acts.failure !== null && <Note tone="bad">{failureText(acts.failure)}</Note>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="default" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" loading={acts.isPending}>
            {t('betting.express.publish')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function ChosenLegs({ legs, onRemove }: { legs: readonly DraftLeg[]; onRemove: (leg: DraftLeg) => void }) {
  const t = useT('back-office');
  const words = useSelectionWords();
  return (
    <section aria-labelledby="express-legs">
      <h3 id="express-legs" className="mb-1 text-12 font-medium text-muted">
        {t('betting.express.legs', { count: legs.length })}
      </h3>
      <ol className="express-legs">
        {legs.map((leg) => (
          <li key={leg.selection}>
            <span className="grid min-w-0 leading-tight">
              <b className="font-semibold">{words.outcome(leg)}</b>
              <span className="text-12 text-muted">
                {words.market(leg)} · {contestName(leg)} · <DateText at={leg.startsAt} />
              </span>
            </span>
            <b className="tabular">{leg.odds}</b>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('betting.express.remove', { name: words.outcome(leg) })}
              onClick={() => onRemove(leg)}
            >
              <X size={16} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface NameAndTimesProps {
  readonly draft: ExpressDraft;
  readonly isTried: boolean;
  readonly onChange: (draft: ExpressDraft) => void;
}

function NameAndTimes({ draft, isTried, onChange }: NameAndTimesProps) {
  const t = useT('back-office');
  const problem = isTried ? timesProblem(draft, Date.now()) : null;
  return (
    <div className="grid items-start gap-3 tablet:grid-cols-2">
      <TextInput
        className="tablet:col-span-2"
        label={t('betting.express.name')}
        description={t('betting.express.nameHint')}
        maxLength={60}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <MomentField
        label={t('betting.express.from')}
        hint={t('betting.express.fromHint')}
        value={draft.from}
        isTried={isTried}
        onChange={(from) => onChange({ ...draft, from })}
      />
      <MomentField
        label={t('betting.express.until')}
        hint={t('betting.express.untilHint')}
        value={draft.until}
        isTried={isTried}
        error={problem !== null && problem !== 'unread' && t(`betting.express.times.${problem}`)}
        onChange={(until) => onChange({ ...draft, until })}
      />
    </div>
  );
}
