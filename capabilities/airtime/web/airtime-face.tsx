import { networkNames, type Network } from '@wura/bills/networks';
import { groupPhone } from '@wura/bills/phone';
import type { BillFace } from '@wura/bills/web/bill-face';
import { OtherNetwork } from '@wura/bills/web/networks';
import { NetworkTile } from '@wura/bills/web/network-tile';
import { textsOf } from '@wura/browser/messages';
import type { AirtimeOrder } from './airtime-order.ts';
import { airtimeMessages } from './messages.ts';

/** "MTN airtime" */
export const whatOf = (network: Network) => textsOf(airtimeMessages).what(networkNames[network]);

export function faceOf({ phone, network }: AirtimeOrder): BillFace {
  return {
    what: whatOf(network),
    biller: networkNames[network],
    tile: <NetworkTile network={network} size={52} />,
    for: groupPhone(phone),
    caution: <OtherNetwork network={network} phone={phone} />,
    complete: textsOf(airtimeMessages).complete,
  };
}
