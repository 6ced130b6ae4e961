import { isCurrencyCode } from '@wura/money/currencies';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { RouteSpec } from '@wura/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contracts as allContracts } from '../contracts.ts';
import { attackAll, newTally, send, shortly, type Attempt, type Tally, endsSession } from './attack.ts';
import { badAmounts } from './corpus/amounts.ts';
import { badChoices } from './corpus/currencies.ts';
import { extraKeys } from './corpus/extra-keys.ts';
import { formulas } from './corpus/formulas.ts';
import { strangeIdentifiers } from './corpus/identifiers.ts';
import { injections } from './corpus/injections.ts';
import { rawBodies } from './corpus/json-bodies.ts';
import { namesAndDates } from './corpus/names-and-dates.ts';
import { strangeNumbers } from './corpus/numbers.ts';
import { badPins } from './corpus/pins.ts';
import { naughtyStrings } from './corpus/strings.ts';
import { findAbout } from './findings.ts';
import { openProduct, type Product, type Person } from './product.ts';
import type { Answer } from './judge.ts';
import { fieldsOf, movesMoney, nameOf, propertiesOf, withValue, type Field, type Request } from './requests.ts';
import { report } from './report.ts';
import { needsSecret, needsWork, sampleOf, type Findings } from './samples.ts';
import { isAsked, isWhole, randomFrom, sampled, seed } from './seed.ts';
import { readState, whatChanged } from './state.ts';

// Everything that is wrong, in every field of every call: no fault of ours, no leak, and nothing moves. A sample on each
// run of the tests; `npm run adversary` tries all of it.

const contracts = allContracts.filter(route => isAsked(nameOf(route)));

let database: TestDatabase;
let product: Product;
let found: Findings;
let theirs: Findings;
const tallies: Tally[] = [];
const timeout = isWhole ? 3_600_000 : 300_000;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openProduct(database);
  theirs = await findAbout(product, product.victim);
  // A photo is shown to any holder of its address, and the attacker's own will not last.
  found = { ...(await findAbout(product, product.attacker)), photoId: theirs.photoId };
  console.log(`adversary: seed ${seed}${isWhole ? ', everything' : ', a sample; npm run adversary tries everything'}`);
});
afterAll(async () => {
  report(tallies);
  await product.close();
  await database.close();
});

/** Makes the attempts of one class, and fails with the first of what went wrong. */
async function run(letter: string, items: number, attempts: (() => Attempt)[]): Promise<void> {
  const tally = newTally(letter, items);
  tallies.push(tally);
  const before = await readState(product);
  await attackAll(product, tally, attempts);
  tally.violations.push(...(await whatChanged(product, before, tally.accepted)));
  expect(tally.violations.slice(0, 20), `${tally.violations.length} of ${tally.requests}, seed ${seed}`).toEqual([]);
}

const sample = (route: RouteSpec) => sampleOf(route, product, found);

/** Where the items of a class are wrong beyond doubt, they break the field's rule: one that is looked into was taken. */
const mustRefuse: Record<string, RegExp> = { A: /^amount$/, B: /^currency$/, J: /pin$/i };

const inEveryField = (letter: string, items: readonly unknown[]): (() => Attempt)[] =>
  contracts.flatMap(route =>
    chosen(
      letter,
      route,
      fieldsOf(route).flatMap(field =>
        wrongOf(route, field, items).map(item => () => ({
          request: withValue(sampleFor(route, field), field, item),
          what: `${field.place}.${field.name} = ${shortly(item)}`,
          expect: ({ status, text }: Answer) =>
            mustRefuse[letter]?.test(field.name) &&
            !/"(invalid_input|unsupported_currency|too_large)"/.test(text) &&
            !(needsWork.has(nameOf(route)) && status === 404)
              ? `was taken: ${status}`
              : undefined,
        })),
      ),
    ),
  );

/** Free text may say anything, so what it is said about is more than any wallet holds: what goes through stops there. */
function sampleFor(route: RouteSpec, { name }: Field): Request {
  const right = sample(route);
  // A new password may be any text, and the attacker has to sign in again.
  if (name === 'newPassword') return { ...right, body: { ...right.body, currentPassword: 'Wrong1horse' } };
  const isFree =
    movesMoney(route) &&
    /^(remarks|accepted_name|acceptedName|email|transaction_ref|phone|phone_number|address|walletId)$/.test(name);
  if (!isFree) return right;
  const dear = {
    ...('amount' in right.body! && { amount: '6000000' }),
    ...('quantity' in right.body! && { quantity: 100 }),
    ...('confirmed_amount' in right.body! && { confirmed_amount: '1' }),
    // A price that no customer was told buys nothing.
    ...('quote_id' in right.body! && { quote_id: 'gfq_00000000000000000000000000' }),
  };
  return { ...right, body: { ...right.body, ...dear } };
}

