import { type Instant, type Refusal, refuse } from '@ordago/kernel';
import { type BuilderTerms, type Choice, type CombinationRefusal, judgeParts } from '../domain/bet-builder.ts';
import type { Rates } from '../domain/price-event.ts';
import type { BuilderEvent, CombinationsRepository } from '../repository/combinations.repository.ts';

/** Choice of selections of an event. */
export interface Chosen {
  readonly event: string;
  readonly selections: readonly string[];
  readonly now: Instant;
}

export type EventRefusal = 'event-not-found' | 'event-over' | 'event-started' | 'event-stopped' | 'bet-builder-closed';

/** Rows that a choice is judged and priced by. */
export interface BuilderRows {
  readonly rates: Rates;
  readonly terms: BuilderTerms;
  readonly combinations: number;
  readonly choices: readonly Choice[];
  /** Chosen parts, each once. */
  readonly parts: readonly Choice[];
}

/** Reads what a choice is judged and priced by, and judges its parts. */
export async function readBuilderRows(
  combinations: Pick<CombinationsRepository, 'findBuilderEvent' | 'findBuilderTerms' | 'findChoices'>,
  { event, selections, now }: Chosen,
): Promise<BuilderRows | Refusal<EventRefusal | 'selection-unknown' | CombinationRefusal>> {
  const found = await combinations.findBuilderEvent(event);
  if (found === null) return refuse('event-not-found');
  const terms = await combinations.findBuilderTerms();
  const closed = judgeEvent(found, terms, now);
  if (closed !== null) return refuse(closed);
  const choices = await combinations.findChoices(event);
  const byId = new Map(choices.map((choice) => [choice.selection, choice]));
  const wanted = [...new Set(selections)];
  const unknown = wanted.find((selection) => !byId.has(selection));
  if (unknown !== undefined) return refuse('selection-unknown', { selection: unknown });
  const parts = wanted.flatMap((selection) => byId.get(selection) ?? []);
  const { rates, combinations: held } = found;
  if (rates === null) return refuse('bet-builder-closed');
  return judgeParts(parts, terms) ?? { rates, terms, combinations: held, choices, parts };
}

/** Judges an event, before its kick-off alone: our prices do not apply to a match that is under way. */
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
