import { formatCount } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';

/** Number of games, grouped as every other number: `2 881 juegos`. */
export function GamesCount({ count }: { count: number }) {
  const t = useT('player');
  return t('lobby.games', { count, shown: formatCount(count) });
}
