import { outcomeOf } from '@wura/provider-payments/server/outcome';
import { readFields, type Schedulable } from '@wura/features/server/schedulable';
import { formatMoney } from '@wura/money';
import { nobodyThere } from '@wura/wallets/server/asker';
import { routes } from '../contract.ts';
import { bankRefusals } from '../refusals.ts';
import { createBanks, type Banks } from './banks.ts';
import { bankTransfer } from './kind.ts';
import type { Sending } from './needs.ts';
import { bankDirectory, bankPayouts } from './ports.ts';
import { bankTransferPrice } from './price.ts';
import { openRail } from './rail.ts';
import { accountPayee, sendMoney } from './send-money.ts';

const { to_bank_account: account, amount, remarks } = routes.send.body.shape;
const { account_number, bank_code } = account.shape;
const shapes = { number: account_number, bank: bank_code, remarks };

/** Money to a bank account on days to come: to the name that its customer saw, or not at all. */
export const transferSchedule: Schedulable = {
  kind: bankTransfer.category,
  price: bankTransferPrice,
  fields: [
    { name: 'bank', input: 'choice' },
    { name: 'number', input: 'digits' },
    { name: 'remarks', input: 'text', isOptional: true },
  ],
  namesBy: routes.validateAccount,
  refusals: [bankRefusals.account_not_found, bankRefusals.unknown_bank],
  form({ port, now, walletServices }) {
    const banks = createBanks(port(bankDirectory), { now });
    return {
      isOn: () => port(bankPayouts) !== undefined,
      choices: async () => (await banks.list()).map(({ code, name }) => ({ value: code, label: name })),
      check: lookUpAt(banks),
      async payee({ customer, fields }) {
        const { number, bank: bankCode } = readFields({ number: account_number, bank: bank_code }, fields);
        const { name: bankName } = await banks.find(bankCode, 'fields.bank');
        return accountPayee(walletServices, { customer, bankCode, bankName, number });
      },
    };
  },
  lookUp: ({ port, now }) => lookUpAt(createBanks(port(bankDirectory), { now })),
  deed(needs) {
    const { pool, policy, now, walletServices, port } = needs;
    const payouts = port(bankPayouts);
    const sending: Sending = {
      pool,
      policy,
      now,
      walletServices,
      identity: nobodyThere,
      banks: createBanks(port(bankDirectory), { now }),
      rail: payouts && openRail({ pool, port: payouts, now }),
    };
    return async (asker, { wallet: from_wallet_id, fields, amount: paid, name, agreedAt }, intent) => {
      const read = readFields(shapes, fields);
      const to_bank_account = { account_number: read.number, bank_code: read.bank, beneficiary_name: name };
      const body = { from_wallet_id, to_bank_account, amount: paid, ...(read.remarks && { remarks: read.remarks }) };
      return outcomeOf(await sendMoney(sending, { ...asker, body, isNameConfirmed: true, agreedAt }, intent));
    };
  },
};

const lookUpAt =
  (banks: Banks): ReturnType<NonNullable<Schedulable['lookUp']>> =>
  async ({ fields, amount: asked }) => {
    const read = readFields({ ...shapes, amount }, { ...fields, amount: asked && formatMoney(asked) });
    const { number, bank: bankCode, remarks: remark } = read;
    await banks.find(bankCode, 'fields.bank');
    const name = await banks.holder({ number, bankCode });
    return {
      fields: { number, bank: bankCode, ...(remark && { remarks: remark }) },
      amount: read.amount,
      name,
      number,
    };
  };
