import { textsOf } from '@wura/browser/messages';
import { browserName } from '@wura/identity/web/browser-name';
import { sessionMessages } from './messages.ts';

// As with browsers, each also carries the names of those after it.
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS X', 'Mac'],
  ['Windows', 'Windows'],
  ['Linux', 'Linux'],
] as const;

/** "Chrome on Android": enough to recognise one's own device by, and no more than the browser says of itself. */
export function describeDevice(userAgent: string): string {
  const words = textsOf(sessionMessages);
  const browser = browserName(userAgent);
  const system = systems.find(([sign]) => userAgent.includes(sign))?.[1];
  return browser && system ? words.device(browser, system) : (browser ?? system ?? words.unknownDevice);
}
