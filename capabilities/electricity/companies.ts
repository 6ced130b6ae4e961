/**
 * The distribution companies of Nigeria, by our name of each, as they call themselves: for what was paid long ago, whoever
 * sold it. Which of them can be paid, the seller says.
 */
export const companies = {
  asOf: '2026-11-01',
  source: 'Nigerian Electricity Regulatory Commission, list of distribution licensees',
  titles: {
    ABA: 'Aba Power',
    ABUJA: 'Abuja Electricity',
    BENIN: 'Benin Electricity',
    EKO: 'Eko Electricity',
    ENUGU: 'Enugu Electricity',
    IBADAN: 'Ibadan Electricity',
    IKEJA: 'Ikeja Electric',
    JOS: 'Jos Electricity',
    KADUNA: 'Kaduna Electric',
    KANO: 'Kano Electricity',
    PORTHARCOURT: 'Port Harcourt Electricity',
    YOLA: 'Yola Electricity',
  },
} as const satisfies { asOf: string; source: string; titles: Record<string, string> };

export const companyTitle = (name: string): string =>
  (companies.titles as Readonly<Record<string, string>>)[name] ?? name;
