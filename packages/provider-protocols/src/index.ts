export * from './evolution.ts';
export { exactNumber, readJson, writeJson } from './fields.ts';
export { encodeForm, type FormFields, parseForm } from './form.ts';
export * from './odds-feed.ts';
export * from './pragmatic-rgs.ts';
export { FRESHNESS_MS } from './signature.ts';
export * from './slotegrator.ts';
export * from './xpay.ts';
