import { useT } from '@ordago/i18n/react';
import { useFailureText } from '@ordago/web-kit';
import { Star } from 'lucide-react';
import { announce } from '../controls/announcer.tsx';
import { notify } from '../controls/notice.tsx';
import { type FavouriteKind, setFavourite, useLineFavourites } from './line-favourites.ts';
import './favourite-star.css';

/** The star of a match or a league: filled while it is a favourite. */
export function FavouriteStar({ kind, id, name }: { kind: FavouriteKind; id: string; name: string }) {
  const t = useT('sportsbook');
  const failureText = useFailureText();
  const isKept = useLineFavourites((known) => known[kind === 'event' ? 'events' : 'leagues'].includes(id));
  const toggle = async () => {
    announce(t(isKept ? 'favourite.removed' : 'favourite.added', { name }));
    const fault = await setFavourite(kind, id, !isKept);
    if (fault !== null) notify(failureText(fault));
  };
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isKept}
      aria-label={t(isKept ? 'favourite.remove' : 'favourite.add', { name })}
      onClick={() => void toggle()}
    >
      <Star size={16} aria-hidden="true" />
    </button>
  );
}
