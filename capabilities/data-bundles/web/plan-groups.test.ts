import { expect, it } from 'vitest';
import { groupOf, matchesPlan, titleOf } from './plan-groups.ts';

const plan = (given: object = {}) => ({
  plan_name: 'MTN data_plan',
  plan_code: '1001',
  bundle_price: '1500.00',
  bundle_value: '1.5GB',
  bundle_validity: '7 days',
  bundle_description: '',
  ...given,
});

it('a plan stands where it lasts, however its seller writes that', () => {
  const told = {
    'Daily Plan': 'daily',
    '24hrs': 'daily',
    '2 Days': 'daily',
    'Weekly Plan': 'weekly',
    '14 days': 'weekly',
    '1 week': 'weekly',
    'Monthly Plan': 'monthly',
    '30 days': 'monthly',
    '2 Months': 'other',
    '1 Year': 'other',
    'Social bundle': 'other',
  };
  for (const [text, group] of Object.entries(told)) expect(groupOf(plan({ bundle_validity: text })), text).toBe(group);
});

it('a seller who tells the length in the description or the name is understood too', () => {
  expect(groupOf(plan({ bundle_validity: '', bundle_description: 'Monthly Plan' }))).toBe('monthly');
  expect(groupOf(plan({ bundle_validity: '', plan_name: 'MTN 1GB - 7 Days' }))).toBe('weekly');
});

it('a plan is found by its size, its length and its price as it is shown', () => {
  for (const query of ['1.5', '1.5 gb', '7 days', '₦1,500', '1500'])
    expect(matchesPlan(plan(), query), query).toBe(true);
  expect(matchesPlan(plan(), '2GB')).toBe(false);
});

it('a plan is called by its size and its length, or by its name where it has none', () => {
  expect(titleOf(plan())).toBe('1.5GB, 7 days');
  expect(titleOf(plan({ bundle_value: '', bundle_validity: '' }))).toBe('MTN data_plan');
});
