import * as z from 'zod';
import { route } from '../../route.ts';
import { gameShape, hiddenRouteIn, platformIn, routeProviderIn } from './shapes.ts';

const query = z.object({
  routeProvider: routeProviderIn.optional(),
  platform: platformIn.optional(),
  hiddenRoute: hiddenRouteIn,
});
const answer = z.array(gameShape);

export const listGames = route({
  name: 'casino.list-games',
  host: 'player',
  method: 'GET',
  path: '/api/casino/games',
  wire: 'standard',
  summary: 'The normalised games, all or of one route provider (getGameList).',
  query,
  answer,
  refusals: ['not-allowed-to-place-bets', 'provider-not-configured'],
});

export const previewGames = route({
  name: 'casino.preview-games',
  host: 'staff',
  method: 'GET',
  path: '/api/staff/casino/games',
  wire: 'standard',
  summary: 'The same list for staff of role 1; other roles get code 404 with an empty list (semantics D2, D58).',
  query,
  answer,
  refusals: ['not-allowed-to-place-bets', 'provider-not-configured'],
});
