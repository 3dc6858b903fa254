import { Button, Modal } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import type { ReactNode } from 'react';

/** The call of a dialog and how it goes: a mutation of the query library has this form. */
export interface DialogCall {
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Forgets how the last call ended. */
  readonly reset: () => void;
}

export interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Words on the button that does it. */
  readonly action: string;
  readonly call: DialogCall;
  /** True while something that the call needs is missing. (Default: false) */
  readonly isIncomplete?: boolean;
  /** True when a field takes the focus, not the button. (Default: false) */
  readonly hasField?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Question before an act of staff. A failure is shown in it, and forgotten when it closes: the next question begins without one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, call, isIncomplete = false, hasField = false, onConfirm, onClose } = props;
  const common = useT('common');
  const failureText = useFailureText();
  const close = () => {
    call.reset();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      centered
      title={<b className="text-16">{title}</b>}
      closeButtonProps={{ 'aria-label': common('a11y.closeDialog') }}
    >
      <div className="mb-3 grid gap-3 text-14">{children}</div>
      {call.error !== null && (
        <div role="alert" className="mb-3">
          <Note tone="bad">{failureText(call.error)}</Note>
        </div>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="default" onClick={close}>
          {common('action.cancel')}
        </Button>
        <Button
          data-autofocus={!hasField || undefined}
          disabled={isIncomplete}
          loading={call.isPending}
          onClick={onConfirm}
        >
          {action}
        </Button>
      </div>
    </Modal>
  );
}
