import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import type { BettingAdminParts, SettingRow } from './betting-admin-parts.ts';

/** Sets the settings of all bets, and brings combinations to them; returns the settings as they are then. */
export async function setBettingSettings(
  { rules, audit, reprice }: BettingAdminParts,
  settings: SettingRow,
  order: AdminOrder,
): Promise<SettingRow> {
  const { ...details } = settings;
  await rules.saveSettings(settings, order.now, (tx) =>
    audit.append(adminLineOf(order, 'sportsbook.settings-set', details), tx),
  );
  await reprice({ selection: null });
  return rules.settings();
}
