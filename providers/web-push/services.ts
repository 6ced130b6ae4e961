// Where browsers let themselves be told: the server calls these and no other address, whatever a caller says is theirs.

export const knownServices: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

export interface Services {
  /** Host names; `*.` before one stands for what lies below it. */
  readonly hosts: readonly string[];
  /** The sandbox's, on this machine. */
  readonly sandboxUrl: string | undefined;
}

const addressMax = 1_024;

/** Which of them an address is at; none where it is at no push service that we know. */
export function serviceOf(endpoint: string, { hosts, sandboxUrl }: Services): string | undefined {
  if (endpoint.length > addressMax) return undefined;
  const url = URL.parse(endpoint);
  if (!url || url.href !== endpoint || url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  if (sandboxUrl !== undefined && endpoint.startsWith(`${sandboxUrl}/push/send/`)) return 'sandbox';
  // The usual port has no number in an address.
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  return hosts.find(host => (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host));
}
