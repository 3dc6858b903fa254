export * from './codes/index.ts';
export * from './embed-bridge.ts';
export * from './envelope.ts';
export * from './errors/index.ts';
export * from './payment-methods/index.ts';
export * from './route.ts';
export * from './routes/index.ts';
export * from './wire.ts';
