import { transaction, type Tx } from '@wura/database';
import { readFields, type Schedulable } from '@wura/features/server/schedulable';
import { isBelowHundredth } from '@wura/money';
import { findMover, seenBy } from '@wura/identity/server';
import { nobodyThere } from '@wura/wallets/server/asker';
import { admit, clear } from '@wura/wallets/server/clear';
import { customerPrice, priceToCustomer } from '@wura/wallets/server/customer-price';
import { payeeOf } from '@wura/wallets/server/guard';
import { intraTransfer } from '@wura/wallets/server/kinds';
import { transferWithRemark } from '@wura/wallets/server/transfer-with-remark';
import { asRefusal } from '@wura/wallets/server/refusals';
import { commonFaults } from '@wura/wire/faults';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { intraRefusals, routes } from '../contract.ts';

const { toAccountNumber, remarks: remarksShape } = routes.transfer.body.shape;
const shapes = { number: toAccountNumber };
/** Of many that are paid by one file, each may have a remark. */
const dueShapes = { ...shapes, remarks: remarksShape };

/** Money to another customer on days to come. */
export const customerSchedule: Schedulable = {
  kind: intraTransfer.category,
  price: customerPrice,
  fields: [{ name: 'number', input: 'digits' }],
  inAnyCurrency: true,
  namesBy: routes.searchByAccount,
  refusals: [intraRefusals.user_not_found, intraRefusals.own_account],
  form: ({ identity: { holders }, walletServices }) => ({
    isOn: () => true,
    async payee({ customer, fields }) {
      const { number } = readFields(shapes, fields);
      const holder = await seenBy(holders.findByAccountNumber(number), customer);
      if (!holder) throw refuse(intraRefusals.user_not_found);
      return payeeOf({ walletServices }, customer, holder.number);
    },
    async check({ customer, fields, amount }) {
      const { number } = readFields(shapes, fields);
      if (!amount || isBelowHundredth(amount)) throw refuseFields({ amount: commonFaults.amount_invalid });
      const holder = await seenBy(holders.findByAccountNumber(number), customer);
      if (!holder) throw refuse(intraRefusals.user_not_found);
      if (holder.number === customer) throw refuse(intraRefusals.own_account);
      return { fields: { number }, amount, name: holder.fullName, number };
    },
  }),
  deed(needs) {
    const clearing = { ...needs, identity: nobodyThere };
    return async (asker, { wallet, fields, amount, agreedAt: on }, intent) => {
      const { number, remarks } = readFields(dueShapes, fields);
      const payer = await admit(clearing, asker, wallet);
      const to = await seenBy(findMover(needs.pool, number), asker.caller.number);
      if (!to) throw refuse(intraRefusals.user_not_found);
      if (to.number === asker.caller.number) throw refuse(intraRefusals.own_account);
      const price = priceToCustomer(needs, { amount, on });
      const cleared = await clear(clearing, payer, { as: 'transfer', amount, ...price, to, pin: undefined });
      try {
        const details = remarks ? { remarks } : undefined;
        const post = (tx: Tx) => transferWithRemark(tx, cleared, { intent, details });
        await transaction(needs.pool, post, { retries: 5 });
      } catch (error) {
        throw asRefusal(error);
      }
      return { status: 'completed', reason: null };
    };
  },
};
