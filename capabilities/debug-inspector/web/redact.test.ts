import { expect, it } from 'vitest';
import { redact, redactAddress } from './redact.ts';

it('leaves nothing that opens an account, a card or a payment in what was sent', () => {
  const sent = {
    identifier: 'ada',
    password: 'Correct1horse',
    newPassword: 'x',
    pin: '1234',
    currentPin: '1234',
    code: '123456',
    oldCode: '123456',
    bvn: '22222222222',
    amount: '1500.00',
    nested: [{ token: 'abc', walletId: 'wal_1' }],
  };
  expect(redact(sent, 'sent')).toEqual({
    ...Object.fromEntries(Object.keys(sent).map(name => [name, '•••'])),
    identifier: 'ada',
    amount: '1500.00',
    nested: [{ token: '•••', walletId: 'wal_1' }],
  });
});

it('keeps why an answer is a no, and hides the secrets of one that is a yes', () => {
  const no = { code: 'insufficient_funds', message: 'No', requestId: 'r-1' };
  expect(redact(no, 'answer')).toEqual(no);
  const yes = { token: 'abc', backup_codes: ['A'], cvv: '123', card_number: '5399', data: [{ bank_code: '058' }] };
  expect(redact(yes, 'answer')).toEqual({
    token: '•••',
    backup_codes: '•••',
    cvv: '•••',
    card_number: '•••',
    data: [{ bank_code: '058' }],
  });
});

it('shortens what is long, and hides secrets in an address', () => {
  expect(String(redact({ photo: 'A'.repeat(9_000) }, 'sent')).length).toBeLessThan(400);
  expect(redactAddress('/api/x?limit=20&token=abc')).toBe('/api/x?limit=20&token=•••');
  expect(redactAddress('/api/x')).toBe('/api/x');
});
