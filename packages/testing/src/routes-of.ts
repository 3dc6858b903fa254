/** Part of a Fastify server that prints its routes. */
interface PrintsRoutes {
  printRoutes(options: { commonPrefix: boolean }): string;
}

/** Returns every route of a server as it prints them, a tree with four characters a level: its method, and its address with `:names`. */
export function routesOf(app: PrintsRoutes): readonly (readonly [method: string, path: string])[] {
  const levels: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part = '', methods] = /^([│ ]*)[└├]── (\S+)(?: \((.+)\))?/.exec(line) ?? [];
      if (indent === undefined) return [];
      levels.splice(indent.length / 4, levels.length, part);
      if (methods === undefined) return [];
      return methods.split(', ').map((method) => [method, levels.join('')] as const);
    });
}
