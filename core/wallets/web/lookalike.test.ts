import { describe, expect, it } from 'vitest';
import { lookalikeOf } from './lookalike.ts';
import type { Recipient } from './recent-recipients.ts';

const bola: Recipient = { name: 'Bola Adeyemi', accountNumber: '2041773052', bank: 'GTBank' };
const payee = (given: Partial<Recipient>): Recipient => ({ ...bola, name: 'Chidi Nwosu', ...given });

describe('a payee is taken for one who was paid', () => {
  it.each([
    ['one digit is another', '2041773062'],
    ['two neighbours have changed places', '2041770352'],
  ])('where %s', (_, accountNumber) => {
    expect(lookalikeOf(payee({ accountNumber }), [bola])).toEqual({ by: 'digits', paid: bola });
  });

  it('where the number is the same at another bank', () => {
    expect(lookalikeOf(payee({ bank: 'OPay' }), [bola])).toEqual({ by: 'bank', paid: bola });
  });

  it('where an address begins or ends alike', () => {
    const known: Recipient = {
      name: 'TJRabP…4xYz',
      accountNumber: 'TJRabPrwbZy45sbavfcjinPJC18kjp4xYz',
      bank: 'TRC-20',
    };
    const to = (accountNumber: string) => lookalikeOf({ ...known, accountNumber }, [known])?.by;
    expect(to('TJRabQqqqqqqqqqqqqqqqqqqqqqqqqqqqq')).toBe('ends');
    expect(to('TKqqqqqqqqqqqqqqqqqqqqqqqqqqqq4xYz')).toBe('ends');
    expect(to('TKqqqqqqqqqqqqqqqqqqqqqqqqqqqqqxYz')).toBeUndefined();
  });
});

describe('a payee is taken for nobody else', () => {
  it.each([
    ['two digits are others', payee({ accountNumber: '2041773061' })],
    ['a number is longer', payee({ accountNumber: '20417730522' })],
    ['it is the same person’s other account', { ...bola, name: 'ADEYEMI BOLA T.', accountNumber: '2041773053' }],
    ['it is the same person at another bank', { ...bola, name: 'Adeyemi, Bola', bank: 'OPay' }],
    ['a customer has the number of an account at a bank', payee({ bank: undefined })],
  ])('where %s', (_, asked) => {
    expect(lookalikeOf(asked, [bola])).toBeUndefined();
  });

  it('once they were paid themselves', () => {
    const chidi = payee({ accountNumber: '2041773062' });
    expect(lookalikeOf(chidi, [bola, chidi])).toBeUndefined();
  });
});
