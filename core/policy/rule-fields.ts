import { parseMoney, spellMoney } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';

// The fields of a rule's value, as staff read and fill them in. Told from the value as JSON has it, so that the screen of
// staff and what the audit log says of a change name the same things.

export type RuleFormName =
  | 'amount'
  | 'share'
  | 'shares'
  | 'tiers'
  | 'person'
  | 'worth'
  | 'prices'
  | 'bands'
  | 'duty'
  | 'flat'
  | 'hours'
  | 'guard'
  | 'papers'
  | 'recall';
export type RuleValue = Readonly<Record<string, unknown>>;

export interface RuleField {
  /** Where in the value it stands, as the names of bad fields have it: `1.out_per_day`. */
  readonly path: string;
  readonly label: string;
  readonly kind: 'naira' | 'usdt' | 'percent' | 'number' | 'switch';
  /** What it is called when it is left empty; none: it may not be. */
  readonly empty?: string;
}

const naira = (path: string, label: string, empty?: string): RuleField => ({
  path,
  label,
  kind: 'naira',
  ...(empty !== undefined && { empty }),
});

const tierFields = ['1', '2', '3'].flatMap(tier => [
  naira(`${tier}.out_per_day`, `Tier ${tier}: out in a day`),
  naira(`${tier}.balance`, `Tier ${tier}: balance`, 'No limit'),
  naira(`${tier}.single_deposit`, `Tier ${tier}: single deposit`),
]);

const fixed: Readonly<Record<Exclude<RuleFormName, 'worth' | 'prices' | 'bands'>, readonly RuleField[]>> = {
  amount: [naira('amount', 'Amount')],
  share: [{ path: 'percent', label: 'Share', kind: 'percent' }],
  shares: [
    { path: 'percent', label: 'Share', kind: 'percent' },
    { path: 'usdt_percent', label: 'Share with USDT', kind: 'percent' },
  ],
  tiers: tierFields,
  person: [
    { path: 'needs_checked_number', label: 'BVN or NIN checked', kind: 'switch' },
    { path: 'needs_confirmed_contact', label: 'E-mail or phone confirmed', kind: 'switch' },
    { path: 'age_min', label: 'Age in years', kind: 'number', empty: 'No age' },
    naira('first_day', 'In and out in the first 24 hours', 'No cap'),
  ],
  duty: [naira('from', 'Owed from', 'None owed'), naira('duty', 'Duty', 'None owed')],
  hours: [{ path: 'hours', label: 'Hours', kind: 'number' }],
  guard: [
    { path: 'night_from', label: 'Night from, hour', kind: 'number' },
    { path: 'night_until', label: 'Night until, hour', kind: 'number' },
    naira('over', 'At any hour above', 'No sum'),
  ],
  papers: [
    { path: 'needs_face_check', label: 'Face check with the documents', kind: 'switch' },
    { path: 'grace_days', label: 'Days from an ID’s expiry to lower limits', kind: 'number' },
  ],
  recall: [
    { path: 'within_days', label: 'Working days to ask for it back', kind: 'number' },
    { path: 'answer_days', label: 'Working days to answer', kind: 'number' },
    { path: 'asks_max', label: 'Asked at once, at most', kind: 'number' },
    { path: 'asks_days', label: 'In so many days', kind: 'number' },
    { path: 'hold_days', label: 'Set aside for days, at most', kind: 'number' },
  ],
  flat: [{ path: 'fee', label: 'Fee', kind: 'usdt' }],
};

export function fieldsOf(form: RuleFormName, value: RuleValue): readonly RuleField[] {
  if (form === 'bands') {
    return (value['bands'] as readonly unknown[]).flatMap((_, index) => [
      naira(`bands.${index}.up_to`, `Band ${index + 1}: up to`, 'No end'),
      naira(`bands.${index}.fee`, `Band ${index + 1}: fee`),
    ]);
  }
  if (form === 'worth' || form === 'prices') return Object.keys(value).map(name => naira(name, wordsOf(name)));
  return fixed[form];
}

/** `sachet-bag`: "Sachet bag"; a currency's code stays as it is. */
const wordsOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** What stands there; undefined where the value has no such place. */
export function fieldAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], value);
}

/** A figure as it was sent or typed; what is neither text nor number is no figure. */
export function figureText(at: unknown): string {
  return typeof at === 'string' || typeof at === 'number' ? `${at}` : '';
}

export function fieldText({ kind, empty = '' }: RuleField, at: unknown): string {
  if (at === null || at === undefined) return empty;
  if (kind === 'switch') return at === true ? 'Yes' : 'No';
  const text = figureText(at);
  if (kind === 'percent') return `${text}%`;
  if (kind === 'number') return text;
  const currency: CurrencyCode = kind === 'usdt' ? 'USDT' : 'NGN';
  const money = /^0+(\.0+)?$/.test(text) ? { currency, minor: 0n } : parseMoney(text, currency);
  // What a member of staff is typing may be no amount yet.
  return typeof money === 'string' ? text : spellMoney(money);
}

export interface FieldChange {
  readonly label: string;
  readonly was: string;
  readonly becomes: string;
}

/** What differs between two values of one rule, field by field. */
export function changesBetween(form: RuleFormName, was: RuleValue, becomes: RuleValue): readonly FieldChange[] {
  const fields = new Map([...fieldsOf(form, was), ...fieldsOf(form, becomes)].map(field => [field.path, field]));
  return [...fields.values()].flatMap(field => {
    const [before, after] = [fieldAt(was, field.path), fieldAt(becomes, field.path)];
    if (before === after) return [];
    const text = (at: unknown) => (at === undefined ? 'No such band' : fieldText(field, at));
    return [{ label: field.label, was: text(before), becomes: text(after) }];
  });
}
