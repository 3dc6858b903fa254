export { type ApiClient, type ApiClientOptions, ApiError, type CallInput, createApiClient } from './client.ts';
export { createPartnerTokens, type PartnerTokens } from './partner-tokens.ts';
export { retriesRead } from './retries-read.ts';
