import type { StaffPlayerRow } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Pill } from './pill.tsx';

/** State of a player's right to play; the strictest when several apply. */
export function PlayerStatus({ player }: { player: Pick<StaffPlayerRow, 'is_banned' | 'is_casino_blocked' | 'debt'> }) {
  const t = useT('back-office');
  if (player.is_banned) return <Pill tone="bad">{t('players.banned')}</Pill>;
  if (!/^0(\.0*)?$/.test(player.debt)) return <Pill tone="warn">{t('players.inDebt')}</Pill>;
  if (player.is_casino_blocked) return <Pill tone="info">{t('players.casinoBlocked')}</Pill>;
  return <Pill tone="good">{t('players.active')}</Pill>;
}
