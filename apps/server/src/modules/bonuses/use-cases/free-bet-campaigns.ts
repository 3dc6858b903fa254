import { type Currency, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { type Candidate, type JudgedEntry, judgeEntries, readEntry, stateOf } from '../domain/read-campaign.ts';
import { campaignKey, findCandidates } from '../repository/free-bet-campaigns.repository.ts';
import { createFreeBetStore, type FreeBetStore, type NewFreeBet } from '../repository/free-bets.repository.ts';
import {
  type Award,
  changeAward,
  type FreeBetAdminParts,
  type FreeBetOrder,
  isOnTerms,
  judgeTerms,
  type TermsRefusal,
  writeAward,
} from './free-bets.ts';

/** Entries that a list has at most, and players of one call. The contracts say the same; a test compares them. */
export const CAMPAIGN_PLAYERS_MAX = 1_000;
export const CAMPAIGN_CHUNK_MAX = 50;

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

/** Free bets that staff give to many players at once, and take back as they do a single one. */
export interface FreeBetCampaigns {
  /** @refuses list-too-long, betting-currency-not-taken */
  preview(
    asked: { campaign: string; currency: Currency; entries: readonly string[] },
    order: FreeBetOrder,
  ): Promise<readonly JudgedEntry[] | Refusal<'list-too-long' | 'betting-currency-not-taken'>>;
  /** @refuses list-too-long, and what the terms of a single award may be refused for */
  give(
    campaign: Campaign,
    players: readonly PlayerId[],
    order: FreeBetOrder,
  ): Promise<CampaignGiven | Refusal<TermsRefusal | 'list-too-long'>>;
  /** @refuses list-too-long */
  change(
    asked: { campaign: string; act: 'cancel' | 'restore'; players: readonly PlayerId[] },
    order: FreeBetOrder,
  ): Promise<{ changed: readonly PlayerId[]; kept: readonly PlayerId[] } | Refusal<'list-too-long'>>;
}

export function createFreeBetCampaigns(parts: FreeBetAdminParts): FreeBetCampaigns {
  const store = createFreeBetStore(parts.pool);
  const known = (campaign: string, players: readonly PlayerId[], { scope, now: at }: FreeBetOrder) =>
    findCandidates(parts.pool, scope, { campaign, ids: players, names: [], at });
  return {
    preview: async ({ campaign, currency, entries }, { scope, now: at }) => {
      if (entries.length > CAMPAIGN_PLAYERS_MAX) return refuse('list-too-long', { max: CAMPAIGN_PLAYERS_MAX });
      if ((await parts.sportsbook.limitsIn(currency)) === null) return refuse('betting-currency-not-taken');
      const read = entries.map(readEntry);
      const ids = read.flatMap(({ id }) => (id === null ? [] : [id]));
      const names = read.flatMap(({ name }) => (name === null ? [] : [name]));
      const candidates = await findCandidates(parts.pool, scope, { campaign, ids, names, at });
      return judgeEntries(read, { candidates, currency });
    },
    give: async (campaign, players, order) => {
      if (players.length > CAMPAIGN_CHUNK_MAX) return refuse('list-too-long', { max: CAMPAIGN_CHUNK_MAX });
      const refused = await judgeTerms(parts, { ...campaign, batch: null }, { ...campaign, now: order.now });
      if (refused) return refused;
      const found = new Map((await known(campaign.campaign, players, order)).map((one) => [String(one.id), one]));
      const states: { id: PlayerId; state: GivenState | 'new' }[] = [];
      for (const id of new Set(players)) {
        const player = found.get(id);
        const state = player ? await giveOne(parts, store, { campaign, player, order }) : 'unknown';
        states.push({ id, state });
      }
      const reported = states.map(({ id, state }) => ({ id, state: state === 'new' ? ('given' as const) : state }));
      return { players: reported, given: states.filter(({ state }) => state === 'new').length };
    },
    change: async ({ campaign, act, players }, order) => {
      if (players.length > CAMPAIGN_CHUNK_MAX) return refuse('list-too-long', { max: CAMPAIGN_CHUNK_MAX });
      const changed = new Set<PlayerId>();
      for (const { id, award: own } of await known(campaign, players, order)) {
        const award = own && (await store.find(order.scope, own.id));
        if (award && (await changeAward(parts, store, { award, act, order }))) changed.add(id);
      }
      const isChanged = (id: PlayerId) => [...changed].some((one) => String(one) === id);
      return { changed: players.filter(isChanged), kept: players.filter((id) => !isChanged(id)) };
    },
  };
}

/** One award of a campaign, in a commit of its own; `new` when this call gave it. */
async function giveOne(
  parts: FreeBetAdminParts,
  store: FreeBetStore,
  { campaign: { campaign, ...terms }, player, order }: { campaign: Campaign; player: Candidate; order: FreeBetOrder },
): Promise<GivenState | 'new'> {
  const state = stateOf(player, terms.currency);
  if (state !== 'ready' && state !== 'given') return state;
  const { id, currency } = player;
  const key = campaignKey(campaign, id);
  const wanted: NewFreeBet = { ...terms, currency, player: id, batch: campaign, staff: order.staff, key };
  const written = await writeAward(parts, store, wanted, order);
  if (written.isNew) return 'new';
  const saved = await store.find(order.scope, written.id);
  return saved !== null && isOnTerms(saved, wanted) ? 'already' : 'conflict';
}
