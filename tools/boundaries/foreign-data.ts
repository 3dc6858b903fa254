import { ASIDE, SLOPE } from './rules.mjs';
import { OWNED, PUBLISHED_FUNCTIONS, READ_BY_PLATFORM } from './schemas.ts';

/** Names that a database with the server's schema has, each with its schema: `players.player`. */
export interface Catalogue {
  /** Tables and views. */
  readonly relations: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
}

/** A name of the database in a text, and what is done with it. */
interface Mention {
  readonly schema: string;
  readonly name: string;
  readonly isWritten: boolean;
}

/** Prefix of the views that others may read: `players.published_player`. */
const PUBLISHED = 'published_';
const NAME = /(?<![\w.'$:-])([a-z_]+)\.([a-z_0-9]+)(?![\w-])(?!\.)/g;
const WRITES = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|lock\s+table)\s+(?:only\s+)?$/i;

/** Returns the module whose code lies in a file of the server; `platform` for all that is no module. */
export function ownerOf(file: string): string {
  return /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? 'platform';
}

/**
 * Returns what a text of SQL, or a piece of one, names that its owner may not, a sentence each.
 * @param owner module whose text it is, or `platform`
 */
export function judgeText(owner: string, text: string, catalogue: Catalogue): string[] {
  const sentences = mentionsIn(text, catalogue).map((mention) => judge(owner, mention, catalogue));
  return [...new Set(sentences.filter((sentence) => sentence !== null))];
}

/** Returns the names of tables, views and functions of others that a text may not name. */
export function foreignNames(owner: string, text: string, catalogue: Catalogue): string[] {
  const foreign = mentionsIn(text, catalogue).filter((mention) => judge(owner, mention, catalogue) !== null);
  return [...new Set(foreign.map(({ schema, name }) => `${schema}.${name}`))].sort();
}

/** Returns the schema of another whose names a piece of a text leaves to be filled in: `from sportsbook.` before a value. */
export function openSchema(owner: string, piece: string): string | null {
  const schema = /\b(?:from|join|into|update)\s+([a-z_]+)\.$/.exec(piece)?.[1];
  return schema !== undefined && !owns(owner, schema, '') ? schema : null;
}

function mentionsIn(text: string, { relations, functions }: Catalogue): Mention[] {
  return [...text.matchAll(NAME)].flatMap(({ 0: whole, 1: schema = '', 2: name = '', index }) => {
    if (!relations.has(whole) && !functions.has(whole)) return [];
    return [{ schema, name, isWritten: WRITES.test(text.slice(0, index)) }];
  });
}

function judge(owner: string, { schema, name, isWritten }: Mention, { relations }: Catalogue): string | null {
  const whole = `${schema}.${name}`;
  if (owns(owner, schema, name) || (schema === 'platform' && !relations.has(whole))) return null;
  if (isWritten) return `writes ${whole}: the module that owns it does`;
  if (!relations.has(whole))
    return whole in PUBLISHED_FUNCTIONS ? null : `calls ${whole}, which is not among PUBLISHED_FUNCTIONS`;
  if (!name.startsWith(PUBLISHED)) return `reads ${whole}: read a published view of that schema`;
  if (owner === 'platform') return whole in READ_BY_PLATFORM ? null : `reads ${whole}: platform knows no module`;
  return isBelow(moduleOf(schema), owner) ? null : `reads ${whole}, which is uphill of ${owner}`;
}

function owns(owner: string, schema: string, name: string): boolean {
  const owned = OWNED[owner] ?? [];
  return owned.includes(schema) || owned.includes(`${schema}.${name}`);
}

/** Returns the module that owns a schema. */
export function moduleOf(schema: string): string {
  return Object.keys(OWNED).find((module) => OWNED[module]?.includes(schema)) ?? schema;
}

/** True where the slope of modules lets one import the other: data follows the same direction. */
function isBelow(lower: string, upper: string): boolean {
  const [first = []] = SLOPE;
  if (ASIDE.includes(upper)) return first.includes(lower);
  const rowOf = (module: string) => SLOPE.findIndex((row) => row.includes(module));
  const low = rowOf(lower);
  const high = rowOf(upper);
  if (low < 0 || high < 0) return false;
  const row = SLOPE[high] ?? [];
  return low < high || (low === high && row.indexOf(lower) < row.indexOf(upper));
}
