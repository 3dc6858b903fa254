import { type Currency, type Refusal, refuse } from '@ordago/kernel';
import { CAMPAIGN_PLAYERS_MAX, type JudgedEntry, judgeEntries, readEntry } from '../domain/read-campaign.ts';
import type { FreeBetCampaignParts, FreeBetOrder } from './parts.ts';

/**
 * Judges each entry of a list: whether its player would get the free bet of a campaign.
 *
 * @refuses list-too-long, betting-currency-not-taken
 */
export async function previewFreeBetCampaign(
  { campaigns, sportsbook }: Pick<FreeBetCampaignParts, 'campaigns' | 'sportsbook'>,
  { campaign, currency, entries }: { campaign: string; currency: Currency; entries: readonly string[] },
  { scope, now: at }: FreeBetOrder,
): Promise<readonly JudgedEntry[] | Refusal<'list-too-long' | 'betting-currency-not-taken'>> {
  if (entries.length > CAMPAIGN_PLAYERS_MAX) return refuse('list-too-long', { max: CAMPAIGN_PLAYERS_MAX });
  if ((await sportsbook.limitsIn(currency)) === null) return refuse('betting-currency-not-taken');
  const read = entries.map(readEntry);
  const ids = read.flatMap(({ id }) => (id === null ? [] : [id]));
  const names = read.flatMap(({ name }) => (name === null ? [] : [name]));
  const candidates = await campaigns.findCandidates(scope, { campaign, ids, names, at });
  return judgeEntries(read, { candidates, currency });
}
