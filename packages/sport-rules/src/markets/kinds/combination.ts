import { judgedKind, type MarketKind } from '../kind.ts';
import type { Field } from '../specifier.ts';

/** A part of a combination: an outcome of a market of the same event. */
export interface CombinationPart {
  readonly kind: string;
  readonly specifier: string;
  readonly outcome: string;
}

/** Parts of one combination. */
export const PARTS_MIN = 2;
export const PARTS_MAX = 6;

/** The one outcome of a combination: everything that it names came true. */
export const ALL_PARTS = 'yes';

const PART = /^([a-z0-9-]{1,40})~([a-z0-9=&.,:-]{0,200})~([a-z0-9:+/-]{1,80})$/;

/** Parts in the order of their texts, each once, so that one combination has one text. */
const partsField: Field<readonly CombinationPart[]> = {
  read: (text) => {
    const texts = text.split(';');
    const isSound = texts.length >= PARTS_MIN && texts.length <= PARTS_MAX;
    if (!isSound || texts.some((part, place) => place > 0 && part <= (texts[place - 1] ?? ''))) return null;
    const parts = texts.map(readPart);
    return parts.every((part) => part !== null) ? parts : null;
  },
  write: (parts) => [...new Set(parts.map(partText))].sort().join(';'),
};

function readPart(text: string): CombinationPart | null {
  const [, kind, specifier, outcome] = PART.exec(text) ?? [];
  if (kind === undefined || specifier === undefined || outcome === undefined) return null;
  return { kind, specifier: specifier.replaceAll('&', '|'), outcome };
}

/** Fields of the part's own specifier are joined by `&`: a bar would end that of the combination. */
function partText({ kind, specifier, outcome }: CombinationPart): string {
  return `${kind}~${specifier.replaceAll('|', '&')}~${outcome}`;
}

/** The specifier of the market that asks whether all parts come true, whatever their order and however often each is named. */
export function combinationOf(parts: readonly CombinationPart[]): string {
  return `parts=${partsField.write(parts)}`;
}

/** Several outcomes of one event as one question. Each part is judged by the resolver of its own market (`settleOutcome`). */
export const COMBINATION_KINDS: readonly MarketKind[] = [
  judgedKind({
    key: 'bet-builder',
    sort: 'match',
    scorings: ['goals'],
    needs: ['score'],
    winners: 'several',
    fields: { parts: partsField },
    outcomes: [ALL_PARTS],
    judge: () => null,
  }),
];
