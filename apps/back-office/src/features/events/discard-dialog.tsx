import { Button, Modal, Textarea } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

/** Event named in a confirmation. */
interface AskedEvent {
  readonly name: string;
  readonly handler: string;
}

interface DiscardDialogProps<Event extends AskedEvent> {
  /** Null while nothing is asked. */
  readonly event: Event | null;
  readonly discard: UseMutationResult<unknown, Error, { event: Event; reason: string }>;
  readonly onClose: () => void;
}

const REASON_LENGTH_MIN = 3;
const REASON_LENGTH_MAX = 500;

/** Asks for the reason for which an event is left out for good. */
export function DiscardDialog<Event extends AskedEvent>({ event, discard, onClose }: DiscardDialogProps<Event>) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  const isComplete = reason.trim().length >= REASON_LENGTH_MIN;
  const close = () => {
    setReason('');
    onClose();
  };
  return (
    <Modal
      opened={event !== null}
      onClose={close}
      centered
      title={<b className="text-16">{t('events.confirm')}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <p className="mb-3 text-14">
        {t('events.confirmText', { name: event?.name ?? '', handler: event?.handler ?? '' })}
      </p>
      <Textarea
        data-autofocus
        label={t('events.reason')}
        value={reason}
        maxLength={REASON_LENGTH_MAX}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      {discard.isError && (
        <div role="alert" className="mt-3">
          <Note tone="bad">{failureText(discard.error)}</Note>
        </div>
      )}
      <div className="mt-3 flex justify-end gap-2">
        <Button variant="default" onClick={close}>
          {common('action.cancel')}
        </Button>
        <Button
          disabled={!isComplete}
          loading={discard.isPending}
          onClick={() =>
            event !== null && discard.mutate({ event, reason: reason.trim() }, { onSuccess: () => setReason('') })
          }
        >
          {t('events.discard')}
        </Button>
      </div>
    </Modal>
  );
}
