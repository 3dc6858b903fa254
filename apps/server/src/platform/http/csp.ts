/** Directives for `@fastify/helmet`. Ours: what each origin embeds and loads. */
import type { Host } from '@ordago/contracts';
import type { Origins } from '../config/config.ts';

/**
 * Content-Security-Policy of each origin. Only the betting frame may be embedded, and only by the player site; only the
 * player site embeds others: our betting frame, our games, a provider's page that we keep for it and, in the demo, the
 * sandbox's pages.
 *
 * @param frames - addresses of further frames: sportsbooks of others, and games of providers
 * @param pictures - addresses of further pictures: those of games
 */
export function cspOf(
  host: Host,
  origins: Origins,
  scriptHashes: readonly string[],
  frames: readonly string[] = [],
  pictures: readonly string[] = [],
): Record<string, string[]> {
  const sockets = origins[host].replace(/^http/, 'ws');
  // On the machine of a developer or a rehearsal the sites also answer on 127.0.0.1; in public nothing there is ours.
  const isLocal = new URL(origins.player).hostname === 'localhost';
  const sandbox = origins.sandbox === null ? [] : [origins.sandbox];
  const local = (source: string) => (isLocal ? [source] : []);
  return {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [...new Set(["'self'", 'data:', origins.player, origins.games, ...sandbox, ...pictures.map(originOf)])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", sockets, ...local(`ws://127.0.0.1:${new URL(origins[host]).port}`)],
    'frame-src':
      host === 'player'
        ? [
            ...new Set([
              "'self'",
              origins.sportsbook,
              origins.games,
              ...sandbox,
              ...frames.filter((address) => address !== '').map(originOf),
            ]),
          ]
        : ["'none'"],
    'frame-ancestors': host === 'sportsbook' ? [origins.player, ...local('http://127.0.0.1:*')] : ["'none'"],
  };
}

function originOf(address: string): string {
  return new URL(address).origin;
}
