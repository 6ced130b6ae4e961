import { expect, it } from 'vitest';
import { isDatabaseBusy, isDatabaseUnavailable } from './errors.ts';

const coded = (code: string) => Object.assign(new Error('as PostgreSQL says it'), { code });

it('a full disk, too little memory and too long a wait mean that nothing was done and it may be tried later', () => {
  for (const code of ['53100', '53200', '55P03', '57014']) {
    expect(isDatabaseBusy(coded(code)), code).toBe(true);
    expect(isDatabaseUnavailable(coded(code)), code).toBe(false);
  }
  for (const code of ['23505', '40001', '08006']) expect(isDatabaseBusy(coded(code)), code).toBe(false);
});

it('a connection that broke leaves open what became of its statement, with a code or in words', () => {
  for (const code of [
    '08006',
    '57P01',
    '25P03',
    '53300',
    '25006',
    'ECONNRESET',
    'ETIMEDOUT',
    'EAI_AGAIN',
    'ENETUNREACH',
  ]) {
    expect(isDatabaseUnavailable(coded(code)), code).toBe(true);
  }
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseUnavailable(new Error('Query read timeout'))).toBe(true);
  expect(isDatabaseUnavailable(coded('23505'))).toBe(false);
  expect(isDatabaseUnavailable('ECONNRESET')).toBe(false);
});
