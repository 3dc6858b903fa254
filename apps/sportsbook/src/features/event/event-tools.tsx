import type { SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { LayoutGrid } from 'lucide-react';
import { useContestLabel } from '../../shared/contest-name.ts';
import { FavouriteStar } from '../../shared/favourite-star.tsx';
import { addToMulti, useMulti } from '../../shared/multi.ts';
import { notify } from '../../shared/notice.tsx';
import { Link, PATHS } from '../../shared/paths.ts';

/** What can be done with a match besides betting on it: keep it, and follow it beside others. */
export function EventTools({ event }: { event: SportEvent }) {
  const t = useT('sportsbook');
  const labelOf = useContestLabel();
  const { id } = event;
  const ids = useMulti((multi) => multi.ids);
  const next = addToMulti(ids, id);
  return (
    <span className="event-tools">
      <FavouriteStar kind="event" id={id} name={labelOf(event)} />
      <Link
        to={PATHS.multi}
        search={{ ids: (next ?? ids).join(',') }}
        className="tool-link"
        onClick={() => next === null && notify(t('multi.full'))}
      >
        <LayoutGrid size={16} aria-hidden="true" />
        <span className="tool-word">{t('multi.addThis')}</span>
      </Link>
    </span>
  );
}
