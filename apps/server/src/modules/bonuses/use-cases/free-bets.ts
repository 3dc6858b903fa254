import {
  type Clock,
  type Currency,
  DAY_MS,
  formatAmount,
  formatOdds,
  type Instant,
  isRefusal,
  type Odds,
  type Page,
  type PlayerId,
  type Refusal,
  refuse,
  toIso,
} from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Publish } from '../../../platform/push/publish.ts';
import type { Audit } from '../../audit/index.ts';
import { type AdminOrder, adminLineOf, type FreeBets, type Sportsbook } from '../../sportsbook/index.ts';
import { type FreeBet, isUsable } from '../domain/free-bet.ts';
import type { FreeBetSettings } from '../domain/terms.ts';
import {
  createFreeBetStore,
  expireFreeBets,
  type FreeBetStore,
  findFreeBet,
  listFreeBets,
  type NewFreeBet,
  type StaffFreeBet,
  type StaffScope,
} from '../repository/free-bets.repository.ts';

export type { StaffFreeBet } from '../repository/free-bets.repository.ts';

/** Days that an award is valid at most. The contracts say the same; a test compares them. */
export const FREE_BET_DAYS_MAX = 366;

/** Award as staff request it; the currency is the player's. */
export type Award = Omit<NewFreeBet, 'currency' | 'staff' | 'key'> & { readonly key: string };

/** Of the terms alone, whoever gets the award. */
export type TermsRefusal = 'validation-failed' | 'betting-currency-not-taken' | 'award-above-maximum';
type AwardRefusal = TermsRefusal | 'user-not-found' | 'key-conflict';
type ChangeRefusal = 'award-not-found' | 'state-changed';

export interface FreeBetOrder extends AdminOrder {
  readonly scope: StaffScope;
}

/** Free bets as staff give them and take them back; every act leaves its line in the audit, in its own commit. */
export interface FreeBetAdmin {
  /** A player's own: those that can be used, then the latest of the others. */
  own(player: PlayerId, at: Instant): Promise<readonly FreeBet[]>;
  /** Reads the settings of staff for all bets. */
  settings(): Promise<FreeBetSettings>;
  /** @refuses user-not-found for a player out of sight */
  list(
    player: PlayerId,
    scope: StaffScope,
    paging: { page: number; size: number },
  ): Promise<(Page<StaffFreeBet> & { readonly currency: string }) | Refusal<'user-not-found'>>;
  /** @refuses see `AwardRefusal`; award-above-maximum where no bet of that amount would be taken */
  award(award: Award, order: FreeBetOrder): Promise<StaffFreeBet | Refusal<AwardRefusal>>;
  /** @refuses award-not-found; state-changed when it was used, has expired or is taken back already */
  cancel(id: string, order: FreeBetOrder): Promise<StaffFreeBet | Refusal<ChangeRefusal>>;
  /** @refuses award-not-found; state-changed when it was not taken back, or would not be valid any more */
  restore(id: string, order: FreeBetOrder): Promise<StaffFreeBet | Refusal<ChangeRefusal>>;
}

export interface FreeBetAdminParts {
  readonly pool: Pool;
  readonly publish: Publish;
  readonly audit: Audit;
  /** Stake limits, settings and sports of the sportsbook. */
  readonly sportsbook: Pick<Sportsbook, 'limitsIn' | 'settings' | 'sports'>;
}

export function createFreeBetAdmin(parts: FreeBetAdminParts): FreeBetAdmin {
  const store = createFreeBetStore(parts.pool);
  const found = async (id: string, { scope }: FreeBetOrder) =>
    (await store.find(scope, id)) ?? refuse('award-not-found' as const);
  const change = async (act: 'cancel' | 'restore', id: string, order: FreeBetOrder) => {
    const award = await found(id, order);
    if (isRefusal(award)) return award;
    return (await changeAward(parts, store, { award, act, order })) ? found(id, order) : refuse('state-changed');
  };
  return {
    own: (player, at) => listFreeBets(parts.pool, player, at),
    settings: parts.sportsbook.settings,
    list: async (player, scope, paging) => {
      const currency = await store.currencyOf(scope, player);
      return currency === null ? refuse('user-not-found') : { ...(await store.list(player, paging)), currency };
    },
    award: (award, order) => giveAward(parts, store, award, order),
    cancel: (id, order) => change('cancel', id, order),
    restore: (id, order) => change('restore', id, order),
  };
}

