import { amountText, parseAmount } from '@wura/money';
import { hash, randomUUID } from 'node:crypto';

/** What a customer wants done once, by name and by content. */
export interface Intent {
  /** The same for the same customer and Idempotency-Key, in every process and for ever. */
  readonly request: string;
  /** A digest of what was asked, so that one key used for two things is noticed. */
  readonly fingerprint: number;
  readonly isNamed: boolean;
}

export interface Asked {
  /** Method and path, with what stands in it: the same body sent elsewhere is another intent. */
  readonly route: string;
  readonly caller: string;
  readonly key: string | undefined;
  /** The body as it was sent: parsed, and not yet read by any rule, so that a rule that changes later changes no digest. */
  readonly sent: unknown;
}

export function intentOf({ route, caller, key, sent }: Asked): Intent {
  return {
    request: key === undefined ? randomUUID() : requestOf(caller, key),
    fingerprint: Number.parseInt(hash('sha256', `${route} ${canonical(sent)}`, 'hex').slice(0, 8), 16) | 0,
    isNamed: key !== undefined,
  };
}

/** What a device signs in the place of a PIN: this call, under this key, and no other. No part of it but the last has a NUL. */
export function paymentDigest({ route, key, sent }: Omit<Asked, 'caller'>): Buffer {
  return hash('sha256', `${route}\0${key ?? ''}\0${canonical(sent)}`, 'buffer');
}

/** Customer ids have no NUL, so no two pairs of customer and key read the same. */
export function requestOf(caller: string, key: string): string {
  return uuidOf(`${caller}\0${key}`);
}

/** The first half of a SHA-256, in the spelling PostgreSQL gives a uuid back in. */
export function uuidOf(text: string): string {
  const hex = hash('sha256', text, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

/** One text for all bodies that ask the same: fields in one order, amounts by value, and no PIN, which proves and asks nothing. */
function canonical(body: unknown): string {
  return isFields(body) ? fieldsText(body, 'pin') : text(body, '');
}

function text(value: unknown, name: string): string {
  if (name === 'amount') return amountOf(value);
  if (value instanceof Uint8Array) return hash('sha256', value, 'hex');
  if (Array.isArray(value)) return `[${value.map(item => text(item, '')).join()}]`;
  return isFields(value) ? fieldsText(value) : (JSON.stringify(value) ?? 'null');
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsText(fields: Readonly<Record<string, unknown>>, without?: string): string {
  let written = '';
  for (const name of Object.keys(fields).sort()) {
    if (name === without) continue;
    written += `${written && ','}${JSON.stringify(name)}:${text(fields[name], name)}`;
  }
  return `{${written}}`;
}

/** 1500, 1500.0 and "1500.00" are one amount. What is no amount keeps its spelling: it was refused, or will be. */
function amountOf(value: unknown): string {
  const amount = parseAmount(value);
  return typeof amount === 'string' ? (JSON.stringify(value) ?? 'null') : amountText(amount);
}
