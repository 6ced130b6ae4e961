import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

// Who hides behind such a word is what a reader needs to know: the caller, the customer, the worker, the provider, the
// attacker. Migrations are left out, because what has landed is never edited.
const hidden = /\b(whoever|nobody|somebody|anybody|everybody|someone|everyone|anyone)\b/i;
const comment = /^\s*(\/\/|\*|\/\*\*|--) /;

test('hardly a comment hides its actor', { timeout: 60_000 }, async () => {
  let lines = 0;
  const hiding: string[] = [];
  const sources = '{packages,core,capabilities,providers,apps}/**/*.{ts,tsx,sql}';
  const exclude = (name: string) => /(^|\/)(node_modules|build|migrations|\.react-router)$/.test(name);
  for await (const file of glob(sources, { cwd: root, exclude })) {
    for (const line of readFileSync(path.join(root, file), 'utf8').split('\n')) {
      if (!comment.test(line)) continue;
      lines++;
      if (hidden.test(line)) hiding.push(`${file}: ${line.trim()}`);
    }
  }
  expect(lines).toBeGreaterThan(1_000);
  const most = Math.floor(lines / 200);
  expect(
    hiding.length,
    `name who acts (caller, customer, worker, provider, attacker):\n${hiding.join('\n')}`,
  ).toBeLessThan(most);
});
