import { useT } from '@ordago/i18n/react';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { useSlip } from '../../shared/slip/slip-store.ts';
import './undo-line.css';

const REPLACED = {
  nothing: 'slip.cleared',
  'featured-express': 'featured.replaced',
  'bet-builder': 'slip.combined',
} as const;

/** Removed selection, and the button that brings it back. */
export function UndoLine() {
  const t = useT('sportsbook');
  const common = useT('common');
  const words = useSelectionWords();
  const { undo, undoLast } = useSlip();
  if (!undo) return null;
  return (
    <p className="undo-line">
      <span className="truncate">
        {undo.leg
          ? t('slip.removed', { selection: words.outcome(undo.leg) })
          : t(REPLACED[undo.replacedBy ?? 'nothing'])}
      </span>
      <button type="button" onClick={undoLast}>
        {common('action.undo')}
      </button>
    </p>
  );
}
