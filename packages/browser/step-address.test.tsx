// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { useStepAddress } from './step-address.ts';
import { press, render } from './testing/render.tsx';

function Flow() {
  const [step, setStep] = useState(useSearchParams()[0].get('step'));
  useStepAddress({ step, goBack: step === 'review' ? () => setStep(null) : undefined });
  return (
    <>
      <output>{step ?? 'form'}</output>
      {['review', 'processing', 'receipt', 'form'].map(name => (
        <button key={name} onClick={() => setStep(name === 'form' ? null : name)}>
          {name}
        </button>
      ))}
    </>
  );
}

const open = (first = '/send?to=ada') => openAt(first, { path: '/send', element: <Flow /> });

async function openAt(first: string, route: RouteObject) {
  const router = createMemoryRouter([{ path: '/wallet', element: <output>wallet</output> }, route], {
    initialEntries: ['/wallet', first],
    initialIndex: 1,
  });
  const place = await render(<RouterProvider router={router} />);
  const back = () => act(async () => router.navigate(-1));
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  const shown = () => place.querySelector('output')!.textContent;
  return { place, back, address, shown };
}

it('the step after the form is a page of its own, from which Back leads to the form', async () => {
  const { place, back, address, shown } = await open();
  await press(place, 'review');
  expect(address()).toBe('/send?to=ada&step=review');
  await back();
  expect([address(), shown()]).toEqual(['/send?to=ada', 'form']);
});

it('a flow that goes back to its form by itself leaves no page behind', async () => {
  const { place, back, address } = await open();
  await press(place, 'review');
  await press(place, 'form');
  expect(address()).toBe('/send?to=ada');
  await back();
  expect(address()).toBe('/wallet');
});

it('Back from the receipt leaves the flow, whatever steps came before it', async () => {
  const { place, back, address } = await open();
  for (const step of ['review', 'processing', 'receipt']) await press(place, step);
  expect(address()).toBe('/send?to=ada&step=receipt');
  await back();
  expect(address()).toBe('/wallet');
});

it('a flow whose page was loaded anew at a later step comes back to its form where it stands', async () => {
  const { place, address, shown } = await open('/send?to=ada&step=processing');
  await press(place, 'form');
  expect([address(), shown()]).toEqual(['/send?to=ada', 'form']);
});

function TwoFlows() {
  const [chosen, setChosen] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  useStepAddress({ name: 'bouquet', step: chosen ? 'chosen' : null, goBack: () => setChosen(false) });
  useStepAddress({ step: isReviewed ? 'review' : null, goBack: () => setReviewed(false) });
  return (
    <>
      <output>{`${chosen ? 'chosen' : 'not chosen'}, ${isReviewed ? 'review' : 'form'}`}</output>
      <button onClick={() => setChosen(true)}>choose</button>
      <button onClick={() => setReviewed(true)}>review</button>
    </>
  );
}

it('a review that begins while the step before it is on its way to the address stays, and Back leads out of it', async () => {
  const road = Promise.withResolvers<null>();
  const { place, back, address, shown } = await openAt('/tv', {
    path: '/tv',
    element: <TwoFlows />,
    loader: ({ request }) => (request.url.includes('chosen') ? road.promise : null),
  });
  await press(place, 'choose');
  expect(address()).toBe('/tv');
  await press(place, 'review');
  await act(async () => road.resolve(null));
  expect([address(), shown()]).toEqual(['/tv?bouquet=chosen&step=review', 'chosen, review']);
  await back();
  expect(shown()).toMatch(/form$/);
});
