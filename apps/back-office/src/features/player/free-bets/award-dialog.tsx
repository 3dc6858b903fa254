import { Button, Modal } from '@mantine/core';
import { formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { type AwardDraft, bodyOf, EMPTY_DRAFT, wrongFields } from '../../../shared/free-bets/award-draft.ts';
import { AwardFields } from '../../../shared/free-bets/award-fields.tsx';
import { useTermsText } from '../../../shared/free-bets/terms-text.ts';
import type { PlayerFile } from '../../../shared/players/read-player.ts';
import type { FreeBetActs } from './use-free-bets.ts';

interface AwardDialogProps {
  readonly player: PlayerFile;
  readonly acts: FreeBetActs;
  readonly onClose: () => void;
}

/** Gives a free bet in two steps: what it is, and whether that is meant. */
export function AwardDialog({ player, acts, onClose }: AwardDialogProps) {
  const t = useT('back-office');
  const common = useT('common');
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isMeant, setMeant] = useState(false);
  const close = () => {
    acts.forget();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      centered
      size="lg"
      title={<b className="text-16">{t(isMeant ? 'freeBets.confirmTitle' : 'freeBets.giveTitle')}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      {isMeant ? (
        <Confirmation draft={draft} player={player} acts={acts} onBack={() => setMeant(false)} onDone={onClose} />
      ) : (
        <Fields
          draft={draft}
          currency={player.currency}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          onNext={() => setMeant(true)}
          onClose={close}
        />
      )}
    </Modal>
  );
}

interface FieldsProps {
  readonly draft: AwardDraft;
  readonly currency: string;
  readonly onChange: (change: Partial<AwardDraft>) => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

function Fields({ draft, currency, onChange, onNext, onClose }: FieldsProps) {
  const common = useT('common');
  // An empty field is not marked as wrong before the form is sent.
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongFields(draft).length === 0) onNext();
  };
  return (
    <form onSubmit={submit} className="grid gap-3" noValidate>
      <AwardFields draft={draft} currency={currency} onChange={onChange} isTried={isTried} hasBatch />
      <div className="flex justify-end gap-2">
        <Button variant="default" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button type="submit">{common('action.continue')}</Button>
      </div>
    </form>
  );
}

interface ConfirmationProps {
  readonly draft: AwardDraft;
  readonly player: PlayerFile;
  readonly acts: FreeBetActs;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** One submission is one award, however often the button is clicked. */
function Confirmation({ draft, player, acts, onBack, onDone }: ConfirmationProps) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const termsText = useTermsText();
  const submission = useRef({ key: crypto.randomUUID(), now: Date.now() });
  const body = bodyOf(draft, submission.current);
  const terms = {
    kinds: draft.kinds,
    legs_min: body.legs_min ?? null,
    sports: body.sports ?? null,
    is_stake_returned: draft.isStakeReturned,
    own_odds: { min: body.odds_min ?? null, max: body.odds_max ?? null },
  };
  const give = async () => {
    if (await acts.award(body)) onDone();
  };
  return (
    <div className="grid gap-3">
      <p className="text-14">
        {t('freeBets.confirmText', { amount: formatMoney(draft.amount, player.currency), name: player.username })}
      </p>
      <Note tone="info">
        <p>{termsText(terms)}</p>
        <p>
          {t('freeBets.until')}: <DateText at={body.valid_until} />
        </p>
        <p>
          {t('freeBets.reason')}: {body.reason}
        </p>
      </Note>
      <p className="text-12 text-muted">{t('freeBets.confirmHint')}</p>
      {acts.failure !== null && (
        <div role="alert">
          <Note tone="bad">{failureText(acts.failure)}</Note>
        </div>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="default" onClick={onBack}>
          {common('action.back')}
        </Button>
        <Button data-autofocus loading={acts.isPending} onClick={() => void give()}>
          {t('freeBets.give')}
        </Button>
      </div>
    </div>
  );
}
