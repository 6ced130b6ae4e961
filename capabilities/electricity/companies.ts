/**
 * The distribution companies of Nigeria, by our name of each, as they call themselves: for what was paid long ago, by
 * whichever seller. Which of them can be paid, the seller says.
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

/** The codes that sellers have for them, beside our names: a caller may send either. The adapters' tests compare them with theirs. */
const sellerCodes = {
  ABA: ['aba-electric'],
  ABUJA: ['AEDC', 'abuja-electric'],
  BENIN: ['BEDC', 'benin-electric'],
  EKO: ['EKEDC', 'eko-electric'],
  ENUGU: ['EEDC', 'enugu-electric'],
  IBADAN: ['IBEDC', 'ibadan-electric'],
  IKEJA: ['IE', 'ikeja-electric'],
  JOS: ['JED', 'jos-electric'],
  KADUNA: ['KAEDC', 'kaduna-electric'],
  KANO: ['KEDCO', 'kano-electric'],
  PORTHARCOURT: ['PHED', 'portharcourt-electric'],
  YOLA: ['YEDC', 'yola-electric'],
} as const satisfies Record<keyof typeof companies.titles, readonly string[]>;

const byWord = new Map(
  Object.entries(sellerCodes).flatMap(([name, codes]) => [name, ...codes].map(word => [word.toUpperCase(), name])),
);

/** Our name of a company, from that or a seller's code, in either case. */
export const companyOf = (named: string): string | undefined => byWord.get(named.trim().toUpperCase());

export const companyTitle = (name: string): string =>
  (companies.titles as Readonly<Record<string, string>>)[name] ?? name;
