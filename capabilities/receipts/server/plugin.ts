import type { CustomerRouter, Identity } from '@wura/identity/server';
import { createRenderWorker } from '@wura/documents/render-worker';
import type { Vault } from '@wura/secrets/vault';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { receiptRefusals, routes, type Format, type Receipt, type Verified } from '../contract.ts';
import { createCodes, type Codes } from './codes.ts';
import { makeReceipt } from './make-receipt.ts';
import { maskName } from './mask.ts';
import type { Making, ReceiptRenderer } from './needs.ts';
import type { Order } from './render-program.ts';
import { readSigningKey } from './signing-key.ts';
import { wayOf } from './way-of.ts';
import type { StatementNeeds } from './make-statement.ts';
import { createStatementCodes, type StatementCodes } from './statement-codes.ts';
import { serveStatements } from './statement-plugin.ts';

/** What this room needs of others. */
export interface Receipts extends Omit<Making, 'codes' | 'holders'> {
  identity: Pick<Identity, 'holders' | 'now'>;
  vault: Vault;
  renderer: ReceiptRenderer;
}

/** Where receipts are drawn; the process that opens it closes it. */
export function openReceiptRenderer(): ReceiptRenderer {
  return createRenderWorker<Order>(new URL('render-program.ts', import.meta.url));
}

export function receipts(router: CustomerRouter, given: Receipts): void {
  const { pool, walletServices, vault, identity, renderer } = given;
  let key: Promise<Buffer> | undefined;
  let made: { codes: Codes; statementCodes: StatementCodes } | undefined;

  async function making(): Promise<Making & StatementNeeds> {
    key ??= readSigningKey(pool, vault);
    try {
      const signingKey = await key;
      made ??= { codes: createCodes(signingKey), statementCodes: createStatementCodes(signingKey) };
      return { ...given, ...made, holders: identity.holders };
    } catch (error) {
      // The next caller finds the database well again.
      key = undefined;
      throw error;
    }
  }

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
