import { textsOf } from '@wura/browser/messages';
import { sessionMessages } from './messages.ts';

// Looked for in this order, because each of them also carries the names of those after it.
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['HeadlessChrome/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

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
  const browser = browsers.find(([sign]) => userAgent.includes(sign))?.[1];
  const system = systems.find(([sign]) => userAgent.includes(sign))?.[1];
  return browser && system ? words.device(browser, system) : (browser ?? system ?? words.unknownDevice);
}
