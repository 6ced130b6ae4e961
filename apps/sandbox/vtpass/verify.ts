import { textOf, type Body } from '../fields.ts';
import { meterBehind, ownerOfSmartcard } from '../meters.ts';
import type { Answer } from '../misbehave.ts';
import { invalidArguments, noSuchProduct, told } from './answers.ts';
import { findService } from './services.ts';

const wrong = (error: string): Answer => told('000', '', { content: { error, WrongBillersCode: true } });

/** `POST /merchant-verify`: whose a meter or a smartcard is. */
export function verify(body: Body): Answer {
  const service = findService(textOf(body['serviceID']));
  if (!service) return noSuchProduct;
  const number = textOf(body['billersCode']);
  if (!number) return invalidArguments('The billersCode field is required.');
  if (service.kind === 'tv') {
    const owner = ownerOfSmartcard(number);
    if (!owner) return wrong('Invalid smartcard number');
    return told('000', '', {
      content: {
        Customer_Name: owner,
        Status: 'ACTIVE',
        DUE_DATE: '2027-01-01T00:00:00',
        Customer_Number: number,
        Customer_Type: service.id.toUpperCase(),
        Current_Bouquet: null,
        Renewal_Amount: null,
        WrongBillersCode: false,
      },
    });
  }
  const type = textOf(body['type']);
  if (service.kind !== 'electricity' || (type !== 'prepaid' && type !== 'postpaid')) {
    return invalidArguments('The type field is required.');
  }
  const meter = meterBehind(number);
  if (!meter) return wrong('This meter is not correct or is not a valid Meter. Please check and try again');
  return told('000', '', {
    content: {
      Customer_Name: meter.name,
      Address: meter.address,
      Meter_Number: number,
      Customer_Arrears: String(meter.debtKobo / 100),
      Minimum_Amount: '',
      Min_Purchase_Amount: String(meter.minimumKobo / 100),
      Can_Vend: 'yes',
      Business_Unit: '',
      Meter_Type: type.toUpperCase(),
      WrongBillersCode: false,
    },
  });
}
