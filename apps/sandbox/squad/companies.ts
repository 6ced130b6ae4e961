import type { Answer } from '../misbehave.ts';
import { success } from './answers.ts';

export interface Company {
  readonly code: string;
  readonly name: string;
  readonly logo_url: string;
}

const table = {
  IE: 'Ikeja Electric',
  EKEDC: 'Eko Electricity Distribution Company',
  AEDC: 'Abuja Electricity Distribution Company',
  IBEDC: 'Ibadan Electricity Distribution Company',
  BEDC: 'Benin Electricity Distribution Company',
  YEDC: 'Yola Electricity Distribution Company',
  KEDCO: 'Kano Electricity Distribution Company',
  KAEDC: 'Kaduna Electric',
  PHED: 'Port Harcourt Electricity Distribution',
  EEDC: 'Enugu Electricity Distribution Company',
  JED: 'Jos Electricity Distribution',
} as const;

const companies: readonly Company[] = Object.entries(table).map(([code, name]) => ({
  code,
  name,
  logo_url: `https://logos.example/${code.toLowerCase()}.png`,
}));

export const findCompany = (code: string): Company | undefined => companies.find(company => company.code === code);

export const listCompanies = (): Answer => success(companies);
