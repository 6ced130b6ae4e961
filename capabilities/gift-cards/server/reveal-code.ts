import type { BillNeeds } from '@wura/bills/server/open-bill';
import { transaction } from '@wura/database';
import type { Call } from '@wura/http/router';
import { identityRefusals } from '@wura/identity/contract';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { GiftCode, routes } from '../contract.ts';
import { giftCardRefusals } from '../refusals.ts';
import { noteShown, readCard } from './cards.ts';
import { giftCardShown } from './notices.ts';
import { giftCardDetails } from './ports.ts';
import { openCode } from './seal.ts';

/**
 * Shows the code to its buyer, who has it from then on: spending it is beyond us. So the PIN is asked for whatever the
 * card is worth, last, because a wrong one is counted; and what is shown has been written down before.
 */
export async function revealCode(
  { pool, vault, identity, now }: Pick<BillNeeds, 'pool' | 'vault' | 'identity' | 'now'>,
  { caller, params, body, address, requestId }: Call<typeof routes.reveal, SignedIn>,
): Promise<GiftCode> {
  const card = await readCard(pool, { customer: caller.number, publicId: params.id });
  if (!card) throw refuse(commonRefusals.not_found);
  if (caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  const { status, sealed, transfer_id: transferId, amount: minor } = card;
  if (status !== 'completed' || !sealed) throw refuse(giftCardRefusals.gift_card_not_ready);
  await identity.pins.confirmSpend(caller, {
    amount: { currency: 'NGN', minor },
    pin: body.pin,
    always: true,
    origin: { address, requestId },
  });
  const { code, pin, serial, url, expiresOn } = openCode(vault, transferId, sealed);
  const { brand, value, currency } = giftCardDetails.parse(card.details);
  await transaction(pool, async tx => {
    await refuseEnded(tx, caller);
    if (!(await noteShown(tx, { card: card.id, address, requestId }))) return;
    const facts = { brand, value, currency };
    await notify(tx, { customer: caller.number, what: giftCardShown, facts, at: new Date(now()) });
  });
  return { code, pin, serial, url, expires_on: expiresOn };
}
