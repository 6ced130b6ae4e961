import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

// Draws a component into the document of a test file that asks for one (`@vitest-environment happy-dom`), and removes it
// when the test is over. What React does because of an event is done by the time `act` returns.

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export async function render(shown: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  await act(async () => root.render(shown));
  return place;
}

export async function press(within: HTMLElement, name: string): Promise<void> {
  const button = [...within.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`there is no button "${name}": ${within.textContent}`);
  await act(async () => button.click());
}

/** As a person types: the value the browser holds changes, and React hears of it. */
export async function type(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function leave(field: HTMLInputElement, next: HTMLElement | null = null): Promise<void> {
  await act(async () => {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: next }));
  });
}
