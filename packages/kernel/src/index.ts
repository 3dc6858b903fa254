export { assert, assertNever, Bug } from './assert.ts';
export type { Brand } from './brand.ts';
export * from './ids.ts';
export * from './instant.ts';
export * from './money.ts';
export { networkOf } from './network.ts';
export * from './odds.ts';
export { isRefusal, type Refusal, type RefusalParams, refuse } from './refusal.ts';
export * from './system.ts';
