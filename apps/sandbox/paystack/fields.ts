import { textOf } from '../fields.ts';

/** Kobo: a whole number, or the same as text. */
export function koboOf(value: unknown): number | undefined {
  const text = textOf(value);
  if (text === undefined || !/^\d{1,15}$/.test(text)) return undefined;
  return Number(text) > 0 ? Number(text) : undefined;
}

export const integration = 463433;
export const domain = 'test';
