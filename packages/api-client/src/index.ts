export { type ApiClient, type ApiClientOptions, ApiError, type CallInput, createApiClient } from './client.ts';
