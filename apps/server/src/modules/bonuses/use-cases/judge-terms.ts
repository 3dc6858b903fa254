import { type Currency, formatAmount, type Instant, type Refusal, refuse } from '@ordago/kernel';
import { type Award, wrongField } from '../domain/award-terms.ts';
import type { FreeBetAdminParts } from './parts.ts';

/** Of the terms alone, whoever gets the award. */
export type TermsRefusal = 'validation-failed' | 'betting-currency-not-taken' | 'award-above-maximum';

/** Judges whether a free bet may be given on such terms in a currency, to any player. */
export async function judgeTerms(
  { sportsbook }: Pick<FreeBetAdminParts, 'sportsbook'>,
  asked: Omit<Award, 'player' | 'key'>,
  { currency, now }: { currency: Currency; now: Instant },
): Promise<Refusal<TermsRefusal> | null> {
  const wrong = wrongField(asked, now);
  if (wrong !== null) return refuse('validation-failed', { field: wrong });
  const limits = await sportsbook.limitsIn(currency);
  if (limits === null) return refuse('betting-currency-not-taken');
  if (asked.amount > limits.stakeMax)
    return refuse('award-above-maximum', { max: `${formatAmount(limits.stakeMax)} ${currency}` });
  const { sports } = asked;
  const known = sports === null ? [] : await sportsbook.sports();
  if (sports?.some((sport) => !known.includes(sport))) return refuse('validation-failed', { field: 'sports' });
  return null;
}
