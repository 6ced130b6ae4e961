import type { AirtimeDetails } from '@wura/airtime/server/ports';
import type { Company } from '@wura/electricity/server/ports';

// What they sell, by their serviceIDs, as vtpass.com/documentation listed them on 20 November 2026. Our names are the same
// with every seller.

/** 9mobile is still called by its first name. */
export const networks: Readonly<Record<AirtimeDetails['network'], string>> = {
  mtn: 'mtn',
  airtel: 'airtel',
  glo: 'glo',
  '9mobile': 'etisalat',
};

const companyTitles = {
  IKEJA: 'Ikeja Electric',
  EKO: 'Eko Electricity',
  ABUJA: 'Abuja Electricity',
  IBADAN: 'Ibadan Electricity',
  BENIN: 'Benin Electricity',
  YOLA: 'Yola Electricity',
  KANO: 'Kano Electricity',
  KADUNA: 'Kaduna Electric',
  PORTHARCOURT: 'Port Harcourt Electricity',
  ENUGU: 'Enugu Electricity',
  JOS: 'Jos Electricity',
  ABA: 'Aba Power',
};

export const companies: readonly Company[] = Object.entries(companyTitles).map(([name, title]) => ({
  name,
  title,
  code: `${name.toLowerCase()}-electric`,
}));

const broadcasters: Readonly<Record<string, string>> = { STARTIMES: 'startimes', DSTV: 'dstv', GOTV: 'gotv' };

export const broadcasterOf = (provider: string): string => broadcasters[provider] ?? provider.toLowerCase();
