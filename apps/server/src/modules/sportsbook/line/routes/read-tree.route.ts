import { readTree } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentTree } from '../presenters.ts';
import type { LineReads } from '../use-cases/line-reads.ts';

/** Reads the tree of sports, regions and leagues. */
export function readTreeRoute(line: LineReads): BoundRoute {
  return bind(readTree, async ({ now }) => presentTree(await line.tree(now)));
}
