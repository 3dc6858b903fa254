/**
 * Prints the catalogue of a database, one object a line: columns, constraints, indexes, sequences, types, functions,
 * views, triggers, and the rows that the schema itself writes. Two databases whose lines agree are the same to the
 * product.
 */
import pg from 'pg';

/** Schemas of PostgreSQL, of the job queue and of our own history: they describe nothing of the product. */
const OUTSIDE = `('pg_catalog', 'information_schema', 'pg_toast', 'graphile_worker', 'migrations')`;

const QUERIES = [
  `select format('column %I.%I.%I %s %s%s%s%s', n.nspname, c.relname, a.attname, a.attnum_in_order,
      format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' else '' end,
      coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), ''), a.attidentity::text || a.attgenerated::text)
   from (select *, row_number() over (partition by attrelid order by attnum) as attnum_in_order
         from pg_attribute where attnum > 0 and not attisdropped) a
   join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'c', 'v') join pg_namespace n on n.oid = c.relnamespace
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum where n.nspname not in ${OUTSIDE}`,
  `select format('table %I.%I %s', n.nspname, c.relname, c.reloptions) from pg_class c
   join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname not in ${OUTSIDE}`,
  `select format('constraint %s %s', coalesce(k.conrelid::regclass::text, k.contypid::regtype::text),
      pg_get_constraintdef(k.oid)) from pg_constraint k join pg_namespace n on n.oid = k.connamespace
   where k.contype not in ('n', 't') and n.nspname not in ${OUTSIDE}`,
  `select indexdef from pg_indexes where schemaname not in ${OUTSIDE}`,
  `select format('sequence %I.%I %s %s %s %s %s', schemaname, sequencename, data_type, start_value, increment_by, cycle,
      cache_size) from pg_sequences where schemaname not in ${OUTSIDE}`,
  `select format('type %s %s %s', t.oid::regtype, t.typtype, coalesce(array_to_string(array(
      select enumlabel from pg_enum where enumtypid = t.oid order by enumsortorder), ','), format_type(t.typbasetype, null)))
   from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype in ('e', 'd') and n.nspname not in ${OUTSIDE}`,
  `select format('function %s %s', p.oid::regprocedure, case when p.prokind = 'a' then 'aggregate'
      else md5(pg_get_functiondef(p.oid)) end)
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname not in ${OUTSIDE}`,
  `select format('view %I.%I %s', schemaname, viewname, md5(definition)) from pg_views where schemaname not in ${OUTSIDE}`,
  `select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
   join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal and n.nspname not in ${OUTSIDE}`,
];

/** Columns whose value is another in each database: drawn by chance, or the moment of the making. */
const BY_CHANCE = ['edition', 'created_at', 'changed_at', 'updated_at', 'at'];

/** Returns the lines of a database's catalogue, sorted. */
export async function catalogueOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const lines: string[] = [];
    for (const query of QUERIES) {
      const { rows } = await client.query({ text: query, rowMode: 'array' });
      for (const [line] of rows) lines.push(String(line));
    }
    lines.push(...(await rowsOf(client)));
    return lines.sort();
  } finally {
    await client.end();
  }
}

/** The rows of every table: right after migrating, what the schema writes itself (chart of accounts, limits, kinds). */
async function rowsOf(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ it: string }>(
    `select format('%I.%I', schemaname, tablename) as it from pg_tables where schemaname not in ${OUTSIDE} order by 1`,
  );
  const lines: string[] = [];
  for (const { it } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${it} t limit 5000`,
      [BY_CHANCE],
    );
    for (const { row } of rows) lines.push(`row ${it} ${row}`);
  }
  return lines;
}
