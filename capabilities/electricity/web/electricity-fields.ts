import { emailFault } from '@wura/identity/rules';
import { parseMoney } from '@wura/money';
import { asFault } from '@wura/wire/phrases';
import { electricityRefusals } from '../refusals.ts';
import { amountFault, electricityFaults, meterNumberFault, phoneFault } from '../rules.ts';
import type { ElectricitySteps, VerifiedMeter } from './electricity-steps.ts';
import type { MeterType } from './meter-types.ts';

export const emptyElectricity = {
  company: '',
  meterType: 'prepaid' as string,
  meterNumber: '',
  phone: '',
  amount: '',
  email: '',
};
export type ElectricityValues = typeof emptyElectricity;

/** The fields of the first step. */
export const meterFields = ['company', 'meterType', 'meterNumber'] as const;

export function faultsOf(values: ElectricityValues, { verified }: ElectricitySteps) {
  const { company, meterNumber, phone, amount, email } = values;
  return {
    company: company === '' ? electricityFaults.company_missing : undefined,
    meterNumber: meterNumberFault(meterNumber),
    phone: phoneFault(phone),
    amount: amountFault(amount) ?? (verified && isBelow(amount, verified) ? belowMinimum : undefined),
    email: email.trim() === '' ? undefined : emailFault(email),
  };
}

export const wantedOf = ({ company, meterNumber, meterType }: ElectricityValues) => ({
  company,
  meterNumber,
  meterType: meterType as MeterType,
});

/** Whether the meter takes less than is typed; what is no amount yet is not too little. */
export function isBelow(amount: string, { minimum }: Pick<VerifiedMeter, 'minimum'>): boolean {
  const [asked, least] = [parseMoney(amount, 'NGN'), parseMoney(minimum, 'NGN')];
  return typeof asked === 'object' && typeof least === 'object' && asked.minor < least.minor;
}

const belowMinimum = asFault(electricityRefusals.below_meter_minimum);
