export { type FakeClock, fakeClock } from './fake-clock.ts';
export { routesOf } from './routes-of.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
