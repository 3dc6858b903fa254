import { route } from '../../route.ts';
import { userShape } from './shapes.ts';

export const checkSession = route({
  name: 'identity.check-session',
  host: 'player',
  method: 'GET',
  path: '/api/user/check',
  wire: 'standard',
  summary: 'Who is signed in; id -1 for a guest.',
  answer: userShape,
  refusals: ['user-banned'],
});
