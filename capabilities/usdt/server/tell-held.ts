import { closeCasesExcept, openCase } from '@wura/cases/server';
import { transaction, type Pool } from '@wura/database';
import { formatMoney } from '@wura/money';
import { listUnsigned, readHeldBack } from './sending-queries.ts';

/** A customer's withdrawal that the signer leaves where it is. */
export const withdrawalHeld = 'usdt_withdrawal_held';

/** The signer can tell nobody but the database, so what it holds back, and why, is told to staff from here. */
export async function tellWhatIsHeld(pool: Pool): Promise<void> {
  const because = await readHeldBack(pool);
  const held = because === undefined ? [] : await listUnsigned(pool);
  await transaction(pool, async tx => {
    for (const { reference: subject, amount: minor, customer } of held) {
      const facts = { amount: `${formatMoney({ currency: 'USDT', minor })} USDT`, because: because! };
      await openCase(tx, { kind: withdrawalHeld, subject, customer, facts });
    }
    const subjects = held.map(({ reference }) => reference);
    await closeCasesExcept(tx, { kind: withdrawalHeld, subjects, resolution: 'the signer holds it back no more' });
  });
}
