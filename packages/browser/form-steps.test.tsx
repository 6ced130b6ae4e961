// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { stepOf, useFormSteps } from './form-steps.ts';
import { useForm } from './form.ts';
import { press, render } from './testing/render.tsx';

const fieldsOf = { info: ['email', 'username'], security: ['password'], address: ['country'] } as const;
const initial = { email: '', username: '', password: '', country: '' };

function Form({ first }: { first?: number }) {
  const form = useForm({ initial, faults: () => ({}), submit: async () => undefined });
  const { name, next, back } = useFormSteps({ form, fieldsOf, ...(first !== undefined && { first }) });
  return (
    <form onSubmit={next}>
      <output>{name}</output>
      <button type="submit">next</button>
      <button type="button" onClick={back}>
        back
      </button>
    </form>
  );
}

async function open(first?: number) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <output>front door</output> },
      { path: '/register', element: <Form {...(first !== undefined && { first })} /> },
    ],
    { initialEntries: ['/', '/register'], initialIndex: 1 },
  );
  const place = await render(<RouterProvider router={router} />);
  const goBack = () => act(async () => router.navigate(-1));
  return { place, goBack, shown: () => place.querySelector('output')!.textContent };
}

it('a field that the server refused is found on its step', () => {
  const found = ['username', 'password', 'country', 'nothing'].map(field => stepOf(field, fieldsOf));
  expect(found).toEqual([0, 1, 2, -1]);
});

it('the Back of a browser leads from each step of a form to the one before, and out of the first', async () => {
  const { place, goBack, shown } = await open();
  const seen: (string | null)[] = [];
  for (let step = 0; step < 2; step += 1) await press(place, 'next');
  for (let step = 0; step < 4; step += 1) {
    seen.push(shown());
    await goBack();
  }
  expect(seen).toEqual(['address', 'security', 'info', 'front door']);
});

it('a step that was left by the button of the form leaves no page behind', async () => {
  const { place, goBack, shown } = await open();
  for (const button of ['next', 'next', 'back', 'back']) await press(place, button);
  expect(shown()).toBe('info');
  await goBack();
  expect(shown()).toBe('front door');
});

it('Back leaves a form at the step that it began with', async () => {
  const { place, goBack, shown } = await open(1);
  await press(place, 'next');
  await goBack();
  expect(shown()).toBe('security');
  await goBack();
  expect(shown()).toBe('front door');
});
