import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openapiText } from './openapi.ts';

// A change of the wire must be seen by its reviewer. `--write` prints the document anew.
const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));

if (process.argv.includes('--write')) {
  writeFileSync(file, openapiText);
} else if (readFileSync(file, 'utf8') !== openapiText) {
  console.error('docs/openapi.json is not what the contracts say. Run: npm run openapi, and review the difference.');
  process.exitCode = 1;
}