/** Takes an award back, or gives back one that was taken, with its line in the audit; false when it stands otherwise. */
export async function changeAward(
  parts: Pick<FreeBetAdminParts, 'audit' | 'publish'>,
  store: FreeBetStore,
  { award, act, order }: { award: StaffFreeBet; act: 'cancel' | 'restore'; order: FreeBetOrder },
): Promise<boolean> {
  const { id } = award;
  const action = act === 'cancel' ? 'sportsbook.free-bet-cancelled' : 'sportsbook.free-bet-restored';
  const line = lineOf(order, action, { award, id });
  if (!(await store[act](id, order.now, (tx) => parts.audit.append(line, tx)))) return false;
  publishFreeBets(parts, award.player);
  return true;
}

async function giveAward(
  parts: FreeBetAdminParts,
  store: FreeBetStore,
  asked: Award,
  order: FreeBetOrder,
): Promise<StaffFreeBet | Refusal<AwardRefusal>> {
  const wrong = wrongField(asked, order.now);
  if (wrong !== null) return refuse('validation-failed', { field: wrong });
  const currency = await store.currencyOf(order.scope, asked.player);
  if (currency === null) return refuse('user-not-found');
  const refused = await judgeTerms(parts, asked, { currency, now: order.now });
  if (refused) return refused;
  const wanted: NewFreeBet = { ...asked, currency, staff: order.staff, key: `${order.staff}:${asked.key}` };
  const { id } = await writeAward(parts, store, wanted, order);
  const saved = await store.find(order.scope, id);
  return saved !== null && isOnTerms(saved, wanted) ? saved : refuse('key-conflict');
}

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

/** Writes an award with its line in the audit, once for its key, and tells its player. */
export async function writeAward(
  parts: Pick<FreeBetAdminParts, 'audit' | 'publish'>,
  store: FreeBetStore,
  wanted: NewFreeBet,
  order: FreeBetOrder,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const written = await store.award(wanted, order.now, (tx, number) =>
    parts.audit.append(lineOf(order, 'sportsbook.free-bet-awarded', { award: wanted, id: number }), tx),
  );
  if (written.isNew && wanted.validFrom <= order.now) publishFreeBets(parts, wanted.player);
  return written;
}

/** Returns true if an award is the requested one, and not another one under its key. */
export function isOnTerms(saved: StaffFreeBet, wanted: NewFreeBet): boolean {
  const { player, amount, oddsMin, oddsMax, kinds, legsMin, validUntil, reason } = wanted;
  const terms = { player, amount, oddsMin, oddsMax, kinds, legsMin, validUntil, reason };
  return Object.entries(terms).every(([name, value]) => saved[name as never] === value);
}

/** The field that cannot stand, or null. */
function wrongField(
  { oddsMin, oddsMax, validFrom, validUntil, kinds, legsMin }: Omit<Award, 'player' | 'key'>,
  now: Instant,
) {
  if (oddsMin !== null && oddsMax !== null && oddsMax < oddsMin) return 'odds_max';
  if (validUntil <= validFrom || validUntil <= now || validUntil - now > FREE_BET_DAYS_MAX * DAY_MS)
    return 'valid_until';
  return legsMin !== null && kinds === 'single' ? 'legs_min' : null;
}

/** Ends what nobody used in time. Harmless to repeat; a bet looks at the clock itself. */
export async function expireDue(
  parts: Pick<FreeBetAdminParts, 'pool' | 'publish'> & { readonly clock: Clock },
): Promise<void> {
  for (const player of await expireFreeBets(parts.pool, parts.clock.now())) publishFreeBets(parts, player);
}

/** Tells a player that their free bets are others now. */
export function publishFreeBets({ publish }: Pick<FreeBetAdminParts, 'publish'>, player: PlayerId): void {
  publish(`player:${player}`, { kind: 'free-bets' }, { urgent: true });
}

/** Answers the sportsbook about free bets when a bet is placed or settled. */
export function createFreeBets(parts: Pick<FreeBetAdminParts, 'pool' | 'publish'>): FreeBets {
  return {
    find: async (player, id, at) => {
      const award = await findFreeBet(parts.pool, player, id);
      return award !== null && isUsable(award, at) ? award : null;
    },
    announce: (player) => publishFreeBets(parts, player),
  };
}

function lineOf(
  order: AdminOrder,
  action: string,
  { award, id }: { award: Omit<NewFreeBet, 'staff' | 'key'>; id: string },
) {
  const { amount, currency, reason, batch, kinds, sports, validUntil, isStakeReturned } = award;
  const details = {
    free_bet: id,
    amount: formatAmount(amount),
    currency,
    reason,
    batch,
    kinds,
    sports: sports?.join() ?? null,
    odds_min: oddsText(award.oddsMin),
    odds_max: oddsText(award.oddsMax),
    legs_min: award.legsMin,
    stake_returned: isStakeReturned,
    until: toIso(validUntil),
  };
  return { ...adminLineOf(order, action, details), subject: `player:${award.player}` as const };
}

function oddsText(odds: Odds | null): string | null {
  return odds === null ? null : formatOdds(odds);
}
