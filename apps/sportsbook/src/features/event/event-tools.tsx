import type { SportEvent } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { LayoutGrid } from 'lucide-react';
import { addToMulti, useMulti } from '../../shared/addresses/multi.ts';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { notify } from '../../shared/controls/notice.tsx';
import { FavouriteStar } from '../../shared/line/favourite-star.tsx';
import { useContestLabel } from '../../shared/names/contest-name.ts';
import './event-tools.css';

/** Tools of a match besides betting: favourite, and multi view. */
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
