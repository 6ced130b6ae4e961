import { expect, test } from 'vitest';
import { pathWith } from '@wura/wire/path';
import { intentOf, paymentDigest, requestOf } from './intents.ts';

const asked = { route: 'POST /api/pay', caller: 'cus_a', key: 'k', sent: { to: '1', amount: 1500, pin: '1234' } };
const digest = (sent: unknown, route = asked.route) => intentOf({ ...asked, sent, route }).fingerprint;

test('the order of fields, the spelling of the amount and the PIN make no other intent', () => {
  const same = [
    { amount: 1500, to: '1' },
    { to: '1', amount: '1500' },
    { to: '1', amount: '1500.00', pin: '9999' },
    { to: '1', amount: '01500.0', pin: null },
    JSON.parse('{"to":"1","amount":1500.0}'),
  ];
  for (const sent of same) expect(digest(sent), JSON.stringify(sent)).toBe(digest(asked.sent));
});

test('any other difference makes another intent', () => {
  const others = [
    { to: '1', amount: 1500.01 },
    { to: '1', amount: 15000 },
    { to: '1', amount: '150' },
    { to: '1', amount: '1500 ' },
    { to: '1', amount: '-1500' },
    { to: '1', amount: [1500] },
    { to: 1, amount: 1500 },
    { to: '2', amount: 1500 },
    { to: '1', amount: 1500, note: '' },
    { to: '1' },
    {},
    [],
    null,
    'x',
  ];
  const digests = [...others.map(other => digest(other)), digest(asked.sent), digest(asked.sent, 'POST /api/other')];
  expect(new Set(digests).size).toBe(digests.length);
});

test('one key names one intent of one customer, and no key names none', () => {
  expect(requestOf('cus_a', 'k')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(intentOf(asked).request).toBe(requestOf('cus_a', 'k'));
  expect(requestOf('cus_a', 'k')).not.toBe(requestOf('cus_b', 'k'));
  expect(requestOf('cus_a', 'bk')).not.toBe(requestOf('cus_ab', 'k'));
  const unnamed = { ...asked, key: undefined };
  expect(intentOf(unnamed).request).not.toBe(intentOf(unnamed).request);
});

test('a key that is retried across an upgrade is recognised: the digest of what was asked is the same in every release', () => {
  expect(intentOf(asked).fingerprint).toBe(1828884904);
});

test('what stands in the path makes another intent and another payment to sign, however its parts are cut', () => {
  const named = (id: string, part: string) => `POST ${pathWith('/api/cards/{id}/{part}', { id, part })}`;
  const routes = [
    named('a', 'b'),
    named('b', 'a'),
    named('a/b', ''),
    named('', 'a/b'),
    named('a%2Fb', ''),
    named('a', 'b?'),
  ];
  expect(new Set(routes.map(route => digest(asked.sent, route))).size).toBe(routes.length);
  expect(new Set(routes.map(route => paymentDigest({ ...asked, route }).toString('hex'))).size).toBe(routes.length);
});
