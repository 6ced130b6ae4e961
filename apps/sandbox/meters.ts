import { createHash } from 'node:crypto';
import { nameBehind } from './name-behind.ts';

/** Who a meter belongs to, and what it takes. */
export interface Meter {
  readonly name: string;
  readonly address: string;
  readonly minimumKobo: number;
  readonly debtKobo: number;
  /** Its keys change, so that two more tokens come before the one with the units. */
  readonly changesKeys: boolean;
}

const streets = 'Allen Avenue,Adeola Odeku Street,Awolowo Road,Bode Thomas Street,Herbert Macaulay Way'.split(',');

/** Eleven to thirteen digits; all zeros are no meter. */
export function meterBehind(number: string): Meter | undefined {
  if (!/^\d{11,13}$/.test(number) || /^0+$/.test(number)) return undefined;
  const [house, street] = createHash('sha256').update(`meter ${number}`).digest();
  return {
    name: nameBehind(number),
    address: `${(house! % 90) + 1} ${streets[street! % streets.length]}`,
    minimumKobo: number.endsWith('77') ? 500_000 : 10_000,
    debtKobo: number.endsWith('88') ? 125_050 : 0,
    changesKeys: number.endsWith('66'),
  };
}

/** Ten digits or eleven; all zeros are no card. */
export function ownerOfSmartcard(number: string): string | undefined {
  return /^\d{10,11}$/.test(number) && !/^0+$/.test(number) ? nameBehind(number) : undefined;
}

/** Twenty digits, the same for the same purchase. */
export function tokenOf(purchase: string): string {
  const digest = createHash('sha256').update(`token ${purchase}`).digest();
  return digest.readBigUInt64BE().toString().padStart(20, '0');
}

/** What a kilowatt-hour costs on band A, in kobo. */
export const tariffKobo = 20_950;

/** Kilowatt-hours for so much money, to one decimal as meters show them. */
export const unitsFor = (kobo: number): string => (Math.floor((kobo * 10) / tariffKobo) / 10).toFixed(1);
