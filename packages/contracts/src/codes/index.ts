export * from './statuses.ts';
export * from './transfer-codes.ts';
