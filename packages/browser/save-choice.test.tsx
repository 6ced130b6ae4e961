// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { createQueries } from './query.ts';
import { useSaveChoice } from './save-choice.ts';
import { press, render } from './testing/render.tsx';

interface Choices {
  sound: boolean;
  light: boolean;
}

/** A server that keeps what it is sent once it is let, one call after another. */
function slowServer() {
  let kept: Choices = { sound: false, light: false };
  const waiting: { change: Partial<Choices>; end: (isLost: boolean) => void }[] = [];
  return {
    waiting,
    read: () => Promise.resolve(kept),
    save: (change: Partial<Choices>) =>
      new Promise<Choices>((resolve, reject) => {
        const end = (isLost: boolean) => {
          if (isLost) return reject(new Error('lost'));
          kept = { ...kept, ...change };
          resolve(kept);
        };
        waiting.push({ change, end });
      }),
  };
}

async function open() {
  const server = slowServer();
  function Switches() {
    const { data } = useQuery({ queryKey: ['choices'], queryFn: server.read, staleTime: Infinity });
    const { mutate } = useSaveChoice({
      key: ['choices'],
      save: server.save,
      chosen: (before: Choices, change: Partial<Choices>) => ({ ...before, ...change }),
    });
    if (!data) return null;
    return (
      <>
        <button onClick={() => mutate({ sound: !data.sound })}>Sound</button>
        <button onClick={() => mutate({ light: !data.light })}>Light</button>
        <p>{[data.sound && 'sound', data.light && 'light'].filter(Boolean).join(' ')}</p>
      </>
    );
  }
  const place = await render(
    <QueryClientProvider client={createQueries()}>
      <Switches />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => act(async () => expect(place.querySelector('p')).not.toBeNull()));
  const shows = (text: string) =>
    vi.waitFor(() => act(async () => expect(place.querySelector('p')!.textContent).toBe(text)));
  const answers = async (isLost = false) => {
    await vi.waitFor(() => expect(server.waiting).not.toHaveLength(0));
    await act(async () => server.waiting.shift()!.end(isLost));
  };
  return { place, shows, answers, server };
}

it('a choice shows before it is saved, and stays while the answer to the one before it comes', async () => {
  const { place, shows, answers, server } = await open();
  await press(place, 'Sound');
  await press(place, 'Light');
  await shows('sound light');
  expect(server.waiting.map(({ change }) => change)).toEqual([{ sound: true }]);
  await answers();
  await shows('sound light');
  await answers();
  await shows('sound light');
});

it('choices that could not be saved are as they were, in whatever order they were made', async () => {
  const { place, shows, answers } = await open();
  await press(place, 'Sound');
  await shows('sound');
  await press(place, 'Light');
  await shows('sound light');
  await press(place, 'Sound');
  await shows('light');
  await answers(true);
  await answers(true);
  await answers(true);
  await shows('');
});
