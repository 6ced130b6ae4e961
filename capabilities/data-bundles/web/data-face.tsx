import { networkNames } from '@wura/bills/networks';
import { groupPhone } from '@wura/bills/phone';
import type { BillFace } from '@wura/bills/web/bill-face';
import { OtherNetwork } from '@wura/bills/web/networks';
import { NetworkTile } from '@wura/bills/web/network-tile';
import { textsOf } from '@wura/browser/messages';
import type { DataOrder } from './data-order.ts';
import { dataMessages } from './messages.ts';

export function faceOf({ phone, network, planTitle }: DataOrder): BillFace {
  const words = textsOf(dataMessages);
  return {
    what: words.what(networkNames[network], planTitle),
    biller: networkNames[network],
    tile: <NetworkTile network={network} size={52} />,
    for: groupPhone(phone),
    caution: <OtherNetwork network={network} phone={phone} />,
    complete: words.complete,
  };
}
