import { expect, it } from 'vitest';
import { likelyNetwork, networkFor, networkOf } from './networks.ts';

it('the first digits of a number say which network gave it out', () => {
  const known = { '0803': 'mtn', '07025': 'mtn', '0802': 'airtel', '0805': 'glo', '0809': '9mobile', '09131': 'mtn' };
  for (const [digits, network] of Object.entries(known)) expect(likelyNetwork(digits), digits).toBe(network);
});

it('too few digits, and blocks of other networks, say nothing', () => {
  for (const digits of ['', '080', '0804', '0702', '07021']) expect(likelyNetwork(digits), digits).toBeUndefined();
});

it('a network answers to its name in either case', () => {
  expect(networkOf('MTN')).toBe('mtn');
  expect(networkOf('9MOBILE')).toBe('9mobile');
  expect(networkOf('ntel')).toBeUndefined();
});

it('a number chooses its network until the customer does', () => {
  expect(networkFor('+2348021234567', undefined)).toBe('airtel');
  expect(networkFor('0802', undefined)).toBe('airtel');
  expect(networkFor('0802', 'glo')).toBe('glo');
  expect(networkFor('', undefined)).toBe('');
});
