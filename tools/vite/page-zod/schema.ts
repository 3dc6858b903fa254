/*
 * The part of zod that a page needs: it reads what our contracts and addresses write, in a tenth of the code. A build of a
 * site puts it in the place of `zod` and `zod/mini` (`page-zod.ts` above); the server and all tests use zod itself, and
 * `page-zod.test.ts` reads every contract both ways.
 */

/** A value that a schema refuses, by the place in it. */
export class Refused {
  constructor(readonly path: readonly (string | number)[] = []) {}

  /** The same, seen from around the value. */
  under(key: string | number): Refused {
    return new Refused([key, ...this.path]);
  }
}

/** Reads a value: what comes out of it, or its refusal. */
export type Read = (value: unknown) => unknown;

const REFUSED = new Refused();

/** True for a value that a check lets pass. */
export type Check = (value: never) => boolean;

interface Extras {
  /** True where an absent field of an object is given to the schema. (Default: it refuses `undefined` itself) */
  readonly isOptional?: boolean;
  /** Fields of an object. */
  readonly fields?: Fields;
  /** Values of a literal or an enumeration. */
  readonly values?: readonly unknown[];
}

export type Fields = Readonly<Record<string, Schema>>;

/** One schema. Its methods are those of zod, with the same meaning. */
export class Schema {
  readonly isOptional: boolean;
  readonly fields: Fields;
  readonly values: readonly unknown[];

  constructor(
    readonly read: Read,
    { isOptional = false, fields = {}, values = [] }: Extras = {},
  ) {
    this.isOptional = isOptional;
    this.fields = fields;
    this.values = values;
  }

  safeParse(value: unknown) {
    const data = this.read(value);
    if (!(data instanceof Refused)) return { success: true, data };
    return { success: false, error: { issues: [{ path: data.path }] } };
  }

  parse(value: unknown): unknown {
    const data = this.read(value);
    if (data instanceof Refused) throw new Error(`refused at ${data.path.join('.') || 'the value itself'}`);
    return data;
  }

  /** The same value, where all checks let it pass; a schema is a check too. */
  check(...checks: readonly (Check | Schema)[]): Schema {
    const passes = (check: Check | Schema, value: unknown) =>
      check instanceof Schema ? !(check.read(value) instanceof Refused) : check(value as never);
    return this.followedBy((value) => (checks.every((check) => passes(check, value)) ? value : REFUSED), this);
  }

  refine(passes: Check): Schema {
    return this.check((value) => Boolean(passes(value)));
  }

  transform(change: (value: never, context: Context) => unknown): Schema {
    return this.followedBy(changed(change));
  }

  pipe(next: Schema): Schema {
    return this.followedBy(next.read);
  }

  optional(): Schema {
    const read: Read = (value) => {
      if (value !== undefined) return this.read(value);
      // A schema that makes a value of nothing still does.
      const given = this.isOptional ? this.read(undefined) : undefined;
      return given instanceof Refused ? undefined : given;
    };
    return new Schema(read, { isOptional: true });
  }

  nullable(): Schema {
    const { isOptional } = this;
    return new Schema((value) => (value === null ? null : this.read(value)), { isOptional });
  }

  nullish(): Schema {
    return this.nullable().optional();
  }

  default(given: unknown): Schema {
    return new Schema((value) => (value === undefined ? givenValue(given) : this.read(value)), { isOptional: true });
  }

  prefault(given: unknown): Schema {
    return new Schema((value) => this.read(value === undefined ? givenValue(given) : value), { isOptional: true });
  }

  catch(given: unknown): Schema {
    const read: Read = (value) => {
      const result = this.read(value);
      return result instanceof Refused ? givenValue(given) : result;
    };
    return new Schema(read, { isOptional: true });
  }

  readonly(): Schema {
    return this.followedBy((value) => Object.freeze(value), this);
  }

  /** Descriptions are for the document of the API. */
  meta(): Schema {
    return this;
  }

  get shape(): Fields {
    return this.fields;
  }

  extend(fields: Fields): Schema {
    return objectOf({ ...this.fields, ...fields });
  }

  pick(names: Readonly<Record<string, true>>): Schema {
    return objectOf(Object.fromEntries(Object.keys(names).map((name) => [name, this.fields[name] as Schema])));
  }

  omit(names: Readonly<Record<string, true>>): Schema {
    return objectOf(Object.fromEntries(Object.entries(this.fields).filter(([name]) => !Object.hasOwn(names, name))));
  }

  partial(): Schema {
    return objectOf(Object.fromEntries(Object.entries(this.fields).map(([name, schema]) => [name, schema.optional()])));
  }

  min(least: number): Schema {
    return this.check(atLeast(least));
  }

  max(most: number): Schema {
    return this.check(atMost(most));
  }

  length(size: number): Schema {
    return this.check((value: Sized) => sizeOf(value) === size);
  }

  positive(): Schema {
    return this.check((value: number) => value > 0);
  }

  nonnegative(): Schema {
    return this.min(0);
  }

  regex(pattern: RegExp): Schema {
    return this.check(matching(pattern));
  }

  startsWith(start: string): Schema {
    return this.check((value: string) => value.startsWith(start));
  }

  trim(): Schema {
    return this.transform((value: string) => value.trim());
  }

  private followedBy(next: Read, extras: Extras = { isOptional: this.isOptional }): Schema {
    const read: Read = (value) => {
      const result = this.read(value);
      return result instanceof Refused ? result : next(result);
    };
    return new Schema(read, extras);
  }
}

/** Lets a transform refuse its value. */
interface Context {
  readonly addIssue: () => void;
}

/** A step that changes a value, or refuses it. */
export function changed(change: (value: never, context: Context) => unknown): Read {
  return (value) => {
    let isRefused = false;
    const addIssue = () => {
      isRefused = true;
    };
    const result = change(value as never, { addIssue });
    return isRefused ? REFUSED : result;
  };
}

/** An object with the fields that are named; others are left out. */
export function objectOf(fields: Fields): Schema {
  const named = Object.entries(fields);
  const read: Read = (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return REFUSED;
    const given = value as Readonly<Record<string, unknown>>;
    const found: Record<string, unknown> = {};
    for (const [name, schema] of named) {
      const isGiven = name in given;
      if (!isGiven && !schema.isOptional && schema.read(undefined) === undefined) return new Refused([name]);
      const result = schema.read(given[name]);
      if (result instanceof Refused) return result.under(name);
      if (isGiven || result !== undefined) found[name] = result;
    }
    return found;
  };
  return new Schema(read, { fields });
}

type Sized = string | number | readonly unknown[];

function sizeOf(value: Sized): number {
  return typeof value === 'number' ? value : value.length;
}

/** Of a number its value, of a text or a list its length. */
export const atLeast = (least: number) => (value: Sized) => sizeOf(value) >= least;
export const atMost = (most: number) => (value: Sized) => sizeOf(value) <= most;
export const matching = (pattern: RegExp) => (value: string) => {
  pattern.lastIndex = 0;
  return pattern.test(value);
};

function givenValue(given: unknown): unknown {
  return typeof given === 'function' ? given() : given;
}
