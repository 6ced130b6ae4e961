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

/** Enough to tell one's own passkeys apart, together with the day. */
export function browserName(): string {
  return browsers.find(([sign]) => navigator.userAgent.includes(sign))?.[1] ?? location.hostname;
}
