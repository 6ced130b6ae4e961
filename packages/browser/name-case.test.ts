import { expect, it } from 'vitest';
import { nameCase } from './name-case.ts';

it('a name that a bank wrote in capitals is shown as a person writes it, marks and hyphens included', () => {
  expect(nameCase('ADEBAYO TOLULOPE')).toBe('Adebayo Tolulope');
  expect(nameCase('ṢADÉ AKIN-OLA')).toBe('Ṣadé Akin-Ola');
  expect(nameCase("O'NEIL JOHN")).toBe("O'neil John");
});

it('a name with small letters stays as its owner wrote it', () => {
  expect(nameCase('Ada McDonald')).toBe('Ada McDonald');
});

it('one word in capitals is no person but a network, and stays', () => {
  expect(nameCase('MTN')).toBe('MTN');
});
