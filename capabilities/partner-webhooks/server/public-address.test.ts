import { expect, it } from 'vitest';
import { isPublic, resolvePublic } from './public-address.ts';

it('only addresses that anybody can reach are public, however they are spelt', () => {
  const inside = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.9',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::1',
    '2001:0:7f00:1::1',
    '2001:db8::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    'not an address',
  ];
  expect(inside.filter(address => isPublic(address))).toEqual([]);
  expect(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111'].every(address => isPublic(address))).toBe(true);
  expect(['127.0.0.1', '::1'].every(address => isPublic(address, { isLoopbackAllowed: true }))).toBe(true);
  expect(isPublic('10.0.0.1', { isLoopbackAllowed: true })).toBe(false);
});

it('a name that leads inside with one of its addresses is refused with all of them', async () => {
  const ways = (...addresses: string[]) => ({
    isLoopbackAllowed: false,
    find: async () => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
  });
  expect(await resolvePublic('a.example', ways('8.8.8.8'))).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await resolvePublic('a.example', ways('8.8.8.8', '169.254.169.254'))).toBe('address_refused');
  expect(await resolvePublic('a.example', ways('2606:4700:4700::1111', '::ffff:10.0.0.1'))).toBe('address_refused');
  expect(await resolvePublic('a.example', ways())).toBe('name_unknown');
  expect(await resolvePublic('[::1]', ways('8.8.8.8'))).toBe('address_refused');
  expect(await resolvePublic(new URL('https://0x7f.1/').hostname, ways('8.8.8.8'))).toBe('address_refused');
});
