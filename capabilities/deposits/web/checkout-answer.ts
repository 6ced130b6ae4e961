/** Something another window said. */
interface Said {
  readonly origin: string;
  readonly data: unknown;
}

interface Expected {
  /** The page of the checkout. */
  readonly address: string;
  readonly reference: string;
}

/**
 * Whether a checkout in a window of its own was left, or finished one way or the other. Any window may say anything to
 * this page, so only the checkout's own origin is heard, and only about this payment. It decides nothing: the server asks
 * the provider.
 */
export function checkoutAnswer(
  { origin, data }: Said,
  { address, reference }: Expected,
): 'finished' | 'left' | undefined {
  if (origin !== new URL(address).origin || typeof data !== 'object' || data === null) return undefined;
  const said = data as Record<string, unknown>;
  if (said['source'] !== 'sandbox-checkout' || said['reference'] !== reference) return undefined;
  return said['outcome'] === 'abandoned' ? 'left' : 'finished';
}
