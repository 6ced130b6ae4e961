import type { Company } from '@wura/electricity/server/ports';

/**
 * The distribution companies by Squad's codes, as docs.squadco.com/Value-Added-Services/electricity listed them on 20
 * November 2026. Our names are the same with every seller.
 */
const table: Readonly<Record<string, readonly [name: string, title: string]>> = {
  IE: ['IKEJA', 'Ikeja Electric'],
  EKEDC: ['EKO', 'Eko Electricity'],
  AEDC: ['ABUJA', 'Abuja Electricity'],
  IBEDC: ['IBADAN', 'Ibadan Electricity'],
  BEDC: ['BENIN', 'Benin Electricity'],
  YEDC: ['YOLA', 'Yola Electricity'],
  KEDCO: ['KANO', 'Kano Electricity'],
  KAEDC: ['KADUNA', 'Kaduna Electric'],
  PHED: ['PORTHARCOURT', 'Port Harcourt Electricity'],
  EEDC: ['ENUGU', 'Enugu Electricity'],
  JED: ['JOS', 'Jos Electricity'],
};

/** Nothing for one that has no name here: a customer could not tell it from the same one with another seller. */
export function companyOf(code: string): Company | undefined {
  const [name, title] = table[code.toUpperCase()] ?? [];
  return name !== undefined && title !== undefined ? { name, title, code } : undefined;
}
