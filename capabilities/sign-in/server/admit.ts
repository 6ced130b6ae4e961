import { transaction } from '@wura/database';
import { secondFactorRefusals } from '@wura/identity/second-factor';
import { beginChallenge } from '@wura/identity/server';
import type { Entrance } from '@wura/identity/server/ports';
import { refuse } from '@wura/wire/refusals';
import { letIn } from './let-in.ts';

/** For a customer whom another feature knows by now: a token, or the question for the second factor. */
export const admit: Entrance['admit'] = async (identity, { customer, isRemembered, at, andThen }, visitor) => {
  const { pool, secondFactor } = identity;
  if (await secondFactor.isOn(pool, customer)) {
    const challenge = await transaction(pool, tx =>
      beginChallenge(tx, { customer, passwordHash: null, isRemembered, at }),
    );
    throw refuse(secondFactorRefusals.two_factor_required, { body: { challenge } });
  }
  return transaction(pool, async tx => {
    await andThen?.(tx);
    return letIn(tx, identity, { customer, isRemembered, at }, visitor);
  });
};
