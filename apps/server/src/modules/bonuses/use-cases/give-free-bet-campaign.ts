import { type Currency, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { type Award, isOnTerms } from '../domain/award-terms.ts';
import type { NewFreeBet } from '../domain/free-bet.ts';
import { CAMPAIGN_CHUNK_MAX, type Candidate, stateOf } from '../domain/read-campaign.ts';
import { campaignKey } from '../repository/free-bet-campaigns.repository.ts';
import { judgeTerms, type TermsRefusal } from './judge-terms.ts';
import type { FreeBetCampaignParts, FreeBetOrder } from './parts.ts';
import { writeAward } from './write-award.ts';

/** The same free bet for many: what each gets, without the players. */
export interface Campaign extends Omit<Award, 'player' | 'key' | 'batch'> {
  /** Its name: a player gets one free bet of it, whoever gives it. */
  readonly campaign: string;
  readonly currency: Currency;
}

type GivenState = 'given' | 'already' | 'taken-back' | 'conflict' | 'unknown' | 'closed' | 'other-currency';

export interface CampaignGiven {
  readonly players: readonly { readonly id: PlayerId; readonly state: GivenState }[];
  readonly given: number;
}

/**
 * Gives the free bet of a campaign to some of its players, each in a commit of its own.
 *
 * @refuses list-too-long, and what the terms of a single award may be refused for
 */
export async function giveFreeBetCampaign(
  parts: FreeBetCampaignParts,
  { campaign, players }: { campaign: Campaign; players: readonly PlayerId[] },
  order: FreeBetOrder,
): Promise<CampaignGiven | Refusal<TermsRefusal | 'list-too-long'>> {
  if (players.length > CAMPAIGN_CHUNK_MAX) return refuse('list-too-long', { max: CAMPAIGN_CHUNK_MAX });
  const { scope, now: at } = order;
  const refused = await judgeTerms(parts, { ...campaign, batch: null }, { ...campaign, now: at });
  if (refused) return refused;
  const wanted = { campaign: campaign.campaign, ids: players, names: [], at };
  const found = new Map((await parts.campaigns.findCandidates(scope, wanted)).map((one) => [String(one.id), one]));
  const states: { id: PlayerId; state: GivenState | 'new' }[] = [];
  for (const id of new Set(players)) {
    const player = found.get(id);
    const state = player ? await giveOne(parts, { campaign, player, order }) : 'unknown';
    states.push({ id, state });
  }
  const reported = states.map(({ id, state }) => ({ id, state: state === 'new' ? ('given' as const) : state }));
  return { players: reported, given: states.filter(({ state }) => state === 'new').length };
}

/** One award of a campaign, in a commit of its own; `new` when this call gave it. */
async function giveOne(
  parts: FreeBetCampaignParts,
  { campaign: { campaign, ...terms }, player, order }: { campaign: Campaign; player: Candidate; order: FreeBetOrder },
): Promise<GivenState | 'new'> {
  const state = stateOf(player, terms.currency);
  if (state !== 'ready' && state !== 'given') return state;
  const { id, currency } = player;
  const key = campaignKey(campaign, id);
  const wanted: NewFreeBet = { ...terms, currency, player: id, batch: campaign, staff: order.staff, key };
  const written = await writeAward(parts, wanted, order);
  if (written.isNew) return 'new';
  const saved = await parts.freeBets.find(order.scope, written.id);
  return saved !== null && isOnTerms(saved, wanted) ? 'already' : 'conflict';
}
