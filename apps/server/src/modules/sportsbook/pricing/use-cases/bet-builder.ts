import { addMs, type Instant, isRefusal, MINUTE_MS, type Refusal, refuse } from '@ordago/kernel';
import type { Pool } from 'pg';
import { announceEvents } from '../../line/index.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import {
  type Besides,
  type BuilderTerms,
  besides,
  type Choice,
  type CombinationRefusal,
  inCanon,
  judgeParts,
  millionths,
  type PartReason,
  type PricedCombination,
  priceCombination,
  reasonNow,
} from '../domain/bet-builder.ts';
import { gridFrom, type Rates } from '../domain/price-event.ts';
import {
  type BuilderEvent,
  dropCombinations,
  findBuilderEvent,
  findBuilderTerms,
  findChoices,
  findCombination,
  type Queryable,
  saveCombination,
  withPricesHeld,
} from '../repository/combinations.repository.ts';

/** Choice of selections of an event. */
export interface Chosen {
  readonly event: string;
  readonly selections: readonly string[];
  readonly now: Instant;
}

/** A choice as it stands, and what else may be chosen. */
export interface BuilderOffer extends Besides {
  readonly partsMax: number;
  readonly parts: readonly Choice[];
  /** Null for fewer than two parts, and where they cannot all come true. */
  readonly priced: PricedCombination | null;
  /** Chosen selections that cannot come true together. */
  readonly contradiction: readonly string[];
  readonly eligible: readonly string[];
  readonly refused: readonly { readonly market: string; readonly reason: PartReason }[];
}

type EventRefusal = 'event-not-found' | 'event-over' | 'event-started' | 'event-stopped' | 'bet-builder-closed';

/** Combinations of selections of one event. */
export interface BetBuilder {
  /**
   * Reads the price of a choice, and what may be added to it. Writes nothing.
   *
   * @refuses event-not-found, event-over, event-started, event-stopped, bet-builder-closed, selection-unknown,
   * combination-part-refused, combination-size-invalid (more parts than may be)
   */
  read(chosen: Chosen): Promise<BuilderOffer | Refusal<EventRefusal | 'selection-unknown' | CombinationRefusal>>;
  /**
   * Puts a combination on the line, at its price of now; answers its market. The same parts are the same market.
   *
   * @refuses what `read` refuses, events-impossible, combination-limit
   */
  make(
    chosen: Chosen,
  ): Promise<string | Refusal<EventRefusal | 'selection-unknown' | CombinationRefusal | 'combination-limit'>>;
}

/** Where an event holds as many as it may, those go that nobody bet on and nobody asked for so long. */
const IDLE_MS = 10 * MINUTE_MS;
const DROPPED_MAX = 1_000;

export function createBetBuilder(parts: Pick<SportsbookParts, 'pool' | 'publish' | 'clock'>): BetBuilder {
  return {
    read: (chosen) => read(parts.pool, chosen),
    make: async (chosen) => {
      const market = await make(parts.pool, chosen);
      const mayEvict =
        isRefusal(market) && market.name === 'combination-limit' && (await evictUnused(parts, chosen)) > 0;
      const made = mayEvict ? await make(parts.pool, chosen) : market;
      // Slips with the same one see the new price.
      if (!isRefusal(made)) await announceEvents(parts, [chosen.event], [made]);
      return made;
    },
  };
}

function evictUnused({ pool }: Pick<SportsbookParts, 'pool'>, { event, now }: Chosen): Promise<number> {
  return dropCombinations(pool, { before: addMs(now, -IDLE_MS), limit: DROPPED_MAX, event });
}

