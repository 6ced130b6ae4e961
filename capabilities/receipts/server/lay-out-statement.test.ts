import type { Mark } from '@wura/documents/page';
import { expect, it } from 'vitest';
import type { Statement } from '../statement-contract.ts';
import { layOutStatement } from './lay-out-statement.ts';

const textsOf = (marks: readonly Mark[]): string[] =>
  marks.flatMap(mark => (mark.kind === 'words' ? [mark.text] : mark.kind === 'group' ? textsOf(mark.marks) : []));

const statement: Statement = {
  currency: 'NGN',
  from: '2026-02-01',
  to: '2026-02-28',
  opening_balance: '0.00',
  money_in: '1500000000000.50',
  money_out: '0.00',
  fees: '0.00',
  closing_balance: '1500000000000.50',
  count: 0,
  sandbox: false,
  name: 'Ada Obi',
  account_number: '0123456789',
  made_at: '2026-03-01T08:00:00.000Z',
  code: 'S'.repeat(27),
  verify_url: 'https://wura.example.ng/verify/S',
  rows: [],
};
const sumsOn = (given: Partial<Statement>) =>
  layOutStatement({ ...statement, ...given }).flatMap(({ marks }) =>
    textsOf(marks).filter(text => /\d\.\d/.test(text)),
  );

it('a statement on paper has every sum with the sign of its currency and its thousands, nothing and a great deal too', () => {
  const [nothing, much] = ['₦0.00', '₦1,500,000,000,000.50'];
  expect(sumsOn({})).toEqual([nothing, much, nothing, nothing, much, nothing, much]);
  const yen = { opening_balance: '0', money_in: '12500', money_out: '0', fees: '0', closing_balance: '12500' };
  const texts = layOutStatement({ ...statement, currency: 'JPY', ...yen }).flatMap(({ marks }) => textsOf(marks));
  expect(texts.filter(text => text.startsWith('¥'))).toEqual(['¥0', '¥12,500', '¥0', '¥0', '¥12,500', '¥0', '¥12,500']);
});
