export { buildApplication, buildVisitor, type PlayingVisitor, TEST_PASSWORD } from './build-visitor.ts';
export {
  type CallOptions,
  createTestServer as createTestHouse,
  type Reply,
  type TestServer as TestHouse,
  type Visitor,
  type VisitorOptions,
} from './test-server.ts';
