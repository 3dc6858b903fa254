/** One value of a specifier: how it is read and written. */
export interface Field<T> {
  /** Null for nonsense: every value has exactly one text. */
  readonly read: (text: string) => T | null;
  readonly write: (value: T) => string;
  /** (Default: false) */
  readonly isOptional?: boolean;
}

/** A field of any value, as a list of fields holds it. */
export interface AnyField {
  readonly read: (text: string) => unknown;
  readonly write: (value: never) => string;
  readonly isOptional?: boolean;
}

export type Fields = Readonly<Record<string, AnyField>>;

/** The values of a specifier by its fields. */
export type ValuesOf<F> = {
  readonly [K in keyof F]: F[K] extends { read: (text: string) => infer T } ? Exclude<T, null> : never;
};

/** Values as they are handed around where the kind is not known. */
export type SpecifierValues = Readonly<Record<string, unknown>>;

/** Lines are counted in quarters, so that they stay integers: 2.5 is 10, −0.75 is −3. */
const LINE = /^(-?)(0|[1-9]\d{0,2})(?:\.(25|5|75))?$/;
const QUARTERS: Readonly<Record<string, number>> = { '25': 1, '5': 2, '75': 3 };
const FRACTIONS = ['', '.25', '.5', '.75'];

/** Writes a line in quarters: 10 is `2.5`. */
export function lineText(quarters: number): string {
  const size = Math.abs(quarters);
  return `${quarters < 0 ? '-' : ''}${Math.floor(size / 4)}${FRACTIONS[size % 4]}`;
}

function readLine(text: string): number | null {
  const match = LINE.exec(text);
  if (!match || text === '-0') return null;
  const size = 4 * Number(match[2]) + (QUARTERS[match[3] ?? ''] ?? 0);
  return match[1] === '-' ? -size : size;
}

/** A line in quarters, at least `min` of them and a multiple of `step`: 1 takes quarter lines, 2 half ones, 4 whole ones. */
export function lineField({ min, step }: { min: number; step: 1 | 2 | 4 }): Field<number> {
  return {
    read: (text) => {
      const quarters = readLine(text);
      return quarters !== null && quarters >= min && quarters % step === 0 ? quarters : null;
    },
    write: lineText,
  };
}

/** A line of half points only, where equality would leave no answer: 0.5, 1.5, 2.5. */
export const halfLine: Field<number> = {
  read: (text) => {
    const quarters = readLine(text);
    return quarters !== null && quarters > 0 && quarters % 4 === 2 ? quarters : null;
  },
  write: lineText,
};

/** A count from `min` to `max`. */
export function countField(min: number, max: number): Field<number> {
  return {
    read: (text) => {
      const value = /^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : null;
      return value !== null && value >= min && value <= max ? value : null;
    },
    write: String,
  };
}

/** One of the words. */
export function wordField<const T extends string>(words: readonly T[]): Field<T> {
  return { read: (text) => words.find((word) => word === text) ?? null, write: (word) => word };
}

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The key of a competitor or a player. */
export const keyField: Field<string> = { read: (text) => (KEY.test(text) ? text : null), write: (key) => key };

/** At least `min` items, each once, separated by commas. */
export function listField<T>(item: Field<T>, min: number): Field<readonly T[]> {
  return {
    read: (text) => {
      const texts = text.split(',');
      const values = texts.map(item.read);
      const isSound = texts.length >= min && texts.length <= 64 && new Set(texts).size === texts.length;
      return isSound && values.every((value) => value !== null) ? (values as T[]) : null;
    },
    write: (values) => values.map(item.write).join(','),
  };
}

export function optional<T>(field: Field<T>): Field<T | undefined> {
  return {
    isOptional: true,
    read: field.read,
    write: (value) => (value === undefined ? '' : field.write(value)),
  };
}

/**
 * Reads a specifier such as `period=1|line=2.5`: the fields of the kind in their order, each once. Null for anything
 * else, so that one market has one text.
 */
export function readSpecifier(fields: Fields, text: string): SpecifierValues | null {
  const parts = text === '' ? [] : text.split('|');
  const values: Record<string, unknown> = {};
  let place = 0;
  for (const [name, field] of Object.entries(fields)) {
    const part = parts[place];
    if (part?.startsWith(`${name}=`)) {
      const value = field.read(part.slice(name.length + 1));
      if (value === null) return null;
      values[name] = value;
      place += 1;
    } else if (!field.isOptional) return null;
  }
  return place === parts.length ? values : null;
}

/** Writes a specifier; what it writes is read back as the same values. */
export function writeSpecifier(fields: Fields, values: SpecifierValues): string {
  return Object.entries(fields)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, field]) => `${name}=${field.write(values[name] as never)}`)
    .join('|');
}
