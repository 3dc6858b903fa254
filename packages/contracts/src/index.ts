export * from './codes/index.ts';
