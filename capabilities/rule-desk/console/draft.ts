import { formatMoney, parseMoney } from '@wura/money';
import { fieldAt, fieldsOf, type RuleField, type RuleFormName, type RuleValue } from '@wura/policy/rule-fields';

// A value while it is typed: every sum is the text that stands in its field.

export function withField(value: RuleValue, path: string, at: unknown): RuleValue {
  const copy = structuredClone(value) as Record<string, unknown>;
  const names = path.split('.');
  const place = fieldAt(copy, names.slice(0, -1).join('.')) as Record<string, unknown> | undefined;
  (names.length === 1 ? copy : place!)[names.at(-1)!] = at;
  return copy;
}

/** As it is sent: what can be read is written as the server writes it, and what cannot is left for it to refuse. */
export function readDraft(form: RuleFormName, draft: RuleValue): RuleValue {
  return fieldsOf(form, draft).reduce(
    (value, field) => withField(value, field.path, readField(field, fieldAt(draft, field.path))),
    draft,
  );
}

function readField({ kind, empty }: RuleField, typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const text = typed.replaceAll(/[\s,₦₮%]/g, '');
  if (text === '' && empty !== undefined) return null;
  if (kind === 'number') return /^\d{1,3}$/.test(text) ? Number(text) : text;
  if (kind !== 'naira' && kind !== 'usdt') return text;
  const currency = kind === 'naira' ? 'NGN' : 'USDT';
  if (/^0+(\.0*)?$/.test(text)) return formatMoney({ currency, minor: 0n });
  const money = parseMoney(text, currency);
  return typeof money === 'string' ? text : formatMoney(money);
}

interface Band {
  readonly up_to: string | null;
  readonly fee: string;
}
const bandsIn = (draft: RuleValue) => draft['bands'] as readonly Band[];

/** A band before the last, which alone has no end. */
export function withBand(draft: RuleValue): RuleValue {
  const bands = bandsIn(draft);
  return { bands: [...bands.slice(0, -1), { up_to: '', fee: '' }, bands.at(-1)!] };
}

export function withoutBand(draft: RuleValue): RuleValue {
  const bands = bandsIn(draft);
  return { bands: [...bands.slice(0, -2), bands.at(-1)!] };
}
