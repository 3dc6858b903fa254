import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Path of the built files on the sandbox's origin. */
export const FRAME_ASSETS = '/frame-assets';

/** Files of the frame's page, by names that change with what is in them. */
export interface BuiltFrame {
  readonly script: string;
  readonly sheet: string;
}

/** Names that a build gives; no other file is served. */
const NAME = /^[\w-]+\.(css|js)$/;
const TYPES: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript' };

/**
 * Reads the names that `tools/build.mjs` left in a folder.
 * @throws where the frame is not built
 */
export async function readBuiltFrame(folder: string): Promise<BuiltFrame> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  } catch (cause) {
    throw new Error('the page of the frames is not built: npm run build', { cause });
  }
}

/** Serves the built files; a browser may keep them for a year. */
export function frameAssetRoutes(app: FastifyInstance, folder: string): void {
  app.get(`${FRAME_ASSETS}/:file`, async (request, reply) => {
    const { file } = request.params as { file: string };
    const type = TYPES[NAME.exec(file)?.[1] ?? ''];
    const content = type ? await readFile(path.join(folder, file)).catch(() => null) : null;
    if (!type || !content) return reply.code(404).send({ error: 'not-found' });
    return reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(content);
  });
}
