// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { dropSession, startSession } from '@wura/browser/session';
import { press, render } from '@wura/browser/testing/render';
import { act, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaymentKind } from './send-payment.ts';
import { usePayment } from './use-payment.ts';
import { useUnpaid } from './use-unpaid.ts';

interface Order {
  key: string;
  amount: string;
}
type Kind = PaymentKind<Order, { reference: string }, never>;

/** What the server does with a payment that is sent to it, and what it says of one that it is asked about. */
let answer: Promise<{ reference: string }>;
const kind: Kind = {
  send: () => answer,
  endOf: ({ reference }) => ({ type: 'done', done: { reference } }),
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  startSession('t', { isRemembered: false });
  answer = Promise.resolve({ reference: 'wur_1' });
});
afterEach(() => vi.unstubAllGlobals());

function Payment() {
  const payment = usePayment(kind);
  const [amount, setAmount] = useState('');
  useUnpaid({ name: 'send', owner: 'cus_ada', payment, draft: amount, restore: setAmount });
  const { flow } = payment;
  return (
    <>
      <output>{flow.step === 'form' ? `form with ${amount}` : JSON.stringify(flow)}</output>
      <button onClick={() => setAmount('750')}>Type</button>
      <button onClick={() => payment.review({ key: 'k1', amount })}>Review</button>
      <button onClick={() => flow.step === 'review' && payment.send(flow.order)}>Pay</button>
    </>
  );
}

/** The page at an address, as a browser loads it. */
async function load(address: string) {
  const routes = [
    { path: '/send', element: <Payment /> },
    { path: '/wallet', element: <output>wallet</output> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/wallet', address], initialIndex: 1 });
  const place = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    place,
    shown: () => place.querySelector('output')!.textContent,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    back: () => act(async () => router.navigate(-1)),
    /** It goes without being left by a way of ours. */
    async drop() {
      await act(async () => dispatchEvent(new Event('pagehide')));
      return `${router.state.location.pathname}${router.state.location.search}`;
    },
  };
}

async function upTo(...deeds: string[]) {
  const page = await load('/send');
  for (const deed of deeds) await press(page.place, deed);
  return page;
}

it('a receipt that is loaded anew is the same receipt, from which Back leads out', async () => {
  const before = await upTo('Type', 'Review', 'Pay');
  const receipt = before.shown();
  expect(receipt).toContain('wur_1');
  const after = await load(await before.drop());
  expect([after.shown(), after.address()]).toEqual([receipt, '/send?step=receipt']);
  await after.back();
  expect(after.address()).toBe('/wallet');
});

it('a payment that was on its way when its page was loaded anew is found out about, and has its receipt', async () => {
  answer = new Promise(() => {});
  const before = await upTo('Type', 'Review', 'Pay');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://here').pathname);
    return Response.json({ id: 'trx_1', reference: 'wur_found', status: 'completed' });
  });
  const after = await load(await before.drop());
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(after.shown()).toContain('wur_found');
  });
  expect(asked).toContain('/api/transactions/by-key/k1');
  expect(after.address()).toBe('/send?step=receipt');
});

it('a form that is left by its address after the payment is empty when it is opened again', async () => {
  const before = await upTo('Type', 'Review', 'Pay');
  await before.drop();
  const after = await load('/send');
  expect(after.shown()).toBe('form with ');
});

it('what was typed is there when the page is loaded anew at the review', async () => {
  const before = await upTo('Type', 'Review');
  const after = await load(await before.drop());
  expect([after.shown(), after.address()]).toEqual(['form with 750', '/send']);
});

it('a payment refused because the session ended is back at its form after the next sign-in', async () => {
  answer = new Promise(() => {});
  const before = await upTo('Type', 'Review', 'Pay');
  await act(async () => dropSession());
  startSession('t', { isRemembered: false });
  const after = await load(before.address());
  expect([after.shown(), after.address()]).toEqual(['form with 750', '/send']);
});
