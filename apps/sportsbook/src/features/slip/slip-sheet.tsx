import { useT } from '@ordago/i18n/react';
import { Sheet } from '@ordago/ui';
import { SlipCard } from './slip-card.tsx';
import './slip-sheet.css';

/** The slip over the page, from below: Back, Escape, a swipe and its cross close it. */
export function SlipSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT('sportsbook');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label={t('slip.title')} side="bottom">
      <div className="slip-sheet">
        <SlipCard onClose={onClose} />
      </div>
    </Sheet>
  );
}
