export { buildApplication, buildVisitor, type PlayingVisitor, TEST_PASSWORD } from './build-visitor.ts';
export { collectEvents, type EventCollector } from './collect-events.ts';
export {
  type CallOptions,
  createTestServer,
  type Reply,
  type TestServer,
  type Visitor,
  type VisitorOptions,
} from './test-server.ts';
