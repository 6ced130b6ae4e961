import { readFileSync } from 'node:fs';
import { formatMoney } from '@wura/money';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import { customerById } from './customers.ts';
import type { Desk } from './desk.ts';
import type { TransactionRow } from './tables.ts';
import { testCards } from './test-cards.ts';

const script = readFileSync(new URL('./checkout-page.js', import.meta.url));
const style = readFileSync(new URL('./checkout-page.css', import.meta.url));

/**
 * The page an `authorization_url` leads to. Paystack's own pop-up cannot be pointed at another server, so the web client
 * opens this one instead. It does nothing by itself: its buttons make the control call that a test would make.
 */
export function serveCheckoutPage(app: FastifyInstance, desk: Desk): void {
  app.get('/checkout/script.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/checkout/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.get<{ Params: { accessCode: string } }>('/checkout/:accessCode', (request, reply) => {
    const sql = 'select * from paystack_transactions where access_code = ?';
    const found = desk.books.one<TransactionRow>(sql, request.params.accessCode);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    // It may be shown in a frame by the operator of the product, wherever that is.
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'`;
    reply.header('content-security-policy', `${policy}; form-action 'none'`);
    if (!found) return reply.code(404).send(page('<h1>Sandbox checkout</h1><p>There is no such payment.</p>'));
    return reply.send(page(checkout(desk, found)));
  });
}

function checkout(desk: Desk, transaction: TransactionRow): string {
  const { reference, status, callback_url: callback } = transaction;
  const amount = formatMoney({ currency: 'NGN', minor: BigInt(transaction.amount) });
  const { email } = customerById(desk, transaction.customer);
  return `
    <h1>Sandbox checkout</h1>
    <p class="notice">This is a simulation. No real card is charged and no real money moves.</p>
    <dl>
      <div><dt>Amount</dt><dd class="amount">₦${grouped(amount)}</dd></div>
      <div><dt>Paid by</dt><dd>${escapeHtml(email)}</dd></div>
      <div><dt>Reference</dt><dd>${escapeHtml(reference)}</dd></div>
    </dl>
    <div id="checkout" data-reference="${escapeHtml(reference)}" data-callback="${escapeHtml(callback ?? '')}"
      data-cancel="${escapeHtml(cancelAddress(transaction))}">
      ${status === 'abandoned' ? choices(amount) : ''}
    </div>
    <p id="outcome" role="status" tabindex="-1">${status === 'abandoned' ? '' : settledText[status]}</p>
    <noscript><p>This page needs JavaScript.</p></noscript>`;
}

const settledText = {
  success: 'This payment was made.',
  failed: 'This payment failed.',
  pending: 'This payment is being decided.',
  reversed: 'This payment was made and given back.',
};

function choices(amount: string): string {
  const cards = testCards.map(
    ({ number, title, outcome }) =>
      `<option value="${number}" data-outcome="${outcome}">${title} (ends in ${number.slice(-4)})</option>`,
  );
  return `
    <label for="card">Test card</label>
    <select id="card">${cards.join('')}</select>
    <button type="button" class="main" data-outcome="card">Pay ₦${grouped(amount)} with this card</button>
    <h2>Or decide the outcome yourself</h2>
    <div class="outcomes">
      <button type="button" data-outcome="success">Pay: success</button>
      <button type="button" data-outcome="failed">Pay: failed</button>
      <button type="button" data-outcome="abandoned">Leave without paying</button>
    </div>`;
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sandbox checkout</title>
    <link rel="stylesheet" href="/paystack/checkout/style.css">
    <!-- Before the buttons, so that none of them is there to be pressed without it. -->
    <script src="/paystack/checkout/script.js"></script>
  </head>
  <body>
    <main>${content}
    </main>
  </body>
</html>
`;
}

/** Where a customer who gives up is sent, when the caller said so in the metadata, as Paystack lets it. */
function cancelAddress({ metadata }: TransactionRow): string {
  const given: unknown = metadata === null ? undefined : JSON.parse(metadata);
  const address = (given as { cancel_action?: unknown } | null | undefined)?.cancel_action;
  return typeof address === 'string' && /^https?:$/.test(URL.parse(address)?.protocol ?? '') ? address : '';
}

const grouped = (amount: string) => amount.replaceAll(/\B(?=(\d{3})+\.)/g, ',');
