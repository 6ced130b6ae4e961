import type { Surroundings } from '@wura/features/server/ports';
import type { SettingsReader } from '@wura/platform/settings';

export interface WebhookSettings {
  readonly isLoopbackAllowed: boolean;
}

/** A developer's receiver runs on the developer's machine. Where real money moves, nothing of a customer's leads inside. */
export function readSettings(read: SettingsReader, { mode }: Surroundings): WebhookSettings {
  const isLoopbackAllowed = read.choice('WEBHOOKS_TO_LOOPBACK', ['on', 'off']) === 'on';
  if (isLoopbackAllowed && mode === 'live') throw new Error('WEBHOOKS_TO_LOOPBACK is for development: leave it out');
  return { isLoopbackAllowed };
}
