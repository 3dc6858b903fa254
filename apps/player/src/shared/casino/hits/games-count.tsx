import { formatCount } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';

/** How many games something has, the number grouped as every other: `2 881 juegos`. */
export function GamesCount({ count }: { count: number }) {
  const t = useT('player');
  return t('lobby.games', { count, shown: formatCount(count) });
}
