import { Button } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import type { BettingActions } from './use-betting-actions.ts';

export interface EditorFootProps {
  readonly acts: BettingActions;
  /** Something was sent from here: a failure is about it. */
  readonly isTried: boolean;
  readonly onClose: () => void;
  /** Removes the present value, where there is one. */
  readonly lift?: { readonly label: string; readonly onLift: () => void } | null;
}

/** The end of an editor: why the last try failed, and what can be done. */
export function EditorFoot({ acts: { failure, isPending }, isTried, onClose, lift }: EditorFootProps) {
  const common = useT('common');
  const failureText = useFailureText();
  return (
    <>
      {failure !== null && isTried && <Note tone="bad">{failureText(failure)}</Note>}
      <div className="flex flex-wrap justify-end gap-2">
        {lift && (
          <Button className="mr-auto" color="negative" variant="light" loading={isPending} onClick={lift.onLift}>
            {lift.label}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {common('action.save')}
        </Button>
      </div>
    </>
  );
}
