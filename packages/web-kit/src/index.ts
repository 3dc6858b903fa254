/** Shared parts of the four front ends beside components: the push, server state, texts of failures. */
export { openPush, type PushClient, type PushOptions } from './push-client.ts';
export { createQueryClient, type QueryClientOptions } from './query-client.ts';
export { useFailureText } from './use-failure-text.ts';