/** A route that hashes a password for each request is asked less often. */
function chosen<T>(letter: string, route: RouteSpec, attempts: T[]): T[] {
  const random = randomFrom(seed + letter.charCodeAt(0) + nameOf(route).length * 1_000);
  return sampled(attempts, random, route.path === '/api/register' ? 0.002 : 0.006);
}
/** Text of any class may happen to be an amount or a PIN, and to take it as one is then right. */
function wrongOf(route: RouteSpec, field: Field, items: readonly unknown[]): unknown[] {
  // Made once for all of them, because one sample may use up what the others need.
  const { [field.name]: right } = sample(route)[field.place] ?? {};
  return items.filter(item => item !== right && !isRight(route, field, item));
}

function isRight(route: RouteSpec, { place, name }: Field, given: unknown): boolean {
  if (typeof given === 'boolean' && isSwitch(route, { place, name })) return true;
  // Staff may do to any customer what they may do to one.
  if (place === 'params' && route.path.startsWith('/api/operator/customers/')) return true;
  // No sum is how a budget is taken back.
  if (route.path === '/api/spending/budgets' && name === 'amount' && given === null) return true;
  // Who names no wallet pays from the naira wallet.
  if (name === 'walletId' && given === null) return true;
  // In an address a list of one is what it holds, and one of none is not there.
  const isListed = route.query !== undefined && Array.isArray(given);
  if (isListed && given.length === 0) return true;
  const item: unknown = isListed && given.length === 1 ? given[0] : given;
  if (typeof item !== 'string' && typeof item !== 'number') return false;
  if (/pin$/i.test(name)) return typeof item === 'string' && /^\d{4}$/.test(item);
  // A withdrawal may have any name that is one.
  if (name === 'request' && typeof item === 'string' && z.uuid().safeParse(item).success) return true;
  // One more bag of water is as right as the first.
  if (name === 'quantity') return /^[1-9]\d*$/.test(String(item));
  if (name === 'currency') return isListed && isCurrencyCode(String(item));
  const isPlain = route.path.startsWith('/api/usdt/') ? plainAmountOfUsdt : plainAmount;
  // What the customer saw may be written with more noughts.
  return (name === 'amount' || name === 'total') && isPlain.test(String(item));
}

function isSwitch(route: RouteSpec, { place, name }: Field): boolean {
  return propertiesOf(route[place])[name]?.['type'] === 'boolean';
}

const plainAmount = /^(?!0*(\.0*)?$)\d{1,12}(\.\d{1,2})?$/;
const plainAmountOfUsdt = /^(?!0*(\.0*)?$)\d{1,12}(\.\d{1,6})?$/;

const noFields = z.strictObject({});
// What a provider sends is signed as it stands, so an unsigned body is not even read.
const withJson = contracts.filter(
  ({ method, files, path }) => (method === 'POST' || method === 'PUT') && !files && !path.startsWith('/api/webhooks/'),
);

/** What is said to a caller whose request is right but for what only the customer, or a provider, could know. */
const lacksSecret =
  /invalid_code|mailed_code_wrong|unauthenticated|sign_in_again|second_factor_code_wrong|two_factor_off|passkey_refused|invalid_credentials|undo_code_wrong|invitation_over|google_begin_again|google_confirm_email_first|passkey_confirm_email_first|google_not_linked|staff_password_wrong|code_refused|step_up_required|password_wrong|no_erasure|guardian_not_needed|"credential":/;

