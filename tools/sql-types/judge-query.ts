import type { Description } from './describe-query.ts';
import type { Statement, ValueKind } from './find-queries.ts';

/** The kinds that each type of PostgreSQL arrives as, by its number; `array` for any array type. */
export type KindsByType = (type: number) => readonly ValueKind[];

/** Returns what does not fit between a statement as a call sends it and what PostgreSQL reports of its statement, a sentence each. */
export function judgeQuery(statement: Statement, { columns, parameters }: Description, kindsOf: KindsByType): string[] {
  const wrong: string[] = [];
  if (statement.parameters !== null && statement.parameters !== parameters.length)
    wrong.push(`hands over ${statement.parameters} parameters; the statement has ${parameters.length}`);
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  for (const { name, kinds } of statement.columns ?? []) {
    const type = types.get(name);
    if (type === undefined)
      wrong.push(`the row has no column ${name}: it has ${[...types.keys()].join(', ') || 'none'}`);
    else if (!fits(kinds, kindsOf(type)))
      wrong.push(`column ${name} is ${kindsOf(type).join(' or ')}, not ${kinds.join(' or ')}`);
  }
  return wrong;
}

function fits(expected: readonly ValueKind[], actual: readonly ValueKind[]): boolean {
  return expected.includes('unknown') || actual.includes('unknown') || actual.some((kind) => expected.includes(kind));
}

/** Numbers of PostgreSQL's built-in types, and the kinds that our pool reads them as (`platform/db/pool.ts`). */
const BUILT_IN: Readonly<Record<number, readonly ValueKind[]>> = {
  16: ['boolean'],
  17: ['bytes'],
  20: ['string'],
  21: ['number'],
  23: ['number'],
  26: ['number'],
  // json and jsonb hold any value.
  114: ['unknown'],
  3802: ['unknown'],
  700: ['number'],
  701: ['number'],
  1082: ['string'],
  1114: ['date'],
  1184: ['date'],
  1186: ['object'],
  1700: ['string'],
  // void: a function that answers nothing arrives as an empty text.
  2278: ['string', 'null', 'unknown'],
};

/**
 * Returns the kinds of a type: arrays by `arrays`, composite types by `rows` arrive as text.
 * @param arrays numbers of array types
 */
export function kindsByType(arrays: ReadonlySet<number>): KindsByType {
  return (type) => (arrays.has(type) ? ['array'] : (BUILT_IN[type] ?? ['string']));
}
