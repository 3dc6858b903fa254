import { Lack, textOf } from './read-attributes.ts';
import { readXml, writeXml, type XmlElement, XmlFault, type XmlInput } from './xml.ts';

/** A fixture as the supplier's schedule contains it. */
export interface UofFixture {
  readonly id: string;
  /** Unix milliseconds. */
  readonly startsAt: number;
  /** Unix milliseconds at which this was written; decides which of two is newer. */
  readonly writtenAt: number;
  readonly sport: UofNamed;
  /** `country` is ISO 3166 alpha-3 in upper case, null where the category is no country. */
  readonly category: UofNamed & { readonly country: string | null };
  readonly tournament: UofNamed;
  readonly round: string | null;
  readonly home: UofCompetitor;
  readonly away: UofCompetitor;
}

export interface UofNamed {
  readonly id: string;
  readonly name: string;
}

export interface UofCompetitor extends UofNamed {
  readonly abbreviation: string | null;
}

/** Most elements of a schedule. */
const BOUNDS = { bytesMax: 8 * 1024 * 1024, elementsMax: 200_000 };

/** Reads a schedule; rows that cannot be read are counted. Throws a `TypeError` for what is none. */
export function decodeSchedule(bytes: Buffer): { fixtures: UofFixture[]; skipped: number } {
  const root = rootOf(bytes, 'schedule');
  const writtenAt = generatedAt(root);
  const rows = root.children.filter(({ name }) => name === 'sport_event');
  const read = rows.map((row) => fixtureOf(row, writtenAt));
  const fixtures = read.filter((fixture) => fixture !== null);
  return { fixtures, skipped: rows.length - fixtures.length };
}

/** Reads one fixture; null for one that cannot be read. Throws a `TypeError` for what is none. */
export function decodeFixture(bytes: Buffer): UofFixture | null {
  const root = rootOf(bytes, 'fixtures_fixture');
  const row = root.children.find(({ name }) => name === 'fixture');
  return row ? fixtureOf(row, generatedAt(root)) : null;
}

/** Writes a schedule as the supplier does. `writtenAt` in milliseconds since 1970. */
export function encodeSchedule(fixtures: readonly UofFixture[], writtenAt: number): string {
  const generated = new Date(writtenAt).toISOString();
  return writeXml(['schedule', { generated_at: generated }, fixtures.map((one) => writeFixture('sport_event', one))]);
}

/** Writes one fixture as the supplier does. */
export function encodeFixture(fixture: UofFixture): string {
  const generated = new Date(fixture.writtenAt).toISOString();
  return writeXml(['fixtures_fixture', { generated_at: generated }, [writeFixture('fixture', fixture)]]);
}

function rootOf(bytes: Buffer, name: string): XmlElement {
  try {
    const root = readXml(bytes, BOUNDS);
    if (root.name === name) return root;
    throw new TypeError(`${root.name.slice(0, 60)} is no ${name}`);
  } catch (error) {
    throw error instanceof XmlFault ? new TypeError(error.message) : error;
  }
}

function generatedAt(root: XmlElement): number {
  const at = Date.parse(root.attributes.generated_at ?? '');
  if (Number.isFinite(at)) return at;
  throw new TypeError('generated_at: missing or no time');
}

function fixtureOf(row: XmlElement, writtenAt: number): UofFixture | null {
  try {
    const tournament = childOf(row, 'tournament');
    const category = childOf(tournament, 'category');
    const startsAt = Date.parse(textOf(row, row.attributes.start_time === undefined ? 'scheduled' : 'start_time'));
    if (!Number.isFinite(startsAt)) return null;
    const sides = row.children.find(({ name }) => name === 'competitors')?.children ?? [];
    return {
      id: textOf(row, 'id'),
      startsAt,
      writtenAt,
      sport: namedOf(childOf(tournament, 'sport')),
      category: { ...namedOf(category), country: textOf(category, 'country_code', { fallback: null }) },
      tournament: namedOf(tournament),
      round: row.children.find(({ name }) => name === 'tournament_round')?.attributes.number ?? null,
      home: competitorOf(sides, 'home'),
      away: competitorOf(sides, 'away'),
    };
  } catch (error) {
    if (error instanceof Lack) return null;
    throw error;
  }
}

function childOf(element: XmlElement, name: string): XmlElement {
  const child = element.children.find((one) => one.name === name);
  if (child) return child;
  throw new Lack(`${name}: missing`);
}

function namedOf(element: XmlElement): UofNamed {
  return { id: textOf(element, 'id'), name: textOf(element, 'name') };
}

function competitorOf(sides: readonly XmlElement[], qualifier: string): UofCompetitor {
  const side = sides.find(({ attributes }) => attributes.qualifier === qualifier);
  if (!side) throw new Lack(`competitor ${qualifier}: missing`);
  return { ...namedOf(side), abbreviation: textOf(side, 'abbreviation', { fallback: null }) };
}

function writeFixture(name: string, fixture: UofFixture): XmlInput {
  const { id, startsAt, sport, category, tournament, round, home, away } = fixture;
  const side = ({ abbreviation, ...named }: UofCompetitor, qualifier: string): XmlInput => [
    'competitor',
    { ...named, abbreviation, qualifier },
  ];
  return [
    name,
    { id, scheduled: new Date(startsAt).toISOString(), start_time: new Date(startsAt).toISOString() },
    [
      ...(round === null ? [] : [['tournament_round', { number: round }] as XmlInput]),
      [
        'tournament',
        { ...tournament },
        [
          ['sport', { ...sport }],
          ['category', { id: category.id, name: category.name, country_code: category.country }],
        ],
      ],
      ['competitors', {}, [side(home, 'home'), side(away, 'away')]],
    ],
  ];
}
