export * from './codes/index.ts';
export * from './errors/index.ts';
