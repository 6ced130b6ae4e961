import { readWishes, runProofs } from './run-proofs.ts';

// `npm run secrets`: customers use their cards, PINs and authenticators, and then everything that the product has written, and
// what its web process has in its memory, is searched for them. `-- --runs=30` is how many customers there are.

interface Secrets {
  sought: Record<string, number>;
  places: Record<string, number>;
  bytes: number;
  found: string[];
}

const wishes = readWishes(['secrets']);
const { isGreen, told } = await runProofs<{ secrets?: Secrets }>(['apps/proof/secrets-nowhere'], wishes);
const secrets = told.find(line => line.secrets)?.secrets;
if (!secrets) {
  console.log('the run came to no end');
  process.exit(1);
}
const { sought, places, bytes, found } = secrets;
const column = (text: string | number) => String(text).padStart(10);
console.log(`${'sought'.padEnd(34)}${column('secrets')}${column('found')}`);
for (const [what, count] of Object.entries(sought)) {
  const hits = found.filter(line => line.startsWith(`${what} in `)).length;
  console.log(`${what.padEnd(34)}${column(count)}${column(hits)}`);
}
for (const [kind, count] of Object.entries(places)) console.log(`${`searched: ${kind}`.padEnd(34)}${column(count)}`);
console.log(`${'bytes'.padEnd(34)}${column(bytes)}`);
for (const line of found) console.log(`FOUND ${line}`);
process.exit(isGreen && found.length === 0 ? 0 : 1);
