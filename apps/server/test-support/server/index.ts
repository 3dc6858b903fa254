export { buildApplication, buildVisitor, type PlayingVisitor, TEST_PASSWORD } from './build-visitor.ts';
export { collectEvents, type EventCollector } from './collect-events.ts';
export {
  createTestServer,
  type TestServer,
  type Visitor,
} from './test-server.ts';
export { withoutRateLimit } from './without-rate-limit.ts';
