import { describe, expect, it } from 'vitest';
import { changesBetween, fieldsOf, fieldText, fieldAt } from '../rule-fields.ts';
import { bandsForm, dutyForm, flatForm, personForm, shareForm, sharesForm, sumsForm, tiersForm } from './rule-forms.ts';
import { coreRules, tierLimits } from './rules-table.ts';
import type { RuleForm } from './rules.ts';

const refusedAt = (form: RuleForm<any>, value: unknown) =>
  form.wire.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
const tiers = tierLimits.form.write(tierLimits.first[0]!.value) as Record<string, Record<string, unknown>>;
const withTier = (tier: string, changes: object) => ({ ...tiers, [tier]: { ...tiers[tier], ...changes } });

describe('a value that staff propose', () => {
  it.each(coreRules.flatMap(rule => rule.first.map(({ from, value }) => [rule.name, from, rule, value] as const)))(
    'is read as it was written: %s of %s',
    (_name, _from, { form }, value) => {
      expect(form.wire.parse(JSON.parse(JSON.stringify(form.write(value))))).toEqual(value);
    },
  );

  it('is refused where a cap lets nothing through, a tier falls, or a day is less than one deposit', () => {
    expect(refusedAt(tiersForm, withTier('1', { single_deposit: '99.99' }))).toEqual([
      '1.single_deposit rule_cap_too_small',
    ]);
    expect(refusedAt(tiersForm, withTier('1', { out_per_day: '-5' }))).toEqual(['1.out_per_day rule_cap_too_small']);
    expect(refusedAt(tiersForm, withTier('2', { out_per_day: '49999.99' }))).toEqual([
      '2.out_per_day rule_day_below_single',
      '2.out_per_day rule_falls_with_tier',
    ]);
    expect(refusedAt(tiersForm, withTier('2', { balance: null }))).toBeUndefined();
    expect(refusedAt(tiersForm, withTier('1', { balance: null }))).toEqual(['2.balance rule_falls_with_tier']);
    expect(refusedAt(tiersForm, withTier('1', { balance: '49999' }))).toEqual(['1.balance rule_balance_below_single']);
    expect(refusedAt(tiersForm, { 1: tiers['1'], 2: tiers['2'] })).toHaveLength(1);
  });

  it('is refused where a fee is negative, a slip, or in bands that do not go up to no end', () => {
    const bands = (...given: [string | null, unknown][]) => ({ bands: given.map(([up_to, fee]) => ({ up_to, fee })) });
    expect(bandsForm.wire.parse(bands([null, '0']))).toEqual([{ upToMinor: null, feeMinor: 0n }]);
    expect(refusedAt(bandsForm, bands([null, '-1']))).toEqual(['bands.0.fee rule_fee_invalid']);
    expect(refusedAt(bandsForm, bands([null, '10000.01']))).toEqual(['bands.0.fee rule_fee_invalid']);
    expect(refusedAt(bandsForm, bands([null, '1,50']))).toEqual(['bands.0.fee rule_amount_invalid']);
    expect(refusedAt(bandsForm, bands(['5000', '1']))).toEqual(['bands.0.up_to rule_last_band_ends']);
    expect(refusedAt(bandsForm, bands([null, '1'], [null, '2']))).toEqual(['bands.0.up_to rule_last_band_ends']);
    expect(refusedAt(bandsForm, bands(['500', '1'], ['500', '2'], [null, '3']))).toEqual([
      'bands.1.up_to rule_bands_fall',
    ]);
    expect(refusedAt(bandsForm, { bands: [] })).toEqual(['bands rule_bands_needed']);
    expect(refusedAt(flatForm, { fee: '0.0000001' })).toEqual(['fee rule_amount_invalid']);
  });

  it('is refused where a share is none, a duty is half said, or an age is no person’s', () => {
    expect(sharesForm.wire.parse({ percent: '0.5', usdt_percent: '0.25' })).toEqual({ bps: 50n, usdtBps: 25n });
    expect(refusedAt(shareForm, { percent: '-7.5' })).toEqual(['percent rule_share_invalid']);
    expect(refusedAt(shareForm, { percent: '7.505' })).toEqual(['percent rule_share_invalid']);
    expect(refusedAt(shareForm, { percent: '50.01' })).toEqual(['percent rule_share_too_large']);
    expect(refusedAt(dutyForm, { from: '10000', duty: null })).toEqual(['duty rule_duty_half']);
    expect(refusedAt(dutyForm, { from: '10', duty: '50' })).toEqual(['duty rule_duty_above_amount']);
    const person = { needs_checked_number: true, needs_confirmed_contact: true, age_min: 18, first_day: null };
    expect(refusedAt(personForm, person)).toBeUndefined();
    expect(refusedAt(personForm, { ...person, age_min: 12.5 })).toEqual(['age_min rule_age_invalid']);
    expect(refusedAt(personForm, { ...person, needs_checked_number: 'yes' })).toEqual([
      'needs_checked_number rule_choice_invalid',
    ]);
  });

  it('is completed where a later build knows more names than the row that an earlier one wrote', () => {
    const form = sumsForm('prices', ['bottle', 'bag']);
    const kept = form.complete!({ bag: '500.00', jug: '9.00' }, { bottle: 3_600_00n, bag: 1n });
    expect(form.wire.parse(kept)).toEqual({ bottle: 3_600_00n, bag: 500_00n });
  });
});

describe('what staff read of it', () => {
  it('names every field, and what becomes of those that change', () => {
    const field = fieldsOf('tiers', tiers).find(({ path }) => path === '3.balance')!;
    expect(`${field.label}: ${fieldText(field, fieldAt(tiers, field.path))}`).toBe('Tier 3: balance: No limit');
    expect(changesBetween('tiers', tiers, withTier('3', { balance: '9000000.00' }))).toEqual([
      { label: 'Tier 3: balance', was: 'No limit', becomes: '₦9,000,000.00' },
    ]);
    expect(fieldText(field, 'a lot')).toBe('a lot');
    const bands = (count: number) => ({ bands: Array.from({ length: count }, () => ({ up_to: null, fee: '1.00' })) });
    expect(changesBetween('bands', bands(1), bands(2))).toEqual([
      { label: 'Band 2: up to', was: 'No such band', becomes: 'No end' },
      { label: 'Band 2: fee', was: 'No such band', becomes: '₦1.00' },
    ]);
  });
});
