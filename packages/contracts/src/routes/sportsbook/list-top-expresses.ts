import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn } from '../../wire.ts';
import { topLegShape } from './shapes.ts';

export const listTopExpresses = route({
  name: 'sportsbook.list-top-expresses',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/top-expresses',
  wire: 'line',
  summary: 'Expresses that the operator offers as a whole, the newest first; those of which no event has begun.',
  answer: z.object({
    expresses: z.array(
      z.object({
        /** A bet names it as `top_express`, with all of its legs. */
        id: idIn(),
        /** Name given by staff; null where they gave none. */
        name: z.string().nullable(),
        /** Until when it is offered at the longest: its own end, or the first kick-off. */
        until: z.string(),
        legs: z.array(topLegShape),
      }),
    ),
  }),
  refusals: [],
});

export type TopExpress = z.output<(typeof listTopExpresses)['answer']>['expresses'][number];
