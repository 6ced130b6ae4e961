import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';
import { sourcesAtRoot } from './web-build.ts';

it('the container brings every source that the hash of a build covers, so that its start builds nothing', () => {
  const lines = readFileSync(path.join(root, 'Containerfile'), 'utf8').split('\n');
  const brought = lines.flatMap(line => (line.startsWith('COPY --from=build') ? line.split(/\s+/) : []));
  for (const name of [...sourcesAtRoot, 'packages', 'core', 'capabilities', 'apps']) {
    expect(brought).toContain(`/wura/${name}`);
  }
});
