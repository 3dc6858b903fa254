import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

export interface ReasonDialogProps extends Omit<ConfirmDialogProps, 'isIncomplete' | 'hasField' | 'onConfirm'> {
  /** Label of the field of the reason. */
  readonly label: string;
  /** Least length of a reason, in characters. (Default: 1) */
  readonly lengthMin?: number;
  /** Greatest length of a reason, in characters. (Default: 200) */
  readonly lengthMax?: number;
  readonly onConfirm: (reason: string) => void;
}

/** Question before an act of staff that needs a reason, which the audit keeps. */
export function ReasonDialog({
  label,
  lengthMin = 1,
  lengthMax = 200,
  children,
  onConfirm,
  ...dialog
}: ReasonDialogProps) {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <ConfirmDialog {...dialog} hasField isIncomplete={reason.length < lengthMin} onConfirm={() => onConfirm(reason)}>
      {children}
      <Textarea
        data-autofocus
        label={label}
        value={typed}
        maxLength={lengthMax}
        autosize
        minRows={2}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
    </ConfirmDialog>
  );
}
