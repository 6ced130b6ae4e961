import { defineFaults, type Fault } from '@wura/wire/phrases';
import { bareDigits, nationalPhone } from './phone.ts';

/** What a customer may keep a number for, to pay it again. */
export const billerKinds = ['airtime', 'data', 'electricity', 'tv'] as const;
export type BillerKind = (typeof billerKinds)[number];

export const billerFaults = defineFaults({
  biller_kind_unknown: 'Please choose airtime, data, electricity or tv',
  biller_phone_invalid: 'Enter a valid 11-digit phone number.',
  biller_meter_invalid: 'A meter number has 10 to 13 digits',
  biller_card_invalid: 'A smartcard number has 8 to 14 digits',
  biller_network_missing: 'Please select a network provider',
  biller_provider_missing: 'Please select a provider',
  biller_meter_type_missing: 'Please choose prepaid or postpaid',
});

const isPhone = (kind: BillerKind) => kind === 'airtime' || kind === 'data';

/** As it is kept, so that one number is saved once, however it is written. Undefined where it is none of its kind. */
export function billerNumber(kind: BillerKind, text: string): string | undefined {
  if (isPhone(kind)) return nationalPhone(text);
  const digits = bareDigits(text);
  return (kind === 'electricity' ? /^\d{10,13}$/ : /^\d{8,14}$/).test(digits) ? digits : undefined;
}

export interface BillerDetails {
  number: string;
  network?: string | undefined;
  provider?: string | undefined;
  meter_type?: string | undefined;
}

/** What else has to be known before such a number can be paid. */
export function billerDetailsFaults(
  kind: BillerKind,
  details: BillerDetails,
): Partial<Record<keyof BillerDetails, Fault>> {
  const { number, network, provider, meter_type } = details;
  const numberFault = isPhone(kind)
    ? billerFaults.biller_phone_invalid
    : kind === 'electricity'
      ? billerFaults.biller_meter_invalid
      : billerFaults.biller_card_invalid;
  return {
    ...(billerNumber(kind, number) === undefined && { number: numberFault }),
    ...(isPhone(kind) && network === undefined && { network: billerFaults.biller_network_missing }),
    ...(!isPhone(kind) && provider === undefined && { provider: billerFaults.biller_provider_missing }),
    ...(kind === 'electricity' && meter_type === undefined && { meter_type: billerFaults.biller_meter_type_missing }),
  };
}
