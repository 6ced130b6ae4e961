// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
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

async function open(first = '/send?to=ada') {
  const router = createMemoryRouter(
    [
      { path: '/wallet', element: <output>wallet</output> },
      { path: '/send', element: <Flow /> },
    ],
    { initialEntries: ['/wallet', first], initialIndex: 1 },
  );
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
