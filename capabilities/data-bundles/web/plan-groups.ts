import type { DataPlanOnWire } from '../contract.ts';

export const planGroups = ['daily', 'weekly', 'monthly', 'other'] as const;
export type PlanGroup = (typeof planGroups)[number];

type Told = Pick<DataPlanOnWire, 'bundle_validity' | 'bundle_description' | 'plan_name'>;

/** How long a plan lasts, read from wherever its seller says so: each writes "Daily Plan", "30 days" or "24hrs" its own way. */
export function groupOf({ bundle_validity, bundle_description, plan_name }: Told): PlanGroup {
  for (const text of [bundle_validity, bundle_description, plan_name]) {
    const days = daysIn(text.toLowerCase());
    if (days !== undefined) return groupOfDays(days);
  }
  return 'other';
}

const daysOfUnit = { hour: 1 / 24, hr: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
const daysOfWord = { daily: 1, weekend: 3, weekly: 7, monthly: 30, yearly: 365, annual: 365 };

function daysIn(text: string): number | undefined {
  const counted = /(\d+)\s*-?\s*(hour|hr|day|week|month|year)/.exec(text);
  if (counted) return Number(counted[1]) * daysOfUnit[counted[2] as keyof typeof daysOfUnit];
  const word = Object.entries(daysOfWord).find(([each]) => text.includes(each));
  return word?.[1];
}

function groupOfDays(days: number): PlanGroup {
  if (days < 5) return 'daily';
  if (days <= 15) return 'weekly';
  return days <= 31 ? 'monthly' : 'other';
}

/** Whether a plan answers to what was typed: its size, its length or its price, with or without the mark of thousands. */
export function matchesPlan(plan: DataPlanOnWire, query: string): boolean {
  const sought = plain(query);
  const { plan_name, bundle_value, bundle_validity, bundle_description, bundle_price } = plan;
  return plain(`${bundle_value} ${bundle_validity} ${bundle_description} ${plan_name} ${bundle_price}`).includes(
    sought,
  );
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s,₦]/g, '');

/** "1.5GB, 7 days": how a plan is called; every plan of a seller may have the same name. */
export function titleOf({ bundle_value, bundle_validity, plan_name }: DataPlanOnWire): string {
  return [bundle_value || plan_name, bundle_validity].filter(Boolean).join(', ');
}
