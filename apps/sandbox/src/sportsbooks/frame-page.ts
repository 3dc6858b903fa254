import type { PartnerBook } from '@ordago/contracts';
import { BETCONSTRUCT_CODES, DIGITAIN_CODES } from '@ordago/provider-protocols';
import { Html, html } from '../console/html.ts';
import { APP_ID, FACTS_ID, type FrameFacts } from './frame/facts.ts';
import { type BuiltFrame, FRAME_ASSETS } from './frame-assets.ts';

/** The name as the sportsbook writes it: its second part bears its colour. */
const LOGOS: Readonly<Record<PartnerBook, readonly [string, string]>> = {
  betconstruct: ['Bet', 'Construct'],
  digitain: ['Digi', 'tain'],
  gr8: ['GR', '8'],
};

/** Codes of the operator for a session that is over: the site is asked for another. */
const OVER: Readonly<Record<PartnerBook, readonly string[]>> = {
  betconstruct: [String(BETCONSTRUCT_CODES.sessionExpired)],
  digitain: [String(DIGITAIN_CODES.sessionExpired)],
  gr8: ['error.token.invalid'],
};

/** Facts of one opening of the frame; those of the sportsbook itself are added here. */
export type FrameOptions = Omit<FrameFacts, 'name' | 'title' | 'logo' | 'over'>;

/** The page of a sportsbook's frame: its facts, and the addresses of the script and the sheet that were built for it. */
export function framePage(book: PartnerBook, options: FrameOptions, { script, sheet }: BuiltFrame): Html {
  const [head, tail] = LOGOS[book];
  const facts: FrameFacts = { name: book, title: head + tail, logo: [head, tail], over: OVER[book], ...options };
  // Inside a script nothing may end it.
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return html`<!doctype html><html lang="${options.language}" data-book="${book}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${head}${tail} · sandbox</title>
<link rel="stylesheet" href="${FRAME_ASSETS}/${sheet}"><script type="module" src="${FRAME_ASSETS}/${script}"></script>
<script type="application/json" id="${FACTS_ID}">${new Html(json)}</script></head><body><div id="${APP_ID}"></div></body></html>`;
}

/** The policy of the page: a frame of the operator's pages and nothing else, that reaches its own server alone. */
export function framePolicy(allowed: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${allowed.join(' ')}`,
  ].join('; ');
}