async function read(pool: Pool, chosen: Chosen): ReturnType<BetBuilder['read']> {
  const rows = await readRows(pool, chosen);
  if (isRefusal(rows)) return rows;
  const { choices, parts, terms, rates } = rows;
  const priced = parts.length < 2 ? null : priceCombination(gridFrom(rates), parts, terms);
  const contradiction = isRefusal(priced) ? String(priced.params.selections ?? '').split(',') : [];
  const may = choices.filter((choice) => reasonNow(choice) === null);
  const picked = new Set(parts.map(({ selection }) => selection));
  const others = may.filter(({ selection }) => !picked.has(selection));
  return {
    partsMax: terms.partsMax,
    parts: inCanon(parts),
    contradiction,
    priced: isRefusal(priced) ? null : priced,
    eligible: may.map(({ selection }) => selection),
    ...(contradiction.length > 0 ? { impossible: [], implied: [] } : besides(parts, others)),
    refused: refusedMarkets(choices),
  };
}

/** Markets none of whose outcomes is a part, each with the reason of its first one. */
function refusedMarkets(choices: readonly Choice[]): { market: string; reason: PartReason }[] {
  const reasons = new Map<string, PartReason | null>();
  for (const choice of choices) {
    const reason = reasonNow(choice);
    if (!reasons.has(choice.market) || reason === null) reasons.set(choice.market, reason);
  }
  return [...reasons].flatMap(([market, reason]) => (reason === null ? [] : [{ market, reason }]));
}

function make(pool: Pool, chosen: Chosen): ReturnType<BetBuilder['make']> {
  const { event, now } = chosen;
  return withPricesHeld(pool, event, async (tx) => {
    const rows = await readRows(tx, chosen);
    if (isRefusal(rows)) return rows;
    const { parts, terms, rates, combinations } = rows;
    const priced = priceCombination(gridFrom(rates), parts, terms);
    if (isRefusal(priced)) return priced;
    const { specifier, odds, chance } = priced;
    const isFull = combinations >= terms.combinationsMax;
    if (isFull && (await findCombination(tx, { event, specifier })) === null)
      return refuse('combination-limit', { max: terms.combinationsMax });
    const named = priced.parts.map(({ selection }) => selection);
    return saveCombination(tx, { event, specifier, odds, chance: millionths(chance), parts: named, at: now });
  });
}

/** Rows that a choice is judged and priced by. */
interface BuilderRows {
  readonly rates: Rates;
  readonly terms: BuilderTerms;
  readonly combinations: number;
  readonly choices: readonly Choice[];
  /** Chosen parts, each once. */
  readonly parts: readonly Choice[];
}

async function readRows(
  reads: Queryable,
  { event, selections, now }: Chosen,
): Promise<BuilderRows | Refusal<EventRefusal | 'selection-unknown' | CombinationRefusal>> {
  const found = await findBuilderEvent(reads, event);
  if (found === null) return refuse('event-not-found');
  const terms = await findBuilderTerms(reads);
  const closed = judgeEvent(found, terms, now);
  if (closed !== null) return refuse(closed);
  const choices = await findChoices(reads, event);
  const byId = new Map(choices.map((choice) => [choice.selection, choice]));
  const wanted = [...new Set(selections)];
  const unknown = wanted.find((selection) => !byId.has(selection));
  if (unknown !== undefined) return refuse('selection-unknown', { selection: unknown });
  const parts = wanted.flatMap((selection) => byId.get(selection) ?? []);
  const { rates, combinations } = found;
  if (rates === null) return refuse('bet-builder-closed');
  return judgeParts(parts, terms) ?? { rates, terms, combinations, choices, parts };
}

/** Before its kick-off alone: our prices say nothing of a match that is under way. */
function judgeEvent(
  { status, startsAt, isStopped, rates }: BuilderEvent,
  { isOffered }: BuilderTerms,
  now: Instant,
): EventRefusal | null {
  if (status !== 'scheduled' && status !== 'live') return 'event-over';
  if (!isOffered || rates === null) return 'bet-builder-closed';
  if (status === 'live' || startsAt <= now) return 'event-started';
  return isStopped ? 'event-stopped' : null;
}
