import type { Host } from '@ordago/contracts';
import type { Origins } from '../config/config.ts';

/**
 * Content-Security-Policy of each origin. Only the betting frame may be embedded, and only by the player site; only the
 * player site embeds others: our betting frame, our games and, in the demo, the sandbox's pages.
 */
export function cspOf(host: Host, origins: Origins, scriptHashes: readonly string[]): Record<string, string[]> {
  const sockets = origins[host].replace(/^http/, 'ws');
  const loopback = `ws://127.0.0.1:${new URL(origins[host]).port}`;
  return {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', origins.player, origins.games, origins.sandbox],
    'font-src': ["'self'"],
    'connect-src': ["'self'", sockets, loopback],
    'frame-src': host === 'player' ? [origins.sportsbook, origins.games, origins.sandbox] : ["'none'"],
    'frame-ancestors': host === 'sportsbook' ? [origins.player, 'http://127.0.0.1:*'] : ["'none'"],
  };
}
