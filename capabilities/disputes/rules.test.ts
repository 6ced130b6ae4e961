import { expect, it } from 'vitest';
import { reasonsOf } from './rules.ts';

const of = (type: 'send' | 'receive', category: string, description_code = 'any') =>
  reasonsOf({ type, category, description_code });

it('a wrong account is a reason of what was sent to an account or a number, and of nothing else', () => {
  for (const category of ['transfer', 'bank_transfer', 'usdt', 'airtime', 'data', 'electricity', 'tv', 'water']) {
    expect([category, of('send', category)]).toEqual([category, expect.arrayContaining(['wrong_account', 'tricked'])]);
    expect([category, of('receive', category)]).toEqual([category, ['not_me', 'tricked']]);
  }
  for (const category of ['conversion', 'savings', 'card', 'giftcards', 'deposit', 'correction', 'recall_hold']) {
    expect([category, of('send', category)]).toEqual([category, expect.not.arrayContaining(['wrong_account'])]);
  }
});

it('of what was paid in some may be missing, and all but USDT may have been charged twice', () => {
  expect(of('receive', 'deposit', 'card_deposit')).toEqual(['not_received', 'charged_twice', 'not_me', 'tricked']);
  expect(of('receive', 'deposit', 'usdt_received')).toEqual(['not_received', 'not_me', 'tricked']);
  expect(of('receive', 'conversion')).toEqual(['not_me', 'not_what_i_bought']);
});

it('that it was not its customer can be said of every movement', () => {
  for (const category of ['transfer', 'savings', 'recall_return', 'one of days to come']) {
    expect([of('send', category), of('receive', category)]).toEqual([
      expect.arrayContaining(['not_me']),
      expect.arrayContaining(['not_me']),
    ]);
  }
});
