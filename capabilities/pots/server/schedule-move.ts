import { transaction } from '@wura/database';
import { readFields, type Schedulable } from '@wura/features/server/schedulable';
import { refuseStopped } from '@wura/identity/server';
import { walletRefusals } from '@wura/wallets/contract';
import { admit } from '@wura/wallets/server/clear';
import { clearAside, termsWithin } from '@wura/wallets/server/clear-within';
import { findOpenPot, findPot, listPots, moveWithin } from '@wura/wallets/server/pots';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { potIn } from './kinds.ts';
import { lockRounding, readPlans } from './queries.ts';

const shapes = { pot: routes.moveIn.body.shape.pot_id };

/** Money put aside on days to come: free, and its customer's all the same. */
export const potSchedule: Schedulable = {
  kind: potIn.category,
  fields: [{ name: 'pot', input: 'choice' }],
  inAnyCurrency: true,
  form: ({ pool }) => ({
    isOn: () => true,
    async choices(_name, _fields, customer) {
      const pots = await listPots(pool, customer);
      const plans = await readPlans(
        pool,
        pots.map(({ facts }) => facts.id),
      );
      return pots.map(({ facts }) => ({
        value: facts.publicId,
        label: `${plans.get(facts.id)!.name}, ${facts.currency}`,
      }));
    },
    async check({ customer, fields, amount }) {
      const { pot: publicId } = readFields(shapes, fields);
      if (!amount) throw refuseFields({ amount: commonFaults.amount_invalid });
      const pot = await findPot(pool, customer, publicId);
      if (!pot) throw refuseFields({ 'fields.pot': commonFaults.choice_unknown });
      if (pot.facts.currency !== amount.currency) throw refuse(walletRefusals.wrong_currency);
      const { name } = (await readPlans(pool, [pot.facts.id])).get(pot.facts.id)!;
      return { fields: { pot: publicId }, amount, name, number: amount.currency };
    },
  }),
  deed({ pool, policy, walletServices }) {
    return async (asker, { wallet, fields, amount }, intent) => {
      const { pot: publicId } = readFields(shapes, fields);
      const pot = await findPot(pool, asker.caller.number, publicId);
      if (!pot) throw refuse(commonRefusals.not_found);
      const payer = await admit({ policy, walletServices }, asker, wallet);
      if (pot.wallet.publicId !== wallet) throw refuse(walletRefusals.wrong_currency);
      const proof = clearAside(payer, { amount, from: pot.wallet, to: pot.facts });
      const move = async () =>
        transaction(
          pool,
          async tx => {
            await refuseStopped(tx, pot.wallet.owner);
            const { name } = await lockRounding(tx, pot.facts.id);
            // Its customer may have closed it a moment ago.
            if (!(await findOpenPot(tx, publicId))) throw refuse(commonRefusals.not_found);
            const details = { pot: publicId, name };
            return moveWithin(tx, proof, { kind: potIn, intent, details, wallet: pot.wallet });
          },
          { retries: 5 },
        );
      try {
        await move();
      } catch (error) {
        throw await termsWithin(proof).explain(error);
      }
      return { status: 'completed', reason: null };
    };
  },
};
