import { randomBytes } from 'node:crypto';
import { base32 } from '@wura/platform/identifiers';

/** What a person reads out on the phone: `WS-7K3Q9-DXM2P`. Fifty bits, so that no two meet and none can be guessed. */
export function newReference(): string {
  const letters = base32(randomBytes(7)).slice(0, 10);
  return `WS-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
