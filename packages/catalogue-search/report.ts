import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { encodeCatalogue, openCatalogue } from './src/index.ts';
import { manyGames } from './test/many-games.ts';

/** Prints how large 12,000 games are on the wire: `npx tsx packages/catalogue-search/report.ts`. */
const games = manyGames(12_000);
const text = encodeCatalogue(games);
const brotli = (quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
const kilo = (bytes: number) => `${(bytes / 1_000).toFixed(0)} kB`;

console.log(
  `${openCatalogue(text)?.size} games: ${kilo(Buffer.byteLength(text))} plain, ${kilo(gzipSync(text).length)} gzip`,
);
console.log(`brotli: ${kilo(brotli(5))} at quality 5, ${kilo(brotli(11))} at quality 11`);
const parts = JSON.parse(text).columns as Record<string, unknown>;
for (const [column, cells] of Object.entries(parts))
  console.log(`  ${column}: ${kilo(brotliCompressSync(JSON.stringify(cells)).length)} brotli`);
