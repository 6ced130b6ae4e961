// @vitest-environment happy-dom
import { act, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { prefetched } from './prefetched.ts';
import { render } from './testing/render.tsx';

const Here = ({ name }: { name: string }) => <p>{name} is here</p>;
const Missing = () => <p>not fetched</p>;

/** What stands there at once, before anything that is waited for. */
function atOnce(Part: ComponentType<{ name: string }>): string | null {
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <Suspense fallback="awaited">
        <Part name="Ada" />
      </Suspense>,
    ),
  );
  return place.textContent;
}

test('a part that was fetched before its place is reached stands there at once', async () => {
  const fetching = Promise.resolve({ default: Here });
  const Part = prefetched(() => fetching, Missing);
  Part.fetch();
  await fetching;
  await Promise.resolve();
  expect(atOnce(Part)).toBe('Ada is here');
});

test('a part that was not fetched is waited for, and where it cannot be fetched another stands in its place', async () => {
  let isOnline = false;
  async function load() {
    if (!isOnline) throw new Error('there is no network');
    return { default: Here };
  }
  const Part = prefetched(load, Missing);
  expect(atOnce(Part)).toBe('awaited');
  const place = await render(
    <Suspense fallback="awaited">
      <Part name="Ada" />
    </Suspense>,
  );
  expect(place.textContent).toBe('not fetched');
  isOnline = true;
  Part.fetch();
  await Promise.resolve();
  await Promise.resolve();
  expect(atOnce(Part)).toBe('Ada is here');
});