it.each(contracts.map(route => [nameOf(route), route] as const))(
  '%s accepts the request that the attacks are made from',
  async (name, route) => {
    const answer = await send(product, { request: sample(route) });
    const isTaken =
      answer.status < 300 ||
      (needsSecret.has(name) && lacksSecret.test(answer.text)) ||
      (needsWork.has(name) && answer.status === 404);
    expect(isTaken, `${answer.text} (samples.ts says what to send)`).toBe(true);
    if (endsSession(route) && route.access === 'customer')
      product.attacker.token = await product.signIn(product.attacker);
    if (route.path === '/api/operator/logout') product.operator.token = await product.signInStaff();
    if (route.path === '/api/pin/change') product.attacker.pin = '6001';
    // As before, so that what is no PIN is refused for that and not for coming second.
    if (route.path === '/api/pin/set') await forgetPin(product.newcomer);
  },
);

async function forgetPin({ id }: Person): Promise<void> {
  await product.all.query(
    'delete from identity.pins where customer = (select id from identity.customers where public_id = $1)',
    [id],
  );
}

describe('no field of any call, given', () => {
  const classes: [letter: string, title: string, items: () => readonly unknown[]][] = [
    ['A', 'what is no amount', () => badAmounts],
    ['B', 'almost a currency or a choice', () => badChoices],
    ['C', 'an identifier of something else', () => strangeIdentifiers(product, theirs)],
    ['E', 'text that breaks programs', () => naughtyStrings],
    ['J', 'what is no PIN', () => badPins],
    ['K', 'a number a little wrong', () => strangeNumbers(product)],
    ['L', 'a name, an address or a day at the edge', () => namesAndDates],
    ['M', 'a program for somebody else', () => injections],
    ['N', 'a formula', () => formulas],
  ];
  it.each(classes)('%s: %s, breaks anything or moves anything', { timeout }, async (letter, _title, items) => {
    await run(letter, items().length, inEveryField(letter, items()));
  });
});

it(
  'D: a body that is not quite JSON is a 400 to every call, and any other is met like a form',
  { timeout },
  async () => {
    const bodies = rawBodies();
    const attempts = withJson.flatMap(route =>
      chosen(
        'D',
        route,
        // Where a sum is all that is asked for, a sum alone is right; where nothing is, an empty body.
        bodies.filter(
          ({ bytes, isJson }) =>
            !(isJson && movesMoney(route) && (route.body ?? noFields).safeParse(JSON.parse(String(bytes))).success),
        ),
      ).map(({ bytes, isJson }) => () => ({
        request: sample(route),
        raw: bytes,
        what: `body ${shortly(bytes)}`,
        expect: ({ status }: { status: number }) => {
          const isLong = Buffer.byteLength(bytes) > 4_096 && status === 413;
          return isJson || isLong || status === 400 ? undefined : `${status} instead of 400`;
        },
      })),
    );
    await run('D', bodies.length, attempts);
  },
);

it('O: a field that no call knows is refused where money moves, and sticks nowhere', { timeout }, async () => {
  const attempts = withJson
    .filter(({ body }) => body)
    .flatMap(route =>
      chosen(
        'O',
        route,
        extraKeys.filter(([key]) => !fieldsOf(route).some(({ place, name }) => place === 'body' && name === key)),
      ).map(([key, json]) => () => {
        const request = sample(route);
        const raw = `${JSON.stringify(request.body).slice(0, -1)}${Object.keys(request.body!).length > 0 ? ',' : ''}"${key}":${json}}`;
        return {
          request,
          raw,
          what: `"${key}":${json}`,
          expect: answer => extraFault(route, answer),
        } satisfies Attempt;
      }),
    );
  await run('O', extraKeys.length, attempts);
});

/** What the answer tells by right: a tier as it was before, an owner, the balance that the ledger has, who of the staff looked. */
function withoutRightful({ path }: RouteSpec, text: string): string {
  if (path === '/api/kyc/identity') return text.replace('"tier":3', '');
  if (path === '/api/my-data/export') return text.replaceAll(/"(balance|role|tier)":/g, '');
  if (path.startsWith('/api/wallets')) return text.replaceAll(/"balance":"\d+\.\d+"/g, '');
  return text.replace(/"customer_id":(null|"cus_\w{26}")/, '');
}

function extraFault(route: RouteSpec, { status, text }: { status: number; text: string }): string | undefined {
  if (movesMoney(route)) return text.includes('"unknown_field"') && status === 400 ? undefined : `${status} ${text}`;
  const told = withoutRightful(route, text);
  const isBelieved = /"(isAdmin|role|roles|balance|tier|pin_hash|customer_id)":/.test(told);
  return isBelieved && status < 300 ? `was believed: ${text}` : undefined;
}
