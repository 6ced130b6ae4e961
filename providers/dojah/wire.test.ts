import { describe, expect, it } from 'vitest';
import { readMatch } from './wire.ts';

const claimed = { firstName: 'Adébáyọ̀', lastName: 'Okafor-Eze', dateOfBirth: '1994-05-21' };
const verdicts = (given = {}) => ({
  entity: {
    bvn: { value: '22212345678', status: true },
    first_name: { confidence_value: 100, status: true },
    last_name: { confidence_value: 100, status: true },
    date_of_birth: { confidence_value: 100, status: true },
    ...given,
  },
});
const person = (given = {}) => ({
  entity: { nin: '12345678901', first_name: 'ADEBAYO', last_name: 'OKAFOR EZE', date_of_birth: '1994-05-21', ...given },
});

describe('an answer about a BVN', () => {
  const read = (body: unknown) => readMatch(body, { register: 'bvn', number: '22212345678', claimed });

  it('is a match only when the number, both names and the day are right', () => {
    expect(read(verdicts())).toBe('match');
    for (const field of ['bvn', 'first_name', 'last_name', 'date_of_birth']) {
      expect(read(verdicts({ [field]: { status: false } })), field).toBe('mismatch');
    }
  });

  it('of any other shape is no answer', () => {
    const strange = [
      null,
      {},
      { entity: {} },
      verdicts({ bvn: { status: 'true' } }),
      verdicts({ last_name: null }),
      person(),
      'ok',
    ];
    for (const body of strange) expect(read(body), JSON.stringify(body)).toBeUndefined();
  });
});

it('an answer about another number is none about this one', () => {
  const others = verdicts({ bvn: { value: '22200000000', status: true } });
  expect(readMatch(others, { register: 'bvn', number: '22212345678', claimed })).toBeUndefined();
  expect(
    readMatch(person({ nin: '99999999999' }), { register: 'nin', number: '12345678901', claimed }),
  ).toBeUndefined();
  expect(readMatch(person({ nin: '1234*****01' }), { register: 'nin', number: '12345678901', claimed })).toBe('match');
});

describe('an answer about a NIN', () => {
  const read = (body: unknown) => readMatch(body, { register: 'nin', number: '12345678901', claimed });

  it('is compared without marks and capitals, and with the names either way round', () => {
    expect(read(person())).toBe('match');
    expect(read(person({ first_name: 'Okafor-Eze', last_name: 'Adebayo' }))).toBe('match');
    expect(read(person({ last_name: 'OKAFOR' }))).toBe('mismatch');
  });

  it.each(['1994-05-21', '1994-05-21T00:00:00Z', '21-05-1994', '21/05/1994', '21-May-1994', '21-MAY-1994'])(
    'knows the day in %s',
    date => {
      expect(read(person({ date_of_birth: date }))).toBe('match');
      expect(read(person({ date_of_birth: date.replace('21', '22') }))).toBe('mismatch');
    },
  );

  it('whose day cannot be read is no answer, and no reason to think ill of anybody', () => {
    for (const date of ['', '21 May', '05-1994', '****', '21-Mai-1994x']) {
      expect(read(person({ date_of_birth: date })), date).toBeUndefined();
    }
  });
});
