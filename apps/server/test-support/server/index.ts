export { buildApplication, buildVisitor, type PlayingVisitor, TEST_PASSWORD } from './build-visitor.ts';
export { collectEvents, type EventCollector } from './collect-events.ts';
export {
  type CallOptions,
  createTestServer as createTestHouse,
  type Reply,
  type TestServer as TestHouse,
  type Visitor,
  type VisitorOptions,
} from './test-server.ts';
