// @vitest-environment happy-dom
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { call, endpoint } from './client.ts';
import { createQueries, useRoute } from './query.ts';
import { press, render } from './testing/render.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const person = endpoint('GET', '/api/person');

/** Answers every call with this status, and counts them. */
function serverSays(status: number) {
  const json = JSON.stringify({ code: 'internal', message: 'x' });
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(json, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** Draws its part, which reads the same again, only once it has an answer. */
function Screen() {
  const { isPending } = useRoute(person, {});
  return isPending ? 'Loading' : <Part />;
}

function Part() {
  const { isPending, isError } = useRoute(person, {});
  return isError ? 'Failed' : isPending ? 'Waits' : 'Read';
}

function Rooms() {
  const [isIn, setIn] = useState(true);
  return (
    <>
      <button onClick={() => setIn(!isIn)}>Door</button>
      <p>{isIn && <Screen />}</p>
    </>
  );
}

const seen = (place: HTMLElement) => place.querySelector('p')!.textContent;
const settled = () => act(() => new Promise(resolve => void setTimeout(resolve, 100)));
const shows = (place: HTMLElement, text: string) =>
  vi.waitFor(async () => {
    await settled();
    expect(seen(place)).toBe(text);
  });

it('a read that failed is not asked again by each part of the screen that waited for it', async () => {
  const fetched = serverSays(500);
  const place = await render(
    <QueryClientProvider client={createQueries()}>
      <Rooms />
    </QueryClientProvider>,
  );
  await shows(place, 'Failed');
  expect(fetched).toHaveBeenCalledOnce();
});

it('a customer who comes back to a screen that had failed has it asked again', async () => {
  const fetched = serverSays(500);
  const place = await render(
    <QueryClientProvider client={createQueries()}>
      <Rooms />
    </QueryClientProvider>,
  );
  await shows(place, 'Failed');
  await press(place, 'Door');
  await press(place, 'Door');
  await shows(place, 'Failed');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('an answer to what one customer asked is not given to another who signed in before it came', async () => {
  const json = JSON.stringify({ name: 'Ada' });
  let signsInMeanwhile = '';
  vi.stubGlobal('fetch', () => {
    localStorage.setItem('token', signsInMeanwhile);
    return Promise.resolve(new Response(json));
  });
  for (const [next, outcome] of [
    ['ada', { value: { name: 'Ada' } }],
    ['bola', { reason: { kind: 'lost' } }],
  ] as const) {
    localStorage.setItem('token', 'ada');
    signsInMeanwhile = next;
    const [ended] = await Promise.allSettled([call(person, {})]);
    expect(ended).toMatchObject(outcome);
  }
});

it('what is asked for without a network is refused at once, and is not done later unasked', async () => {
  const fetched = serverSays(200);
  function Change() {
    const { mutate, status } = useMutation({ mutationFn: () => call(endpoint('POST', '/api/person'), {}) });
    return (
      <>
        <button onClick={() => mutate()}>Change</button>
        <p>{status}</p>
      </>
    );
  }
  const place = await render(
    <QueryClientProvider client={createQueries()}>
      <Change />
    </QueryClientProvider>,
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await press(place, 'Change');
  await shows(place, 'error');
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(fetched).not.toHaveBeenCalled();
});
