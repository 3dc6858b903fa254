import { useQuery } from '@tanstack/react-query';
import { countryOfReader } from '../phone-countries.ts';
import { currencyOf } from '../player-currency.ts';
import { useSession } from '../session.ts';
import { siteSettingsQuery } from '../site-settings.ts';

/** The player's currency, a guest's that of their country; null until it is known. */
export function useReaderCurrency(): string | null {
  const { player } = useSession();
  const { data } = useQuery({ ...siteSettingsQuery, enabled: player === null });
  return player?.currency ?? (data ? currencyOf(countryOfReader(), data.currencies) : null);
}
