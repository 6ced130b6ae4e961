import { afterEach, expect, test } from 'vitest';
import { currentToast, dropToast, toast, toastNews } from './toast.ts';

afterEach(() => {
  for (let shown = currentToast(); shown; shown = currentToast()) dropToast(shown.id);
});

test('news waits until the confirmation of what was done has gone', () => {
  toast('PIN set');
  toastNews('Your PIN was set', 'info');
  expect(currentToast()?.text).toBe('PIN set');
  dropToast(currentToast()!.id);
  expect(currentToast()?.text).toBe('Your PIN was set');
});

test('a confirmation takes the place of news', () => {
  toastNews('₦500.00 from Bola', 'ok');
  toast('Address copied');
  expect(currentToast()?.text).toBe('Address copied');
});

test('of much news at once the newest are told', () => {
  toast('Saved');
  for (const text of ['one', 'two', 'three', 'four']) toastNews(text, 'ok');
  const told: string[] = [];
  for (let shown = currentToast(); shown; shown = currentToast()) {
    told.push(shown.text);
    dropToast(shown.id);
  }
  expect(told).toEqual(['Saved', 'two', 'three', 'four']);
});
