export interface Bouquet {
  readonly name: string;
  readonly platform: string;
  readonly code: string;
  readonly kobo_amount: number;
  readonly currency: 'NGN';
  readonly provider: string;
}

/** Codes, names and naira a month, as MultiChoice sold them in 2025. */
const table: Readonly<Record<string, readonly (readonly [code: string, name: string, naira: number])[]>> = {
  DSTV: [
    ['NNJ1E36', 'DStv Padi', 4_400],
    ['NNJ2E36', 'DStv Yanga', 6_000],
    ['NNJ3E36', 'DStv Confam', 11_000],
    ['COMPE36', 'DStv Compact', 19_000],
    ['COMPLE36', 'DStv Compact Plus', 30_000],
    ['PRWE36', 'DStv Premium', 44_500],
    ['PRWFRNSE36', 'DStv Premium French', 69_000],
    ['ASIAE36', 'DStv Asia', 14_900],
  ],
  GOTV: [
    ['GOLITE', 'GOtv Smallie', 1_900],
    ['GOTVNJ1', 'GOtv Jinja', 3_900],
    ['GOTVNJ2', 'GOtv Jolli', 5_800],
    ['GOTVMAX', 'GOtv Max', 8_500],
    ['GOTVSUPA', 'GOtv Supa', 11_400],
    ['GOTVSUPAPLUS', 'GOtv Supa Plus', 16_800],
  ],
};

export const cableProviders: readonly string[] = Object.keys(table);

export const bouquetsOf = (provider: string): readonly Bouquet[] =>
  (table[provider] ?? []).map(([code, name, naira]) => ({
    name,
    platform: provider,
    code,
    kobo_amount: naira * 100,
    currency: 'NGN',
    provider,
  }));
