import { plausible } from './plausible.ts';
import type { Draw } from './random.ts';
import type { Target } from './routes.ts';
import { BODIES, HEADERS, hostileText, hostileValue, METHODS, PATH_ENDS, QUERIES, writeJson } from './values.ts';

/** A request as it goes over the wire. */
export interface Request {
  readonly method: string;
  /** From the origin's root, encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

/** Fields of calls that have no contract here: those of games and of third parties. */
const FIELDS: readonly string[] = `
  stake key choice place round clientSeed move amount user session token game
  currency language target kind rate count home away event id status reference
  at advance method provider lang page side bet win transaction from to
  body
`
  .trim()
  .split(/\s+/);

type Values = Record<string, unknown>;
type Part = 'path' | 'query' | 'body' | 'fields' | 'header' | 'method' | 'whole-body' | 'whole-query' | 'more-fields';

/** Hostile parts of a request, those that reach deep more often; in a tenth of the requests there is none. */
const PARTS: readonly Part[] = [
  'fields',
  'fields',
  'fields',
  'body',
  'query',
  'query',
  'path',
  'path',
  'header',
  'header',
  'method',
  'whole-body',
  'whole-query',
  'more-fields',
];

/** Makes a request of a route: what it may expect, with one to three parts that nobody means. */
export function hostileRequest({ method, path, contract }: Target, draw: Draw): Request {
  const params = Object.fromEntries(paramsIn(path).map((name) => [name, draw.of(['1', '2', '7', '40', 'abc'])]));
  Object.assign(params, textsOf(contract?.params, draw));
  const query: Values = objectOf(contract?.query, draw);
  const made = {
    method,
    params: params as Values,
    query: contract ? query : draw.often(40) ? anyFields(draw) : {},
    queryText: null as string | null,
    body: (method === 'GET' ? null : contract ? bodyOf(contract.body, draw) : anyFields(draw)) as unknown,
    bodyText: null as string | Buffer | null,
    end: '',
    headers: {} as Record<string, string>,
  };
  const times = draw.often(10) ? 0 : 1 + draw.below(3);
  for (let n = 0; n < times; n += 1) CHANGES[draw.of(PARTS)](made, draw);
  const body = made.bodyText ?? (made.body === null || made.body === undefined ? null : writeJson(made.body));
  const type: Record<string, string> = body === null ? {} : { 'content-type': 'application/json' };
  return {
    method: made.method,
    path: `${pathOf(path, made.params)}${made.end}${queryOf(made)}`,
    headers: { ...type, ...made.headers },
    body,
  };
}

type Made = {
  method: string;
  params: Values;
  query: Values;
  queryText: string | null;
  body: unknown;
  bodyText: string | Buffer | null;
  end: string;
  headers: Record<string, string>;
};

const CHANGES: Readonly<Record<Part, (made: Made, draw: Draw) => void>> = {
  fields: (made, draw) => {
    if (isObject(made.body)) changeDeep(made.body, draw);
    else changeFlat(made.query, draw);
  },
  body: (made, draw) => {
    made.body = hostileValue(draw);
  },
  query: (made, draw) => changeFlat(made.query, draw),
  path: (made, draw) => {
    if (Object.keys(made.params).length > 0 && draw.often(80)) changeFlat(made.params, draw);
    else made.end = draw.of(PATH_ENDS);
  },
  header: (made, draw) => {
    const [name, value] = draw.of(HEADERS);
    made.headers[name] = value;
  },
  method: (made, draw) => {
    made.method = draw.of(METHODS);
  },
  'whole-body': (made, draw) => {
    made.bodyText = draw.of(BODIES);
  },
  'whole-query': (made, draw) => {
    made.queryText = draw.of(QUERIES);
  },
  'more-fields': (made, draw) => {
    if (isObject(made.body))
      made.body[draw.of(['__proto__x', 'toString', 'id', 'player', 'level', 'is_admin'])] = hostileValue(draw);
    else made.query[draw.of(FIELDS)] = hostileText(draw);
  },
};

/** Puts a hostile value somewhere into an object: beside its fields, or below one of them. */
function changeDeep(body: Values, draw: Draw): void {
  const keys = Object.keys(body);
  const key = keys.length === 0 ? draw.of(FIELDS) : draw.of(keys);
  const held = body[key];
  if (isObject(held) && draw.often(60)) changeDeep(held, draw);
  else if (Array.isArray(held) && held.length > 0 && draw.often(70)) changeMember(held, draw);
  else if (draw.often(10)) delete body[key];
  else body[key] = hostileValue(draw);
}

function changeMember(members: unknown[], draw: Draw): void {
  const place = draw.below(members.length);
  const member = members[place];
  if (isObject(member) && draw.often(70)) changeDeep(member, draw);
  else members[place] = hostileValue(draw);
}

function changeFlat(values: Values, draw: Draw): void {
  const keys = Object.keys(values);
  values[keys.length === 0 ? draw.of(FIELDS) : draw.of(keys)] = hostileText(draw);
}

function anyFields(draw: Draw): Values {
  const some = Array.from({ length: 1 + draw.below(8) }, () => draw.of(FIELDS));
  return Object.fromEntries(
    some.map((field) => [
      field,
      draw.often(60) ? draw.of(['1', '1.00', 'abc', 'USD', '1x2', 0, null]) : hostileValue(draw),
    ]),
  );
}

function bodyOf(schema: unknown, draw: Draw): unknown {
  return schema === undefined ? (draw.often(50) ? null : anyFields(draw)) : plausible(schema, draw);
}

function objectOf(schema: unknown, draw: Draw): Values {
  const value = schema === undefined ? {} : plausible(schema, draw);
  return isObject(value) ? value : {};
}

function textsOf(schema: unknown, draw: Draw): Record<string, string> {
  return Object.fromEntries(Object.entries(objectOf(schema, draw)).map(([name, value]) => [name, textOf(value)]));
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function paramsIn(path: string): readonly string[] {
  return [...path.matchAll(/:([A-Za-z_]+)/g)].map(([, name]) => name as string);
}

function pathOf(path: string, params: Values): string {
  return path
    .replaceAll(/:([A-Za-z_]+)(\([^)]*\))?/g, (_all, name: string) => encode(textOf(params[name] ?? '1')))
    .replaceAll('*', 'a');
}

function queryOf({ query, queryText }: Made): string {
  if (queryText !== null) return `?${queryText}`;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${given.map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`).join('&')}`;
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
}

/** Half a pair has no encoding of its own: it goes as the bytes that a careless client sends. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';
}
