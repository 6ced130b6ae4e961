import type { Events } from './calls.ts';

/** What Wura tells a program, told apart by its type. */
export type WuraEvent =
  | Events[keyof Events]
  | { id: string; type: 'webhook.test'; version: 1; created_at: string; data: { message: string } };

interface Delivery {
  /** As the address was registered; while it is being exchanged either is good. */
  readonly secret: string;
  /** The header Wura-Signature. */
  readonly header: string;
  /** As it came, before it is read as JSON. */
  readonly body: string;
  readonly now?: number;
  /** A delivery that was listened in on is worth nothing after it. */
  readonly toleranceSeconds?: number;
}

/** The event, where Wura has sent it and not long ago; none otherwise. */
export async function verifyWebhook({
  secret,
  header,
  body,
  now = Date.now(),
  toleranceSeconds = 300,
}: Delivery): Promise<WuraEvent | undefined> {
  const parts = header.split(',').map(part => part.split('=', 2) as [string, string?]);
  const at = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(at) || Math.abs(now / 1_000 - Number(at)) > toleranceSeconds) return undefined;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['verify']);
  const proofs = parts.flatMap(([name, proof]) => (name === 'v1' && proof !== undefined ? [fromHex(proof)] : []));
  const good = await Promise.all(proofs.map(proof => crypto.subtle.verify('HMAC', key, proof, bytes(`${at}.${body}`))));
  return good.includes(true) ? (JSON.parse(body) as WuraEvent) : undefined;
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(text)) return new Uint8Array(0);
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}
