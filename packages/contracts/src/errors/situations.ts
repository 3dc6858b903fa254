import { type ErrorName, errorOf } from './catalogue.ts';
import { accountSituations } from './situations/account.ts';
import { bettingSituations } from './situations/betting.ts';
import { bonusesSituations } from './situations/bonuses.ts';
import { casinoSituations } from './situations/casino.ts';
import { contentSituations } from './situations/content.ts';
import { limitsSituations } from './situations/limits.ts';
import { paymentsSituations } from './situations/payments.ts';
import { requestSituations } from './situations/request.ts';
import { responsibleGamblingSituations } from './situations/responsible-gambling.ts';
import { staffSituations } from './situations/staff.ts';
import { supportSituations } from './situations/support.ts';
import { walletSituations } from './situations/wallet.ts';

/** Situations are for docs, staff and tests; they live apart from the catalogue so that no browser carries them. */
const SITUATIONS: Readonly<Record<string, string>> = {
  ...requestSituations,
  ...accountSituations,
  ...paymentsSituations,
  ...walletSituations,
  ...casinoSituations,
  ...bettingSituations,
  ...limitsSituations,
  ...bonusesSituations,
  ...responsibleGamblingSituations,
  ...contentSituations,
  ...staffSituations,
  ...supportSituations,
};

/** Returns the situation of an error in one sentence; for an alias, the row that is emitted instead (semantics D9). */
export function situationOf(name: ErrorName): string {
  const { aliasOf } = errorOf(name);
  return aliasOf ? `Understood inbound only; we emit ${aliasOf}.` : (SITUATIONS[name] ?? '');
}
