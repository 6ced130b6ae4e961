import type { Fault } from '@wura/wire/phrases';
import { plainLine } from '@wura/wire/plain-line';
import { apiKeyFaults } from './refusals.ts';

export const keysMax = 20;
export const keyDaysMax = 365;
const nameMax = 60;

export function keyNameFault(name: string): Fault | undefined {
  const clean = plainLine(name);
  if (clean === '') return apiKeyFaults.key_name_missing;
  return clean.length > nameMax ? apiKeyFaults.key_name_unusable : undefined;
}

/** What money leaves by; the other reads. */
export const isSending = (scopes: readonly string[]): boolean => scopes.some(scope => scope !== 'read');
