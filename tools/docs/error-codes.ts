/**
 * Writes `docs/error-codes.md` from the catalogue: `npx tsx tools/docs/error-codes.ts`. A test beside it fails when the
 * page is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  DEFAULT_ERROR_MESSAGE,
  ERROR_ROWS,
  type ErrorRow,
  situationOf,
} from '../../packages/contracts/src/errors/index.ts';

export const ERROR_CODES_PAGE = fileURLToPath(new URL('../../docs/error-codes.md', import.meta.url));
const ENGLISH_TEXTS = new URL('../../packages/i18n/src/locales/en/errors.json', import.meta.url);

/** Checklist row 143: whose words a failed call shows, per group of calls (specification 1, section 8). */
const SHOWN_TEXT: ReadonlyArray<readonly [calls: string, shows: string]> = [
  ['Referral: history, statistic, request, notifications', 'the server’s sentence'],
  ['Histories: transactions, casino, promo codes, cashback', 'the server’s sentence'],
  ['Top-up (deposit) and withdrawal requests', 'the server’s sentence'],
  ['Profile update, password change, e-mail verification request', 'the server’s sentence'],
  ['Favourites: add and remove', 'the server’s sentence'],
  ['Cashback withdrawal', 'the server’s sentence'],
  ['Calls of the betting line (prices, slips, bets, cash-out)', 'the server’s sentence'],
  ['Sign-in, sign-up, password reset', 'the text of the code'],
  ['Sessions, deposit history, withdrawal history', 'the text of the code'],
  ['Game lists, game launch, sportsbook links and tokens', 'the text of the code'],
  ['Everything else', 'the text of the code'],
  ['Information pages and the cashback date', 'nothing: the screen keeps what it had'],
  ['Balance with the message Unauthorized, or banned', 'nothing: the player is signed out'],
];

/** The whole page. */
export function renderErrorCodes(): string {
  const texts = JSON.parse(readFileSync(ENGLISH_TEXTS, 'utf8')) as Record<string, string>;
  const families = [...new Set(ERROR_ROWS.map((row) => row.family))];
  const sections = families.map((family) => renderFamily(family, texts));
  return `${[renderHead(), renderShownText(), ...sections].join('\n\n')}\n`;
}

function renderHead(): string {
  const count = (state: ErrorRow['state']) => ERROR_ROWS.filter((row) => row.state === state).length;
  return `# Error codes

Generated from \`packages/contracts/src/errors\` by \`tools/docs/error-codes.ts\`; edit there, not here.

${ERROR_ROWS.length} codes: ${count('used')} used, ${count('later')} later, ${count('alias')} aliases, ${count('reserved')} reserved. Codes up to
2214 are the specification’s, codes from 3000 to 3999 are ours. A used code is emitted, in the one situation of its row. A
code with the state “later” has its text and its situation, and nothing emits it yet. An alias is understood when it comes
from outside and is never emitted. A reserved code has its text and no situation. A test holds the states against what the
sources say, and of the codes of betting (600 to 695 and 1489) also every place that emits them. The
code stands in the body; HTTP mirrors it for proxies and monitors. A failure without a row shows the default message,
“${DEFAULT_ERROR_MESSAGE}”. Texts exist in Spanish, English and Portuguese (\`packages/i18n/src/locales\`).`;
}

function renderShownText(): string {
  const rows = SHOWN_TEXT.map(([calls, shows]) => `| ${calls} | ${shows} |`);
  return ['## Whose words a failed call shows', '', '| Calls | A failure shows |', '|---|---|', ...rows].join('\n');
}

function renderFamily(family: string, texts: Readonly<Record<string, string>>): string {
  const rows = ERROR_ROWS.filter((row) => row.family === family).map((row) => renderRow(row, texts[row.name] ?? ''));
  const title = family.charAt(0).toUpperCase() + family.slice(1).replace('-', ' ');
  const head = ['| Code | Name | HTTP | State | When | Values | Text |', '|---|---|---|---|---|---|---|'];
  return [`## ${title}`, '', ...head, ...rows].join('\n');
}

function renderRow(row: ErrorRow, text: string): string {
  const params = Object.entries(row.params).map(([name, kind]) => `${name} (${kind})`);
  const state = row.aliasOf ? `alias of ${row.aliasOf}` : row.state;
  const situation = row.aliasOf ? 'Inbound only.' : situationOf(row.name as Parameters<typeof situationOf>[0]);
  const cells = [row.code, `\`${row.name}\``, row.http, state, situation, params.join(', '), text];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(ERROR_CODES_PAGE, renderErrorCodes());
