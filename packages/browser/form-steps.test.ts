import { expect, it } from 'vitest';
import { stepOf } from './form-steps.ts';

it('a field that the server refused is found on its step', () => {
  const fieldsOf = { info: ['email', 'username'], security: ['password'], address: ['country'] };
  const found = ['username', 'password', 'country', 'nothing'].map(field => stepOf(field, fieldsOf));
  expect(found).toEqual([0, 1, 2, -1]);
});
