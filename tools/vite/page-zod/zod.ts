/** The functions of `zod` and `zod/mini` that contracts and addresses use, by the same names. */
import { atLeast, atMost, changed, type Fields, matching, objectOf, type Read, Refused, Schema } from './schema.ts';

const REFUSED = new Refused();

/** A schema of the values that a test lets pass, as they are. */
function one(passes: (value: unknown) => boolean): Schema {
  return new Schema((value) => (passes(value) ? value : REFUSED));
}

export const string = () => one((value) => typeof value === 'string');
export const number = () => one(Number.isFinite);
export const int = () => one(Number.isSafeInteger);
export const boolean = () => one((value) => typeof value === 'boolean');
export const unknown = () => new Schema((value) => value);
const nothing = () => one((value) => value === null);

/** The same for values that an address has in another form. */
export const coerce = {
  string: () => new Schema((value) => String(value)),
  number: () => new Schema((value) => number().read(Number(value))),
};

export function literal(given: unknown): Schema {
  const values = Array.isArray(given) ? given : [given];
  return new Schema((value) => (values.includes(value) ? value : REFUSED), { values });
}

const enumeration = (given: readonly string[] | Readonly<Record<string, string>>) => literal(Object.values(given));

export const object = (fields: Fields) => objectOf(fields);
export const extend = (schema: Schema, fields: Fields) => schema.extend(fields);
export const optional = (schema: Schema) => schema.optional();
export const nullable = (schema: Schema) => schema.nullable();
export const pipe = (schema: Schema, next: Schema) => schema.pipe(next);
export const transform = (change: Parameters<typeof changed>[0]) => new Schema(changed(change));
const caught = (schema: Schema, given: unknown) => schema.catch(given);
export const _default = (schema: Schema, given: unknown) => schema.default(given);

/** The value is changed before it is read. */
export const preprocess = (change: Parameters<typeof changed>[0], schema: Schema) =>
  new Schema(transform(change).pipe(schema).read, { isOptional: true });

export function array(schema: Schema): Schema {
  return new Schema((value) => (Array.isArray(value) ? listed(value, () => schema) : REFUSED));
}

export function tuple(schemas: readonly Schema[]): Schema {
  return new Schema((value) => {
    if (!Array.isArray(value) || value.length !== schemas.length) return REFUSED;
    return listed(value, (place) => schemas[place] ?? unknown());
  });
}

function listed(values: readonly unknown[], schemaOf: (place: number) => Schema): unknown {
  const found: unknown[] = [];
  for (const [place, value] of values.entries()) {
    const result = schemaOf(place).read(value);
    if (result instanceof Refused) return result.under(place);
    found.push(result);
  }
  return found;
}

/** A record whose keys are an enumeration has all of them. */
export function record(keys: Schema, values: Schema): Schema {
  if (keys.values.length > 0) {
    const fields = objectOf(Object.fromEntries(keys.values.map((key) => [String(key), values])));
    const isKnown = (value: object) => Object.keys(value).every((key) => keys.values.includes(key));
    return fieldsOf((value) => (isKnown(value) ? fields.read(value) : REFUSED));
  }
  return fieldsOf((value) => {
    const found: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      if (keys.read(key) instanceof Refused) return new Refused([key]);
      const result = values.read(inner);
      if (result instanceof Refused) return result.under(key);
      found[key] = result;
    }
    return found;
  });
}

function fieldsOf(read: (value: object) => unknown): Schema {
  return new Schema((value) => (typeof value === 'object' && value !== null && isPlain(value) ? read(value) : REFUSED));
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** The first of several shapes that reads a value. */
export function union(schemas: readonly Schema[]): Schema {
  const read: Read = (value) => {
    for (const schema of schemas) {
      const result = schema.read(value);
      if (!(result instanceof Refused)) return result;
    }
    return REFUSED;
  };
  return new Schema(read, { isOptional: schemas.some(({ isOptional }) => isOptional) });
}

/** One of several shapes, told by the value of one field. */
export function discriminatedUnion(name: string, schemas: readonly Schema[]): Schema {
  return new Schema((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return REFUSED;
    const tag = (value as Readonly<Record<string, unknown>>)[name];
    const schema = schemas.find(({ fields }) => fields[name]?.values.includes(tag));
    return schema ? schema.read(value) : new Refused([name]);
  });
}

/** Any value that JSON can write. */
export function json(): Schema {
  const isJson = (value: unknown): boolean => {
    if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
    if (typeof value === 'number') return Number.isFinite(value);
    if (Array.isArray(value)) return value.every(isJson);
    return typeof value === 'object' && isPlain(value) && Object.values(value).every(isJson);
  };
  return one(isJson);
}

/** Stands for a value that a transform has refused. */
export const NEVER = null as never;

export {
  atLeast as gte,
  atLeast as minimum,
  atMost as lte,
  atMost as maximum,
  atMost as maxLength,
  caught as catch,
  enumeration as enum,
  matching as regex,
  nothing as null,
};
