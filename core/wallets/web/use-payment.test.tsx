// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { press, render } from '@wura/browser/testing/render';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { PaymentKind } from './send-payment.ts';
import { usePayment } from './use-payment.ts';

const order = { key: 'k1', amount: '2000' };
type Kind = PaymentKind<typeof order, { reference: string }, never>;

function Payment({ kind }: { kind: Kind }) {
  const { flow, review, askPin, send, goBack } = usePayment(kind);
  return (
    <>
      <output>{JSON.stringify(flow)}</output>
      <button onClick={() => review(order)}>Review</button>
      <button onClick={() => askPin({ needsFirstPin: false })}>Ask for the PIN</button>
      <button onClick={() => send(order, '2468')}>Pay</button>
      <button onClick={goBack}>Go back</button>
    </>
  );
}

async function open(send: Kind['send']) {
  const kind: Kind = { send, endOf: () => ({ type: 'done', done: { reference: 'found' } }) };
  const router = createMemoryRouter([{ path: '*', element: <Payment kind={kind} /> }], { initialEntries: ['/send'] });
  const place = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { place, flow: () => JSON.parse(place.querySelector('output')!.textContent), router };
}

it('a payment walks from its form to its receipt, each step in the address', async () => {
  const answer = Promise.withResolvers<{ reference: string }>();
  const send = vi.fn<Kind['send']>(() => answer.promise);
  const { place, flow, router } = await open(send);
  for (const name of ['Review', 'Ask for the PIN', 'Pay']) await press(place, name);
  expect(flow()).toMatchObject({ step: 'processing', order, isLost: false });
  expect(send).toHaveBeenCalledExactlyOnceWith(order, '2468');
  await act(async () => answer.resolve({ reference: 'wur_1' }));
  expect(flow()).toMatchObject({ step: 'receipt', done: { reference: 'wur_1' } });
  expect(router.state.location.search).toBe('?step=receipt');
});

it('a payment that the server wants a PIN for asks for it, and keeps the order with its key', async () => {
  const refusal = new CallError({ kind: 'refused', status: 403, code: 'pin_required' });
  const { place, flow } = await open(() => Promise.reject(refusal));
  for (const name of ['Review', 'Pay']) await press(place, name);
  expect(flow()).toMatchObject({ step: 'pin', order, needsFirstPin: false });
});

it('a payment that was refused is back at its form with the reason', async () => {
  const refusal = new CallError({ kind: 'refused', status: 422, code: 'insufficient_funds' });
  const { place, flow, router } = await open(() => Promise.reject(refusal));
  for (const name of ['Review', 'Pay']) await press(place, name);
  expect(flow()).toMatchObject({ step: 'form', failure: { kind: 'refused', error: { code: 'insufficient_funds' } } });
  expect(router.state.location.search).toBe('');
});

it('a payment that is being sent cannot be gone back from', async () => {
  const { place, flow } = await open(() => new Promise(() => {}));
  for (const name of ['Review', 'Pay', 'Go back']) await press(place, name);
  expect(flow()).toMatchObject({ step: 'processing' });
});
