import type { Network } from '../networks.ts';

export interface Plan {
  readonly plan_name: string;
  readonly bundle_value: string;
  readonly bundle_validity: string;
  readonly bundle_description: string;
  readonly bundle_price: string;
  readonly plan_code: string;
  readonly network: Network;
}

type Line = readonly [value: string, naira: number];

/** What the networks sell, at the prices of 2025. The first of MTN is one that cannot be bought: it costs nothing. */
const table: Readonly<Record<Network, { first: number; plans: Readonly<Record<string, readonly Line[]>> }>> = {
  MTN: {
    first: 1000,
    plans: {
      Daily: [
        ['20MB', 0],
        ['100MB', 100],
        ['230MB', 200],
        ['500MB', 350],
        ['1GB', 500],
        ['2.5GB', 750],
      ],
      Weekly: [
        ['500MB', 500],
        ['1GB', 800],
        ['1.5GB', 1_000],
        ['6GB', 2_500],
        ['11GB', 3_500],
      ],
      Monthly: [
        ['2GB', 1_500],
        ['3.5GB', 2_500],
        ['7GB', 3_500],
        ['12.5GB', 5_500],
        ['25GB', 9_000],
        ['75GB', 18_000],
      ],
    },
  },
  GLO: {
    first: 2000,
    plans: {
      Daily: [
        ['50MB', 50],
        ['150MB', 100],
        ['350MB', 200],
        ['750MB', 300],
        ['1.5GB', 500],
      ],
      Weekly: [
        ['1GB', 750],
        ['2GB', 1_000],
        ['5GB', 1_500],
        ['10GB', 2_500],
      ],
      Monthly: [
        ['2.6GB', 1_000],
        ['5GB', 1_500],
        ['6.15GB', 2_000],
        ['10GB', 3_000],
        ['18GB', 5_000],
        ['50GB', 10_000],
      ],
    },
  },
  AIRTEL: {
    first: 3000,
    plans: {
      Daily: [
        ['75MB', 75],
        ['100MB', 100],
        ['200MB', 200],
        ['500MB', 350],
        ['1GB', 500],
        ['3GB', 1_000],
      ],
      Weekly: [
        ['500MB', 500],
        ['1.5GB', 1_000],
        ['3.5GB', 1_500],
        ['6GB', 2_500],
      ],
      Monthly: [
        ['2GB', 1_500],
        ['3GB', 2_000],
        ['8GB', 3_000],
        ['13GB', 5_000],
        ['25GB', 8_000],
        ['60GB', 15_000],
      ],
    },
  },
  '9MOBILE': {
    first: 4000,
    plans: {
      Daily: [
        ['50MB', 50],
        ['100MB', 100],
        ['300MB', 150],
        ['650MB', 200],
        ['1GB', 300],
      ],
      Weekly: [
        ['500MB', 400],
        ['1.75GB', 800],
        ['3GB', 1_200],
        ['7GB', 1_500],
      ],
      Monthly: [
        ['1.1GB', 1_000],
        ['2.44GB', 1_500],
        ['3.91GB', 2_000],
        ['6.5GB', 2_500],
        ['11.4GB', 4_000],
        ['24.3GB', 8_000],
      ],
    },
  },
};

/** Every value as text, with the stray spaces that theirs have, and a name that is the same for each. */
const plans: readonly Plan[] = (Object.keys(table) as Network[]).flatMap(network => {
  const lines = Object.entries(table[network].plans).flatMap(([validity, each]) =>
    each.map(([value, price]) => ({ validity, value, price })),
  );
  return lines.map(({ validity, value, price }, at) => ({
    plan_name: `${network} data_plan`,
    bundle_value: `${value} `,
    bundle_validity: ` ${validity} Plan`,
    bundle_description: ` ${validity} Plan`,
    bundle_price: at % 5 === 3 ? ` ${price} ` : String(price),
    plan_code: String(table[network].first + at),
    network,
  }));
});

export const plansOf = (network: Network): readonly Plan[] => plans.filter(plan => plan.network === network);

export const findPlan = (code: string): Plan | undefined => plans.find(plan => plan.plan_code === code);
