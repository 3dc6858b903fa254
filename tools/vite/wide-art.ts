import type { Plugin } from 'vite';
import type { WideArt } from '../../packages/artwork/src/render-wide.ts';

const PREFIX = 'virtual:wide-art/';

/**
 * Draws the pictures of a site's slides when it is built: `import url from 'virtual:wide-art/oros'` is the hashed address
 * of the picture, so that a browser gets an image and no drawing code.
 */
export function wideArt(pictures: Readonly<Record<string, WideArt>>): Plugin {
  let isServing = false;
  return {
    name: 'ordago-wide-art',
    configResolved: ({ command }) => {
      isServing = command === 'serve';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const picture = pictures[name];
      if (!picture) return this.error(`no wide picture is called ${name}`);
      // Packages of this repository are TypeScript, which Node does not run by itself.
      const { tsImport } = await import('tsx/esm/api');
      const art = await tsImport('../../packages/artwork/src/render.ts', import.meta.url);
      const source: string = art.renderWide(picture);
      if (isServing) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
