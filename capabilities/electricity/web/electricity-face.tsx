import { inFours } from '@wura/bills/groups';
import type { BillFace } from '@wura/bills/web/bill-face';
import { textsOf } from '@wura/browser/messages';
import { CompanyTile } from './company-tile.tsx';
import type { ElectricityOrder } from './electricity-order.ts';
import { electricityMessages, payElectricityMessages } from './messages.ts';

/** Of a meter that was saved or paid. */
export const tileOf = ({ provider = '' }: Readonly<Record<string, string>>) => (
  <CompanyTile company={provider} size={40} />
);

export function faceOf({ meter }: ElectricityOrder): BillFace {
  const words = textsOf(payElectricityMessages);
  const { prepaid, postpaid } = textsOf(electricityMessages);
  const { company, companyTitle, meterNumber, meterType, customerName, address } = meter;
  return {
    what: words.what(companyTitle),
    biller: companyTitle,
    tile: <CompanyTile company={company} size={52} />,
    for: customerName,
    rows: [
      { label: words.meter, value: words.meterOf(inFours(meterNumber), meterType === 'prepaid' ? prepaid : postpaid) },
      ...(address === undefined ? [] : [{ label: words.address, value: address }]),
    ],
    complete: words.complete,
  };
}
