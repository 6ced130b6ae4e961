import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { isOver, spentMs } from '@wura/testkit/processor-time';
import type { RouteSpec } from '@wura/wire';
import { fastify } from 'fastify';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracts } from '../contracts.ts';
import { newTally, send, type Attempt } from './attack.ts';
import { marksFor } from './corpus/marks.ts';
import { findAbout } from './findings.ts';
import { faultsAfterAttack, faultsOf } from './judge.ts';
import { openProduct, type Product } from './product.ts';
import { report } from './report.ts';
import { fieldsOf, nameOf, pixel, propertiesOf, urlOf, withValue } from './requests.ts';
import { sampleOf, type Findings } from './samples.ts';

// One thread answers all callers, so that what one request costs it, all the others wait for.

/**
 * What no single request may cost, in milliseconds of the processor, beyond what a bare server takes to read the same bytes: nine
 * million, which the largest body may have, take half as long or twice as long from one machine, and hour, to the next. On a slower machine the bound is as much higher.
 */
const costMsMax = 50;
const tries = 3;

let database: TestDatabase;
let product: Product;
let found: Findings;
const bare = fastify({ bodyLimit: 2 ** 24 });
bare.post('/', () => null);
const tally = newTally('Q', 0);

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openProduct(database, { isHashingFull: true });
  found = await findAbout(product, product.attacker);
});
afterAll(async () => {
  report([tally]);
  await bare.close();
  await product.close();
  await database.close();
});

const bytesMaxOf = ({ bodyBytesMax = 4_096 }: RouteSpec) => bodyBytesMax;

// Asked first, while this process is no larger than a server's: what a collection of garbage costs grows with all that is kept.
it('the largest photo and the largest documents hold up nobody for longer', async () => {
  // It need not be a picture: what counts here is that it was read.
  const photo = `data:image/png;base64,${Buffer.concat([pixel, randomBytes(5 * 1024 * 1024 - pixel.length)]).toString('base64')}`;
  const changeUser = contracts.find(({ method, path }) => method === 'PUT' && path === '/api/user')!;
  const submit = contracts.find(({ path }) => path === '/api/kyc/submit')!;
  await judge({
    request: { ...sampleOf(changeUser, product, found), body: { profileImage: photo } },
    what: 'the largest photo',
  });
  await judge({ request: sampleOf(submit, product, found), what: 'documents' });
  expect(tally.violations).toEqual([]);
});

it.each(contracts.map(route => [nameOf(route), route] as const))(
  '%s holds up the others for a twentieth of a second at most beyond reading it, however its texts are composed',
  async (_name, route) => {
    const request = sampleOf(route, product, found);
    for (const field of fieldsOf(route)) {
      const isText = [undefined, 'string'].includes(propertiesOf(route[field.place])[field.name]?.['type'] as string);
      if (!isText) continue;
      // An address may be as long as all headers together.
      const room = field.place === 'body' ? bytesMaxOf(route) - 1_024 : 1_000;
      for (const text of marksFor(room)) {
        const attempt = { request: withValue(request, field, text), what: `${field.place}.${field.name}` };
        await judge(attempt);
      }
    }
    expect(tally.violations.filter(violation => violation.startsWith(nameOf(route)))).toEqual([]);
  },
);

/** Its cost is the least of some: a collection of garbage falls on whichever request it meets. */
async function judge(attempt: Attempt): Promise<void> {
  const { route } = attempt.request;
  const raw = route.files || !attempt.request.body ? undefined : Buffer.from(JSON.stringify(attempt.request.body));
  let costMs = Infinity;
  for (let n = 0; n < tries && costMs > costMsMax; n++) {
    tally.requests++;
    const before = spentMs();
    const answer = await send(product, raw ? { ...attempt, raw } : attempt);
    costMs = Math.min(costMs, spentMs() - before);
    const faults = [...faultsOf(answer, urlOf(attempt.request)), ...faultsAfterAttack(answer, route)];
    tally.violations.push(...faults.map(fault => `${nameOf(route)} ${attempt.what}: ${fault}`));
  }
  if (costMs <= costMsMax) return;
  const own = costMs - (raw ? await readingMs(raw) : 0);
  if (isOver(own, costMsMax)) tally.violations.push(`${nameOf(route)} ${attempt.what}: took ${Math.round(own)} ms`);
}

async function readingMs(payload: Buffer): Promise<number> {
  let costMs = Infinity;
  for (let n = 0; n < tries; n++) {
    const before = spentMs();
    await bare.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
    costMs = Math.min(costMs, spentMs() - before);
  }
  return costMs;
}
