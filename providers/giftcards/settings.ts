import type { Surroundings } from '@wura/features/server/ports';
import type { SettingsReader } from '@wura/platform/settings';

export interface GiftCardsSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
}

/** The sandbox has a key of its own, which is no secret: it and the product may be started apart and must agree. */
const sandboxKey = 'gc_sandbox_key';

/** Every partner has an address of its own, so a key without one is of no use. */
export function readSettings(read: SettingsReader, { sandbox }: Surroundings): GiftCardsSettings | undefined {
  const baseUrl = read.baseUrl('GIFT_CARDS_BASE_URL') ?? (sandbox && `${sandbox.url}/giftcards`);
  const apiKey = read.text('GIFT_CARDS_API_KEY') ?? (sandbox && sandboxKey);
  if (apiKey === undefined) return undefined;
  if (baseUrl === undefined) throw new Error('GIFT_CARDS_BASE_URL says where the partner of GIFT_CARDS_API_KEY is');
  return { apiKey, baseUrl };
}
