import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session.ts';
import { siteSettingsQuery } from '../site-settings.ts';

/** The player's currency, a guest's the first of the site; null until it is known. */
export function useReaderCurrency(): string | null {
  const { player } = useSession();
  const { data } = useQuery({ ...siteSettingsQuery, enabled: player === null });
  return player?.currency ?? data?.currencies[0] ?? null;
}
