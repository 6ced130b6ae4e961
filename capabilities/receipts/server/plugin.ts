import type { CustomerRouter, Identity } from '@wura/identity/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { receiptRefusals, routes, type Format, type Receipt, type Verified } from '../contract.ts';
import { createMaking, type MakingGiven } from './create-making.ts';
import { makeReceipt } from './make-receipt.ts';
import { maskName } from './mask.ts';
import type { ReceiptRenderer } from './needs.ts';
import { serveStatements } from './statement-plugin.ts';
import { wayOf } from './way-of.ts';

/** What this room needs of others. */
export interface Receipts extends MakingGiven {
  identity: Pick<Identity, 'holders' | 'now'>;
  renderer: ReceiptRenderer;
}

export function receipts(router: CustomerRouter, given: Receipts): void {
  const { walletServices, identity, renderer } = given;
  const making = createMaking(given);

  serveStatements(router, { making, renderer, now: identity.now });

  router.serve(routes.showReceipt, async ({ caller, params, query: { format } }) => {
    const place = walletServices.naming.placeOf(params.id);
    const made = place && (await makeReceipt(await making(), place));
    if (made?.owner !== caller.number) throw refuse(commonRefusals.not_found);
    const { receipt } = made;
    if (format === 'json') return { status: 200, body: receipt };
    return { status: 200, body: await renderer.print({ receipt, format }), headers: headersOf(receipt, format) };
  });

  router.serve(routes.verify, async ({ params }) => {
    const needs = await making();
    const place = needs.codes.placeOf(params.code);
    const made = place && (await makeReceipt(needs, place));
    if (!made) throw refuse(receiptRefusals.no_such_receipt);
    return { status: 200, body: shown(made.receipt, new Date(identity.now())) };
  });

  router.serve(routes.track, async ({ params }) => {
    const needs = await making();
    const place = needs.codes.placeOf(params.code);
    const made = place && (await makeReceipt(needs, place));
    if (!made) throw refuse(receiptRefusals.no_such_receipt);
    const { receipt, movement } = made;
    const known = shown(receipt, new Date(identity.now()));
    return { status: 200, body: { ...known, ...wayOf(movement) } };
  });
}

const types: Readonly<Record<Exclude<Format, 'json'>, string>> = { pdf: 'application/pdf', png: 'image/png' };

function headersOf({ reference }: Receipt, format: Exclude<Format, 'json'>): Record<string, string> {
  const name = `wura-${reference.replaceAll(/[^\w-]/g, '-')}.${format}`;
  return { 'content-type': types[format], 'content-disposition': `attachment; filename="${name}"` };
}

/** What a person who was shown a receipt may learn: enough to hold it against the paper, and no more. */
function shown(receipt: Receipt, at: Date): Verified {
  const { sender, receiver } = receipt;
  return {
    status: receipt.status,
    refunded: receipt.refunded,
    category: receipt.category,
    amount: receipt.amount,
    currency: receipt.currency,
    reference: receipt.reference,
    sender: sender && maskName(sender.name),
    sender_bank: sender?.bank ?? null,
    receiver: receiver && maskName(receiver.name),
    receiver_bank: receiver?.bank ?? null,
    date: receipt.date,
    ended_at: receipt.ended_at,
    checked_at: at.toISOString(),
    sandbox: receipt.sandbox,
  };
}
