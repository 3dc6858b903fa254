import type { requestErrors } from '../families/request.ts';
import type { Situations } from '../row.ts';

/** Situation of each row of the family: exactly one situation per code (semantics D9). */
export const requestSituations: Situations<typeof requestErrors> = {
  internal:
    'A bug or an unforeseen failure stopped the request; the default of every failure without a row of its own.',
  'malformed-input': 'The body, query or header cannot be read at all: not JSON, wrong kind of value, unknown field.',
  'validation-failed': 'A field was read but breaks the rule that its contract states.',
  'not-found':
    'A thing named by its id does not exist, or is not the caller’s to see, and no row of its own exists for it.',
  forbidden: 'The policy table refuses this audience or role on this route.',
  'origin-refused': 'A state-changing call came from another site by its Origin or Fetch-Metadata headers.',
  'too-busy': 'A queue or pool is at its bound and the request was shed before any work began.',
  maintenance: 'Staff closed the whole site for maintenance.',
  'feature-blocked': 'A part of the product is switched off for this player, partner or market.',
  'method-not-allowed': 'The address exists, the HTTP method does not; `allow` names those that do.',
  'body-too-large': 'The body is larger than the route reads.',
  'key-missing': 'A money command came without its idempotency key.',
  'key-conflict': 'An idempotency key, or a provider’s transaction id, returned with another content.',
  'page-not-found': 'An address leads nowhere: no call and no page has it.',
  'amount-invalid': 'An amount is not a plain positive decimal: sign, exponent, foreign digits, zero, too large.',
  'amount-too-precise': 'An amount carries more decimals than its field takes.',
  'state-changed': 'The row was changed by somebody else between reading and writing.',
  'signature-invalid': 'A callback or webhook is not signed with the key of its sender.',
  'timestamp-outside-window': 'A signed request is older or newer than its freshness window.',
  'nonce-replayed': 'A signed request repeats a nonce that was seen before.',
  'partner-token-invalid':
    'The partner-authorization header holds no live partner token, or holds a session value; the answer names the call that gives one.',
  'partner-unknown': 'The partner-name header names no partner.',
  'language-unknown': 'A call names a language that is not offered.',
  'unsupported-media-type': 'The body has a content type that the route does not read.',
};
