import type { ActorClass } from '../../platform/http/actor.ts';
import { ADMINS, EVERYONE, forPartners, joinPolicies, OWN_READERS, STAFF } from '../../platform/http/policy.ts';

const VISITORS: readonly ActorClass[] = ['guest', ...OWN_READERS];

/** Rights on payments (reliability 3.2). The self-excluded may withdraw what is theirs, never deposit. */
export const paymentPolicies = joinPolicies([
  forPartners({
    'payments.list-methods': { allow: VISITORS },
    'payments.read-deposit-limit': { allow: VISITORS },
    'payments.read-withdrawal-limit': { allow: VISITORS },
    'payments.init-deposit': { allow: ['player'], deny: { 'agent-player': 'parent-agent-wallet' } },
    'payments.init-withdrawal': { allow: ['player', 'excluded'], deny: { 'agent-player': 'parent-agent-wallet' } },
    'payments.cancel-withdrawal': { allow: ['player', 'excluded'], deny: { 'agent-player': 'parent-agent-wallet' } },
    'payments.list-deposits': { allow: OWN_READERS },
    'payments.list-withdrawals': { allow: OWN_READERS },
    'payments.list-payments': { allow: OWN_READERS },
    'payments.read-deposit': { allow: OWN_READERS },
  }),
  {
    // The use-case judges whose payments and up to what amount: it needs the row, the level alone is not enough.
    'payments.list-staff-withdrawals': { allow: STAFF },
    'payments.approve-withdrawal': { allow: STAFF },
    'payments.decline-withdrawal': { allow: STAFF },
    'payments.close-withdrawal-review': { allow: STAFF },
    'payments.list-deposits-to-review': { allow: ADMINS },
    'payments.release-deposit': { allow: ADMINS },
    'payments.close-deposit-review': { allow: ADMINS },
    // Its proof is the signature; a gateway may catch up on many events at once.
    'payments.receive-xpay-event': { allow: EVERYONE, limit: { max: 60_000, windowMs: 60_000 } },
  },
]);
