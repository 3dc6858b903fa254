export * from './transfer-codes.ts';
