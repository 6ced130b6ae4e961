import { drawPdf } from '@wura/documents/as-pdf';
import { drawPng } from '@wura/documents/as-png';
import { serveOrders } from '@wura/documents/serve-orders';
import type { Format, Receipt } from '../contract.ts';
import type { Statement } from '../statement-contract.ts';
import { layOutStatement } from './lay-out-statement.ts';
import { layOut } from './lay-out.ts';

// What runs in the renderer, a thread of its own.

export type Order =
  | { readonly receipt: Receipt; readonly format: Exclude<Format, 'json'> }
  | { readonly statement: Statement };

/** Sharp on the screens it is sent to, and small enough to be sent. */
const pixelsPerUnit = 3;

serveOrders(async (order: Order) => {
  if ('statement' in order) {
    const { statement } = order;
    const title = `Statement ${statement.from} to ${statement.to}`;
    return drawPdf({ title, pages: layOutStatement(statement), at: new Date(statement.made_at) });
  }
  const { receipt, format } = order;
  if (format === 'png') return drawPng(layOut(receipt, 'picture'), { scale: pixelsPerUnit });
  const title = `Receipt ${receipt.reference}`;
  return drawPdf({ title, pages: [layOut(receipt, 'document')], at: new Date(receipt.date) });
});
