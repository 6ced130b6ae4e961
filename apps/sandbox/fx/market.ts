/** Units of each currency for one dollar, at noon of the day on which this market stands still. */
const opening: Readonly<Record<string, number>> = {
  NGN: 1485.5,
  USD: 1,
  EUR: 0.862159,
  GBP: 0.757522,
  CAD: 1.408057,
  KES: 129.1739,
  GHS: 10.92279,
  ZAR: 17.27326,
  XOF: 565.5421,
  XAF: 565.5421,
  AUD: 1.537785,
  NZD: 1.753837,
  JPY: 155.0626,
  CNY: 7.107656,
  INR: 88.68657,
  AED: 3.6725,
  SAR: 3.750125,
  QAR: 3.640931,
  KWD: 0.306795,
  CHF: 0.799946,
  SEK: 9.461783,
  NOK: 10.10544,
  DKK: 6.439099,
  PLN: 3.658867,
  CZK: 20.86376,
  HUF: 328.6504,
  TRY: 42.32194,
  BRL: 5.343525,
  MXN: 18.33951,
  SGD: 1.298514,
  HKD: 7.781561,
  MYR: 4.137883,
  THB: 32.4345,
  KRW: 1456.373,
  EGP: 47.61218,
  MAD: 9.284375,
  TZS: 2435.246,
  UGX: 3536.905,
  RWF: 1442.233,
};

/** How this market differs from the one that stands still, as the controls have it. */
export interface Mood {
  /** In place of the opening rates. */
  rates: Readonly<Record<string, number>>;
  missing: readonly string[];
  /** How old what it says is. */
  ageSeconds: number;
}

export const calm: Mood = { rates: {}, missing: [], ageSeconds: 0 };

export const currencies = Object.keys(opening);

/** The rates of the moment, which stay what they are until a control says otherwise. */
export function ratesNow({ rates, missing }: Mood): Record<string, number> {
  const all = Object.entries({ ...opening, ...rates });
  return Object.fromEntries(all.filter(([code]) => !missing.includes(code)));
}

/** The rates of a day in the past: some percent around the opening ones, and for one day always the same. */
export function ratesOn(day: string): Record<string, number> {
  const number = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  return Object.fromEntries(
    Object.entries(opening).map(([code, rate], place) => {
      if (code === 'USD') return [code, rate];
      const swing = 0.012 * Math.sin(number / 4.1 + place) + 0.006 * Math.sin(number / 1.7 + place * 2);
      return [code, Number((rate * (1 + swing)).toPrecision(7))];
    }),
  );
}
