import { useT } from '@ordago/i18n/react';

/** The event is being played: a dot and the word, in the colour of what is live. It never blinks. */
export function LiveMark() {
  const t = useT('sportsbook');
  return (
    <span className="live-mark">
      <i aria-hidden="true" />
      {t('event.live')}
    </span>
  );
}
