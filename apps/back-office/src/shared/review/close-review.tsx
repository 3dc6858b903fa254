import { Button, Modal, TextInput } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useState } from 'react';

const REASON_MAX = 200;

export interface CloseReviewProps {
  /** Player of the payment. */
  readonly name: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Question before the review of a payment is closed and nothing moves; the reason is kept in the audit. */
export function CloseReview({ name, isPending, error, onConfirm, onClose }: CloseReviewProps) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  const text = reason.trim();
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={<b className="text-16">{t('review.closeConfirm')}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <p className="mb-3 text-14">{t('review.closeText', { name })}</p>
      <TextInput
        className="mb-3"
        label={t('review.closeReason')}
        value={reason}
        maxLength={REASON_MAX}
        data-autofocus
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      {error !== null && (
        <div role="alert" className="mb-3">
          <Note tone="bad">{failureText(error)}</Note>
        </div>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="default" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button disabled={text === ''} loading={isPending} onClick={() => onConfirm(text)}>
          {t('review.close')}
        </Button>
      </div>
    </Modal>
  );
}
