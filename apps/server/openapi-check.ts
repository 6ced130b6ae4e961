import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clientCallsText } from './client-calls.ts';
import { openapiText } from './openapi.ts';

// A change of the wire must be seen by its reviewer, and by those whose programs are built with the client. `--write` prints
// both anew.
const printed = [
  { name: 'docs/openapi.json', text: openapiText() },
  { name: 'packages/client/calls.ts', text: clientCallsText() },
];

for (const { name, text } of printed) {
  const file = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  if (process.argv.includes('--write')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is not what the contracts say. Run: npm run openapi, and review the difference.`);
    process.exitCode = 1;
  }
}
