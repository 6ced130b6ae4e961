import type { FastifyInstance } from 'fastify';

/** Every route the server answers, spelled as contracts spell them, from the tree that the router prints. */
export function servedRoutes(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const found = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
      if (!found) return [];
      const [, indent = '', part = '', methods] = found;
      const depth = indent.length / 4;
      above.length = depth;
      above.push((above.at(-1) ?? '') + part);
      const path = above.at(-1)!.replaceAll(/:(\w+)/g, '{$1}');
      return methods
        ? methods
            .split(', ')
            .filter(isSaid)
            .map(method => `${method} ${path}`)
        : [];
    })
    .toSorted();
}

/** What is read is told without its body, too, and no contract says so of each. */
const isSaid = (method: string) => method !== 'HEAD';
