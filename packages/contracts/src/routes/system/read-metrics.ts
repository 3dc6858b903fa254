import * as z from 'zod';
import { route } from '../../route.ts';

export const readMetrics = route({
  name: 'system.read-metrics',
  host: 'player',
  method: 'GET',
  path: '/metrics',
  wire: 'raw',
  summary:
    'Metrics in the Prometheus text form, with `Authorization: Bearer` and METRICS_TOKEN; absent without a token.',
  answer: z.string(),
  refusals: ['not-found', 'forbidden'],
});
