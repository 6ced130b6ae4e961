import type { Surroundings } from '@wura/features/server/ports';
import type { SettingsReader } from '@wura/platform/settings';

export interface TermiiSettings {
  readonly apiKey: string;
  /** As it is registered with them, 3 to 11 letters and digits. */
  readonly senderId: string;
  readonly baseUrl: string;
  /** Signs what they tell of texts that were sent. None: nothing that is told is believed. */
  readonly secretKey: string | undefined;
}

/** The sandbox has a key of its own, which is no secret: it and the product may be started apart and must agree. */
const sandboxKey = 'TL_sandbox';
const sandboxSecret = 'sk_sandbox_termii';

/** It moves no money, so its key may be a real one beside the sandbox. */
export function readSettings(read: SettingsReader, { sandbox }: Surroundings): TermiiSettings | undefined {
  const baseUrl = read.baseUrl('TERMII_BASE_URL');
  const senderId = read.text('TERMII_SENDER_ID') ?? 'Wura';
  if (!/^[A-Za-z0-9 ]{3,11}$/.test(senderId)) throw new Error('TERMII_SENDER_ID must be 3 to 11 letters and digits');
  const given = read.text('TERMII_API_KEY');
  const apiKey = given ?? (sandbox && sandboxKey);
  if (apiKey === undefined) return undefined;
  const usual = given === undefined && sandbox ? `${sandbox.url}/sms` : 'https://v3.api.termii.com';
  const secretKey = read.text('TERMII_SECRET_KEY') ?? (given === undefined && sandbox ? sandboxSecret : undefined);
  return { apiKey, senderId, baseUrl: baseUrl ?? usual, secretKey };
}
