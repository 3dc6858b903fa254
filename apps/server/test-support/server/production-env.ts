import { createHash } from 'node:crypto';

/** A secret of production that no other name has. */
export function strongSecret(name: string): string {
  return createHash('sha256').update(`production ${name}`).digest('hex').replace(/(.)\1/g, '$1x');
}

/** An environment with which production starts, with our own games alone. */
export const PRODUCTION_ENV: Readonly<Record<string, string>> = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://ordago_server@127.0.0.1/ordago',
  DATABASE_OWNER_URL: 'postgres://ordago_owner@127.0.0.1/ordago',
  PLAYER_ORIGIN: 'https://play.ordago.example',
  SPORTSBOOK_ORIGIN: 'https://sports.ordago.example',
  BACKOFFICE_ORIGIN: 'https://staff.ordago.example',
  ORIGINALS_ORIGIN: 'https://games.ordago.example',
  GAME_PROVIDERS: 'originals',
  XPAY_URL: 'https://api.xpay.example',
  ODDS_FEED_URL: 'https://odds.example',
  TOKEN_SECRET: strongSecret('token'),
  XPAY_SECRET: strongSecret('xpay'),
  ODDS_FEED_SECRET: strongSecret('odds-feed'),
  ORIGINALS_SECRET: strongSecret('originals'),
};
