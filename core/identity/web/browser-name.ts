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

/** The browser by the name its customer knows, where it says one. */
export function browserName(userAgent: string): string | undefined {
  return browsers.find(([sign]) => userAgent.includes(sign))?.[1];
}
