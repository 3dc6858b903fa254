import type { WithdrawalId } from '@ordago/kernel';
import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn } from '../../wire.ts';
import { withdrawalRowShape } from './shapes.ts';

export const cancelWithdrawal = route({
  name: 'payments.cancel-withdrawal',
  host: 'player',
  method: 'POST',
  path: '/api/payment/withdrawal_request/:id/cancel',
  wire: 'standard',
  summary: 'Takes back a withdrawal that nobody has approved yet; the amount returns to the main balance (D53).',
  params: z.object({ id: idIn<WithdrawalId>() }),
  answer: withdrawalRowShape,
  refusals: ['payment-not-found', 'withdrawal-not-cancellable', 'too-busy'],
});
