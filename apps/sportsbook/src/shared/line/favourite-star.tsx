import { ApiError } from '@ordago/api-client';
import { useErrorText, useT } from '@ordago/i18n/react';
import { Star } from 'lucide-react';
import { announce } from '../controls/announcer.tsx';
import { notify } from '../controls/notice.tsx';
import { type FavouriteKind, setFavourite, useLineFavourites } from './line-favourites.ts';
import './favourite-star.css';

/** The star of a match or a league: filled while it is a favourite. */
export function FavouriteStar({ kind, id, name }: { kind: FavouriteKind; id: string; name: string }) {
  const t = useT('sportsbook');
  const errorText = useErrorText();
  const isKept = useLineFavourites((known) => known[kind === 'event' ? 'events' : 'leagues'].includes(id));
  const press = async () => {
    announce(t(isKept ? 'favourite.removed' : 'favourite.added', { name }));
    const fault = await setFavourite(kind, id, !isKept);
    if (fault !== null) notify(fault instanceof ApiError ? errorText(fault.error) : t('settings.failed'));
  };
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isKept}
      aria-label={t(isKept ? 'favourite.remove' : 'favourite.add', { name })}
      onClick={() => void press()}
    >
      <Star size={16} aria-hidden="true" />
    </button>
  );
}
