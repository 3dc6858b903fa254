import { type BodyOf, type placeBet, playerBetView } from '@ordago/contracts';
import { formatAmount, formatOdds, legFactor, parseOdds, product, type Refusal, refuse, toIso } from '@ordago/kernel';
import { betCodeOf } from './domain/bet-code.ts';
import type { Slip, SlipLeg } from './domain/judge-slip.ts';
import type { LineEvent, LineMarket, TreeLeague } from './domain/line.ts';
import type { PlacedBet, PlacedLeg } from './domain/placed-bet.ts';

/** A slip as it came in. Prices that no price list could hold name the leg at fault. */
export function readSlip(body: BodyOf<typeof placeBet>): Slip | Refusal<'validation-failed'> {
  const legs: SlipLeg[] = [];
  for (const [index, { selection, odds }] of body.legs.entries()) {
    const price = parseOdds(odds);
    if (price === null) return refuse('validation-failed', { field: `legs.${index}.odds` });
    legs.push({ selection, odds: price });
  }
  return { kind: body.kind, stake: body.stake, legs, accept: body.accept };
}

export function presentEvent({ id, league, round, home, away, status, score, ...event }: LineEvent) {
  return {
    ...{ id, league, round, home, away, status, score },
    starts_at: toIso(event.startsAt),
    markets_count: event.marketsCount,
    markets: event.markets.map(presentMarket),
  };
}

function presentMarket({ id, kind, line, status, selections }: LineMarket) {
  return {
    ...{ id, kind, status },
    line: line === '' ? null : line,
    selections: selections.map(({ odds, ...selection }) => ({ ...selection, odds: formatOdds(odds) })),
  };
}

/** Sports, countries and leagues, in the order in which they come. */
export function presentTree(leagues: readonly TreeLeague[]) {
  const sports = groupBy(leagues, ({ sport }) => sport);
  return {
    sports: sports.map(([slug, ofSport]) => ({
      slug,
      events: sumOf(ofSport),
      countries: groupBy(ofSport, ({ country }) => country).map(([code, ofCountry]) => ({
        code,
        priority: ofCountry[0]?.priority ?? 1_000,
        leagues: ofCountry.map(({ id, slug, name, events }) => ({ id, slug, name, events })),
      })),
    })),
  };
}

export function presentBet(bet: PlacedBet) {
  return {
    id: bet.id,
    code: betCodeOf(bet.id),
    ...{ kind: bet.kind, currency: bet.currency, status: bet.status },
    stake: formatAmount(bet.stake),
    odds: productText(bet),
    potential_payout: formatAmount(bet.potentialPayout),
    payout: bet.payout === null ? null : formatAmount(bet.payout),
    status_code: playerBetView.codeOf(bet.status),
    placed_at: toIso(bet.placedAt),
    settled_at: bet.settledAt === null ? null : toIso(bet.settledAt),
    legs: bet.legs.map(presentLeg),
  };
}

function presentLeg({ startsAt, line, odds, ...leg }: PlacedLeg) {
  return { ...leg, starts_at: toIso(startsAt), line: line === '' ? null : line, odds: formatOdds(odds) };
}

/** The product of the legs, cut to two decimals: for the eye, the payout is made of the exact one. */
function productText({ legs }: PlacedBet): string {
  const { numerator, denominator } = product(legs.map(({ odds }) => legFactor({ result: 1, voidHalves: 0 }, odds)));
  const hundredths = (numerator * 100n) / denominator;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

function sumOf(leagues: readonly TreeLeague[]): number {
  return leagues.reduce((sum, { events }) => sum + events, 0);
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}
