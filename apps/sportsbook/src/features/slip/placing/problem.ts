import type { WireError } from '@ordago/contracts';
import { formatAmount, parseAmount, type Units } from '@ordago/kernel';
import type { SlipLeg } from '../../../shared/slip/slip.ts';

/** One tap that puts a problem right. */
export type Fix =
  | { readonly kind: 'accept'; readonly price: { readonly odds: string; readonly version: number } }
  | { readonly kind: 'remove' }
  /** The same outcome at the line that is offered now. */
  | { readonly kind: 'line'; readonly to: MovedLine }
  /** The stake that would be taken, as plain decimal text. */
  | { readonly kind: 'stake'; readonly amount: string; readonly bound: 'min' | 'max' }
  | { readonly kind: 'deposit' }
  | { readonly kind: 'sign-in' }
  /** The same bet, as an ordinary express. */
  | { readonly kind: 'ordinary' };

/** Replacement for a line that was taken back. */
export interface MovedLine {
  readonly selection: string;
  readonly line: string;
  readonly odds: string;
  readonly version: number;
}

/** Refusal of a bet by the server, tied to the leg it is about. */
export interface Problem {
  /** The selection concerned; null when it is about the bet as a whole. */
  readonly selection: string | null;
  readonly error: WireError;
  readonly fix: Fix | null;
}

/** Refusals that end a leg: taking it out is all that helps. */
const OF_A_LEG = new Set([
  'selection-unknown',
  'event-started',
  'event-over',
  'event-stopped',
  'market-suspended',
  'event-not-found',
  'event-repeated',
  'events-impossible',
  'bet-builder-closed',
  'combination-part-refused',
  'combination-size-invalid',
  'combination-limit',
  'bet-blocked-by-bookmaker',
  'live-mismatch',
  'prematch-mismatch',
  'express-only',
  'single-only',
  'each-way-not-offered',
]);

/** Reads a refusal of a bet with all the legs that it is about. */
export function problemsOf(error: WireError, legs: readonly SlipLeg[]): readonly [Problem, ...Problem[]] {
  return [problemOf(error, legs), ...(error.also ?? []).map((other) => problemOf(other, legs))];
}

/** Reads a refusal of a bet: which leg it is about, and what one tap would put right. */
export function problemOf(error: WireError, legs: readonly SlipLeg[]): Problem {
  const leg = legNamedBy(error, legs);
  const about = { selection: leg?.selection ?? null, error };
  const price = priceIn(error);
  if (error.name === 'odds-changed' && leg && price) return { ...about, fix: { kind: 'accept', price } };
  // The selection that it names is the one at the new line: its leg is known by its place.
  if (error.name === 'handicap-changed') return { ...about, fix: leg ? lineFix(error) : null };
  if (OF_A_LEG.has(error.name)) return { ...about, fix: leg ? { kind: 'remove' } : null };
  const fix = fixOfBet(error);
  // The stake of a single is its own, also among others.
  const isOwn = limitsALeg(error) || (fix?.kind === 'stake' && legs.length === 1);
  return { selection: isOwn ? about.selection : null, error, fix };
}

const SCOPES = ['bet', 'event', 'tourney', 'user', 'sport'] as const;

/** Returns the limit that leaves less than the smallest stake; null for any other refusal, or an unnamed limit. */
export function noCapacityOf({ name, params }: Pick<WireError, 'name' | 'params'>): (typeof SCOPES)[number] | null {
  if (name !== 'minimum-above-maximum') return null;
  return SCOPES.find((scope) => String(params.limit ?? '').endsWith(`-${scope}`)) ?? null;
}

function lineFix({ params: { current, selection, odds, version } }: WireError): Fix {
  const to = { selection: String(selection), line: String(current), odds: String(odds), version: Number(version) };
  const isReported = selection !== undefined && odds !== undefined && Number.isSafeInteger(to.version);
  return isReported ? { kind: 'line', to } : { kind: 'remove' };
}

function fixOfBet({ name, params }: WireError): Fix | null {
  if (name === 'insufficient-balance' || name === 'no-money') return { kind: 'deposit' };
  if (name === 'top-express-not-found' || name === 'top-express-incomplete') return { kind: 'ordinary' };
  if (name === 'unauthorized') return { kind: 'sign-in' };
  if (name === 'stake-below-minimum') return stakeFix(params.min, 'min');
  // A limit carries the largest stake that it leaves, beside the values of its sentence.
  return stakeFix(params.stake_max ?? (name === 'stake-above-maximum' ? params.max : undefined), 'max');
}

/** Returns true for a refusal by a limit of stakes or payouts: of a bet, an event, a league, a sport or a player. */
export function isLimit({ name }: Pick<WireError, 'name'>): boolean {
  return name.startsWith('limit-') || name === 'minimum-above-maximum';
}

/** Returns true for a limit of an event, a league or a sport, which is shown beside the leg it is about. */
function limitsALeg(error: WireError): boolean {
  return (error.params.selection ?? error.params.leg) !== undefined && isLimit(error);
}

/** A refusal names its leg by place or by selection; a single has only one. */
function legNamedBy({ params }: WireError, legs: readonly SlipLeg[]): SlipLeg | undefined {
  const place = Number(params.leg ?? Number.NaN);
  return (
    legs.find(({ selection }) => selection === String(params.selection ?? '')) ??
    (Number.isInteger(place) ? legs[place] : undefined) ??
    (legs.length === 1 ? legs[0] : undefined)
  );
}

function priceIn({ params }: WireError): { odds: string; version: number } | null {
  const version = Number(params.version ?? Number.NaN);
  return typeof params.current === 'string' && Number.isSafeInteger(version) ? { odds: params.current, version } : null;
}

/** Amounts travel as `120.50 USD`, or alone. Nothing can be staked where nothing is left. */
function stakeFix(value: unknown, bound: 'min' | 'max'): Fix | null {
  const units: Units | null = parseAmount(String(value ?? '').split(' ')[0] ?? '');
  return units === null || units === 0n ? null : { kind: 'stake', amount: formatAmount(units), bound };
}
