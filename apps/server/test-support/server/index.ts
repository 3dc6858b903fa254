export { buildApplication, buildVisitor, type PlayingVisitor, TEST_PASSWORD } from './build-visitor.ts';
export {
  type CallOptions,
  createTestHouse,
  type Reply,
  type TestHouse,
  type Visitor,
  type VisitorOptions,
} from './test-server.ts';
