import { inFours } from '@wura/bills/groups';
import type { BillFace } from '@wura/bills/web/bill-face';
import { textsOf } from '@wura/browser/messages';
import type { CableOrder } from './cable-order.ts';
import { payCableMessages } from './messages.ts';
import { ProviderTile } from './provider-tile.tsx';

/** Of a smartcard that was saved or paid. */
export const tileOf = ({ provider = '' }: Readonly<Record<string, string>>) => (
  <ProviderTile provider={provider} size={40} />
);

export function faceOf({ card, bouquet }: CableOrder): BillFace {
  const words = textsOf(payCableMessages);
  const { provider, providerTitle, smartcard, customerName } = card;
  return {
    what: bouquet.name,
    biller: providerTitle,
    tile: <ProviderTile provider={provider} size={52} />,
    for: customerName,
    rows: [{ label: words.smartcard, value: inFours(smartcard) }],
    complete: words.complete,
  };
}
