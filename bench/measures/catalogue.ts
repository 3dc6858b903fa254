import { type CatalogueGame, type CatalogueQuery, catalogueOf, isOtherKind } from '@ordago/catalogue-search';
import { benchGames, pages, searches } from '../harness/catalogue.ts';
import type { Figure } from '../harness/figures.ts';
import { type Design, interleave } from '../harness/rounds.ts';
import { pairedRatio, quantile, spreadOf } from '../harness/statistics.ts';
import type { World } from '../harness/world.ts';
import { plainCatalogue } from '../yardsticks/plain-catalogue.ts';
import type { Scale } from './scale.ts';

/** Number of passes of a round through all searches: the machine's hiccups must not be the slowest hundredth. */
const WALKS = 5;

/** G13: a search in 12,000 games beside looking at all of them, single queries in turns. Needs no database. */
export async function measureSearch(scale: Scale): Promise<Figure[]> {
  const games = benchGames();
  const catalogue = catalogueOf(games);
  const plain = plainCatalogue(games);
  const asked = searches();
  const rounds: { ours: number[]; theirs: number[] }[] = [];
  // The first round warms both up and does not count.
  for (let round = -1; round < scale.rounds; round += 1) {
    const ours = timed(asked, (query) => catalogue.query(query).games);
    const theirs = timed(asked, plain);
    if (round >= 0) rounds.push({ ours, theirs });
  }
  const at = (share: number) => ({
    ours: rounds.map(({ ours }) => quantile(ours, share)),
    theirs: rounds.map(({ theirs }) => quantile(theirs, share)),
  });
  const p50 = at(0.5);
  const p99 = at(0.99);
  const what = 'search in 12,000 games';
  return [
    { goal: 'G13', what: `${what}: p50`, unit: 'us', value: spreadOf(p50.ours) },
    { goal: 'G13', what: `${what}: p99`, unit: 'us', value: spreadOf(p99.ours) },
    { goal: 'G13', what: `${what}: p50 vs includes`, unit: 'x', value: ratio(p50), floor: { atMost: 0.2 } },
    { goal: 'G13', what: `${what}: p99 vs includes`, unit: 'x', value: ratio(p99), floor: { atMost: 1 } },
  ];
}

const ratio = ({ ours, theirs }: { ours: number[]; theirs: number[] }) => pairedRatio(ours, theirs);

/** Microseconds of each query, sorted. */
function timed(asked: readonly CatalogueQuery[], ask: (query: CatalogueQuery) => readonly CatalogueGame[]): number[] {
  const taken: number[] = [];
  for (let walk = 0; walk < WALKS; walk += 1) {
    for (const query of asked) {
      const from = performance.now();
      ask(query);
      taken.push((performance.now() - from) * 1_000);
    }
  }
  return taken.sort((a, b) => a - b);
}

/** G14: a page of a filtered lobby out of memory, and the same out of SQL over the same rows with its indexes. */
export async function measurePages(world: World, scale: Scale): Promise<Figure[]> {
  const games = benchGames();
  await fillGames(world, games);
  const catalogue = catalogueOf(games);
  const asked = pages();
  await assertSamePages(world, asked, (query) => catalogue.query(query).games);
  let at = 0;
  const next = () => asked[at++ % asked.length] ?? {};
  const memory: Design = { name: 'memory', clients: 1, run: async () => catalogue.query(next()).games.length >= 0 };
  const sql: Design = { name: 'sql', clients: 1, run: async () => (await pageFromSql(world, next())).length >= 0 };
  const samples = await interleave([memory, sql], { ...scale, postmaster: world.server.pid });
  const rates = (name: string) => (samples.get(name) ?? []).map((sample) => sample.acceptedPerSecond);
  const what = 'filter page of 12,000 games';
  return [
    { goal: 'G14', what: `${what}: memory`, unit: '/s', value: spreadOf(rates('memory')) },
    { goal: 'G14', what: `${what}: SQL`, unit: '/s', value: spreadOf(rates('sql')) },
    { goal: 'G14', what, unit: 'x', value: pairedRatio(rates('memory'), rates('sql')), floor: { atLeast: 10 } },
  ];
}

async function fillGames({ pool }: World, games: readonly CatalogueGame[]): Promise<void> {
  await pool.query(
    `create table naive.game (place int primary key, id text not null, name text not null collate "C", provider text not null,
       tab text[] not null, part text, casino_type text not null, volatility text, is_hidden boolean not null, row jsonb not null)`,
  );
  await pool.query(
    `insert into naive.game select ordinality, g ->> 'id', g ->> 'gameName', g ->> 'provider',
       array(select jsonb_array_elements_text(g -> 'tab')), g ->> 'part', g ->> 'casinoType', g ->> 'volatility',
       (g ->> 'isHidden')::boolean, g from jsonb_array_elements($1::jsonb) with ordinality as t (g, ordinality)`,
    [JSON.stringify(games.map((game) => ({ ...game, part: partOf(game) })))],
  );
  await pool.query('create index on naive.game using gin (tab); create index on naive.game (provider, place)');
  await pool.query(
    'create index on naive.game (part, place); create index on naive.game (casino_type, place); create index on naive.game (name)',
  );
  await pool.query('vacuum analyze naive.game');
}

/** Part of the casino that lists a game; the slots list games with reels alone, unless the query names another kind of them. */
function partOf(game: CatalogueGame): string | null {
  return game.casinoType === 'slots' && game.tab.some(isOtherKind) ? null : game.casinoType;
}

async function pageFromSql({ pool }: World, query: CatalogueQuery): Promise<readonly { readonly id: string }[]> {
  const { categories, type, providers, volatility, sort, offset, limit } = query;
  const order = sort === 'a-z' ? 'name, place' : 'place';
  const column = type === 'slots' && categories?.some(isOtherKind) ? 'casino_type' : 'part';
  const { rows } = await pool.query<{ row: { id: string } }>({
    name: `page-${sort}-${column}`,
    text: `select row from naive.game where not is_hidden and tab && $1 and ${column} = $2
      and ($3::text[] is null or provider = any ($3)) and ($4::text[] is null or volatility = any ($4))
      order by ${order} offset $5 limit $6`,
    values: [categories, type, providers ?? null, volatility ?? null, offset, limit],
  });
  return rows.map(({ row }) => row);
}

/** Two ways that answer differently would not be compared: those ordered by popularity have to agree row by row. */
async function assertSamePages(
  world: World,
  asked: readonly CatalogueQuery[],
  ours: (query: CatalogueQuery) => readonly CatalogueGame[],
): Promise<void> {
  for (const query of asked.filter(({ sort }) => sort === 'popular').slice(0, 20)) {
    const mine = ours(query);
    const theirs = await pageFromSql(world, query);
    if (mine.map(({ id }) => id).join() !== theirs.map(({ id }) => id).join()) {
      throw new Error(`memory and SQL disagree about ${JSON.stringify(query)}`);
    }
  }
}
