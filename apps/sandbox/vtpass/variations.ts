export interface Variation {
  readonly variation_code: string;
  readonly name: string;
  readonly variation_amount: string;
  readonly fixedPrice: 'Yes';
}

type Line = readonly [code: string, name: string, naira: number];

/** Codes, names and naira of 2025. */
const table: Readonly<Record<string, readonly Line[]>> = {
  startimes: [
    ['nova', 'Nova (Dish) - 1,900 Naira - 1 Month', 1_900],
    ['basic', 'Basic (Antenna) - 3,700 Naira - 1 Month', 3_700],
    ['smart', 'Basic (Dish) - 4,700 Naira - 1 Month', 4_700],
    ['classic', 'Classic (Antenna) - 5,500 Naira - 1 Month', 5_500],
    ['super', 'Super (Dish) - 9,000 Naira - 1 Month', 9_000],
    ['nova-weekly', 'Nova (Dish) - 600 Naira - 1 Week', 600],
    ['basic-weekly', 'Basic (Antenna) - 1,250 Naira - 1 Week', 1_250],
    ['smart-weekly', 'Basic (Dish) - 1,550 Naira - 1 Week', 1_550],
    ['classic-weekly', 'Classic (Antenna) - 1,900 Naira - 1 Week', 1_900],
    ['super-weekly', 'Super (Dish) - 3,000 Naira - 1 Week', 3_000],
  ],
  dstv: [
    ['dstv-padi', 'DStv Padi N4,400', 4_400],
    ['dstv-yanga', 'DStv Yanga N6,000', 6_000],
    ['dstv-confam', 'DStv Confam N11,000', 11_000],
    ['dstv79', 'DStv Compact N19,000', 19_000],
    ['dstv7', 'DStv Compact Plus N30,000', 30_000],
    ['dstv3', 'DStv Premium N44,500', 44_500],
  ],
  gotv: [
    ['gotv-smallie', 'GOtv Smallie - monthly N1,900', 1_900],
    ['gotv-jinja', 'GOtv Jinja N3,900', 3_900],
    ['gotv-jolli', 'GOtv Jolli N5,800', 5_800],
    ['gotv-max', 'GOtv Max N8,500', 8_500],
    ['gotv-supa', 'GOtv Supa - monthly N11,400', 11_400],
    ['gotv-supa-plus', 'GOtv Supa Plus - monthly N16,800', 16_800],
  ],
  'mtn-data': plansOf('mtn', [
    ['100MB', '24 hrs', 100],
    ['200MB', '2 days', 200],
    ['1GB', '1 day', 500],
    ['2.5GB', '2 days', 900],
    ['1.5GB', '7 days', 1_000],
    ['6GB', '7 days', 2_500],
    ['2GB', '30 days', 1_500],
    ['3.5GB', '30 days', 2_500],
    ['7GB', '30 days', 3_500],
    ['12.5GB', '30 days', 5_500],
    ['25GB', '30 days', 9_000],
    ['75GB', '30 days', 18_000],
  ]),
  'airtel-data': plansOf('airt', [
    ['75MB', '1 day', 75],
    ['200MB', '3 days', 200],
    ['1GB', '1 day', 500],
    ['500MB', '7 days', 500],
    ['1.5GB', '7 days', 1_000],
    ['6GB', '7 days', 2_500],
    ['2GB', '30 days', 1_500],
    ['3GB', '30 days', 2_000],
    ['8GB', '30 days', 3_000],
    ['13GB', '30 days', 5_000],
    ['25GB', '30 days', 8_000],
    ['60GB', '30 days', 15_000],
  ]),
  'glo-data': plansOf('glo', [
    ['50MB', '1 day', 50],
    ['150MB', '1 day', 100],
    ['350MB', '2 days', 200],
    ['1GB', '5 days', 750],
    ['2GB', '7 days', 1_000],
    ['10GB', '7 days', 2_500],
    ['2.6GB', '30 days', 1_000],
    ['5GB', '30 days', 1_500],
    ['6.15GB', '30 days', 2_000],
    ['10GB', '30 days', 3_000],
    ['18GB', '30 days', 5_000],
    ['50GB', '30 days', 10_000],
  ]),
  'etisalat-data': plansOf('eti', [
    ['50MB', '24 hours', 50],
    ['100MB', '24 hours', 100],
    ['300MB', '24 hours', 150],
    ['500MB', '7 days', 400],
    ['1.75GB', '7 days', 800],
    ['7GB', '7 days', 1_500],
    ['1.1GB', '30 days', 1_000],
    ['2.44GB', '30 days', 1_500],
    ['3.91GB', '30 days', 2_000],
    ['6.5GB', '30 days', 2_500],
    ['11.4GB', '30 days', 4_000],
    ['24.3GB', '30 days', 8_000],
  ]),
};

function plansOf(
  prefix: string,
  plans: readonly (readonly [value: string, validity: string, naira: number])[],
): readonly Line[] {
  return plans.map(([value, validity, naira]) => [
    `${prefix}-${value.toLowerCase()}-${naira}`,
    `N${naira} ${value} - ${validity}`,
    naira,
  ]);
}

export const variationsOf = (service: string): readonly Variation[] =>
  (table[service] ?? []).map(([code, name, naira]) => ({
    variation_code: code,
    name,
    variation_amount: `${naira}.00`,
    fixedPrice: 'Yes',
  }));
