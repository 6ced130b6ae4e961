import type { Fault } from '@wura/wire/phrases';
import { webhookFaults } from './refusals.ts';

export const endpointsMax = 5;
export const attemptsMax = 10;
/** What was told is kept so long, and can be told again as long. */
export const keptDays = 30;
const urlLengthMax = 500;

/** What is wrong with an address before any name is looked up. Whether it leads inside is found out at each attempt. */
export function urlFault(value: string): Fault | undefined {
  const typed = value.trim();
  if (typed === '') return webhookFaults.webhook_url_missing;
  const url = URL.parse(typed);
  const isUsable =
    url !== null &&
    (url.protocol === 'https:' || isLoopback(url)) &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    url.href.length <= urlLengthMax &&
    (url.hostname.includes('.') || url.hostname.startsWith('[') || isLoopback(url));
  return isUsable ? undefined : webhookFaults.webhook_url_unusable;
}

/** For the tests of a developer, where the installation allows it: nothing is encrypted on its way to the same machine. */
export const isLoopback = ({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean =>
  protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
