import { randomBytes } from 'node:crypto';
import { base32 } from '@wura/platform/identifiers';

/** What came with a call: JSON, or a form or a query, where every value is text. */
export type Body = Readonly<Record<string, unknown>>;

export function bodyOf(given: unknown): Body {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Body) : {};
}

export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

/** All that a call says, in one text. */
export const saidBy = ({ url, body }: { url: string; body: unknown }): string =>
  `${url} ${JSON.stringify(body ?? null)}`;

/** Of a page: how many, or which. */
export function wholeOf(value: unknown): number | undefined {
  const text = textOf(value);
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** A code such as providers make: a prefix and lower-case letters and digits. */
export function makeCode(prefix: string, length = 15): string {
  return prefix + base32(randomBytes(length)).toLowerCase().slice(0, length);
}

export const iso = (at: number): string => new Date(at).toISOString();
