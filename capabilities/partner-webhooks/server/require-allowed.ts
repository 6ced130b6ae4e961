import type { ServerNeeds } from '@wura/features/server';
import { refuseFields } from '@wura/wire/refusals';
import { webhookFaults } from '../refusals.ts';
import { isLoopback } from '../rules.ts';
import { isPublic } from './public-address.ts';
import type { WebhookSettings } from './settings.ts';

export type WebhookNeeds = Pick<ServerNeeds<WebhookSettings>, 'identity' | 'vault' | 'pool' | 'now' | 'settings'>;

/** An address in figures that leads inside is refused now; a name is judged by where it leads at each attempt. */
export function requireAllowed({ settings: { isLoopbackAllowed } }: Pick<WebhookNeeds, 'settings'>, url: string): void {
  const { protocol, hostname } = new URL(url);
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const isFigures = /^[\d.]+$|:/.test(name);
  const isRefused =
    (isLoopback({ protocol, hostname }) && !isLoopbackAllowed) ||
    (isFigures && !isPublic(name, { isLoopbackAllowed })) ||
    /(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(isLoopbackAllowed ? '' : name);
  if (isRefused) throw refuseFields({ url: webhookFaults.webhook_url_unusable });
}
