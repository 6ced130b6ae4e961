import { drawPdf } from '@wura/documents/as-pdf';
import { drawPng } from '@wura/documents/as-png';
import { serveOrders } from '@wura/documents/serve-orders';
import type { Format, Receipt } from '../contract.ts';
import { layOut } from './lay-out.ts';

// What runs in the renderer, a thread of its own.

export interface Order {
  readonly receipt: Receipt;
  readonly format: Exclude<Format, 'json'>;
}

/** Sharp on the screens it is sent to, and small enough to be sent. */
const pixelsPerUnit = 3;

serveOrders(async ({ receipt, format }: Order) => {
  if (format === 'png') return drawPng(layOut(receipt, 'picture'), { scale: pixelsPerUnit });
  const title = `Receipt ${receipt.reference}`;
  return drawPdf({ title, pages: [layOut(receipt, 'document')], at: new Date(receipt.date) });
});
