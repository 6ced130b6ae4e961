import { groupDigits, type DigitMarks } from '@wura/money/digits';

/** What the money field shows, and where its caret stands. */
export type MoneyDraft = { text: string; caret: number };

export type MoneyEdit = {
  /** The field's text after the browser applied the edit, and its caret. */
  edited: MoneyDraft;
  /** The text before, as we last drew it. */
  before: string;
  /** InputEvent.inputType: which way a deletion went. */
  inputType: string;
  minorDigits: number;
  marks: DigitMarks;
};

const wholeDigitsMax = 13;

/** Regroups after one keystroke, leaving the caret beside the same digit it stood beside. */
export function typeMoney({ edited, before, inputType, minorDigits, marks }: MoneyEdit): MoneyDraft {
  const { text, caret } = afterSeparatorDeletion({ edited, before, inputType, marks });
  const left = significant(text.slice(0, caret), marks);
  const all = significant(text, marks);
  const { plain, leadDropped, leadAdded } = tidy(all);
  const [whole = '', fraction] = plain.split('.');
  // A digit too many is refused whole: cutting another digit off to make room would change the amount silently.
  if (
    whole.length > wholeDigitsMax ||
    (fraction?.length ?? 0) > minorDigits ||
    (fraction !== undefined && minorDigits === 0)
  ) {
    const typed = edited.text.length - before.length;
    return { text: before, caret: Math.max(0, edited.caret - Math.max(0, typed)) };
  }
  const shown = drawPlain(plain, marks);
  return { text: shown, caret: caretAfter(shown, Math.max(0, left.length - leadDropped) + leadAdded, marks) };
}

/** Puts pasted text ("₦12,500", "NGN 1.500,50") where the selection was. Extra minor digits are cut, never rounded up. */
export function pasteMoney({ pasted, text, from, to, minorDigits, marks }: MoneyPaste): MoneyDraft {
  const clean = cleanPasted(pasted, marks);
  const left = significant(text.slice(0, from), marks);
  const right = significant(text.slice(to), marks);
  const joined = tidy(left + (left.includes('.') || right.includes('.') ? clean.replace(/\..*$/, '') : clean) + right);
  const [whole = '', fraction] = joined.plain.split('.');
  const kept =
    whole.slice(0, wholeDigitsMax) +
    (fraction === undefined || minorDigits === 0 ? '' : `.${fraction.slice(0, minorDigits)}`);
  const shown = drawPlain(kept, marks);
  return { text: shown, caret: caretAfter(shown, Math.max(0, left.length + clean.length - joined.leadDropped), marks) };
}

type MoneyPaste = {
  pasted: string;
  text: string;
  from: number;
  to: number;
  minorDigits: number;
  marks: DigitMarks;
};

/** The plain decimal behind the drawn text: "1,500." means "1500", a lone dot means nothing. */
export function plainValue(text: string, marks: DigitMarks): string {
  const plain = significant(text, marks);
  return plain.endsWith('.') ? plain.slice(0, -1) : plain;
}

/** Draws a plain decimal for the field: "1500.5" is "1,500.5". Zeros are not added while the customer types. */
export function drawPlain(plain: string, marks: DigitMarks): string {
  const [whole = '', fraction] = plain.split('.');
  return groupDigits(whole, marks) + (fraction === undefined ? '' : marks.decimal + fraction);
}

/**
 * The digits and the decimal mark, as a dot. What groups thousands in this language is ours to draw, and a dot where it
 * does not is the decimal key of many keypads.
 */
function significant(text: string, { group, decimal }: DigitMarks): string {
  return text
    .replaceAll(group, '')
    .replaceAll(decimal, '.')
    .replace(/[^\d.]/g, '');
}

/** One dot at most, no idle zeros in front, a zero before a leading dot. */
function tidy(raw: string): { plain: string; leadDropped: number; leadAdded: number } {
  const dot = raw.indexOf('.');
  const oneDot = dot < 0 ? raw : raw.slice(0, dot + 1) + raw.slice(dot + 1).replaceAll('.', '');
  const leadDropped = /^0*(?=\d)/.exec(oneDot)?.[0].length ?? 0;
  const lean = oneDot.slice(leadDropped);
  return lean.startsWith('.')
    ? { plain: `0${lean}`, leadDropped, leadAdded: 1 }
    : { plain: lean, leadDropped, leadAdded: 0 };
}

/**
 * Deleting only what groups thousands would put it straight back and hold the caret for ever: take the digit beyond it
 * as well.
 */
function afterSeparatorDeletion({ edited, before, inputType, marks }: Omit<MoneyEdit, 'minorDigits'>): MoneyDraft {
  const { text, caret } = edited;
  const lostOnlyMark = text.length === before.length - 1 && significant(text, marks) === significant(before, marks);
  if (!lostOnlyMark) return edited;
  if (inputType === 'deleteContentBackward')
    return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
  if (inputType === 'deleteContentForward') return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
  return edited;
}

/** Where the caret goes so that `count` digits and dots stand before it. */
function caretAfter(shown: string, count: number, { group }: DigitMarks): number {
  let seen = 0;
  for (let at = 0; at < shown.length; at++) {
    if (seen === count) return at;
    if (shown[at] !== group) seen++;
  }
  return shown.length;
}

/**
 * What is pasted was written anywhere: "12,50" and "1.500,50" have their kobo after a comma in every language. Only where
 * both readings are possible, as in "1.500", the reader's own language says which one is meant.
 */
function cleanPasted(pasted: string, { group, decimal }: DigitMarks): string {
  const figure = pasted.replace(/[^\d.,]/g, '');
  const lastComma = figure.lastIndexOf(',');
  const lastDot = figure.lastIndexOf('.');
  if (group === '.' && lastComma < 0 && /^\d{1,3}(\.\d{3})+$/.test(figure)) return figure.replaceAll('.', '');
  const isLoneComma = lastComma >= 0 && figure.indexOf(',') === lastComma;
  const commaIsDecimal =
    lastDot >= 0 ? lastComma > lastDot : isLoneComma && (decimal === ',' || /,\d{1,2}$/.test(figure));
  const manyDots = lastDot >= 0 && figure.indexOf('.') !== lastDot && lastComma < 0;
  if (manyDots) return figure.replaceAll('.', '');
  return commaIsDecimal ? figure.replaceAll('.', '').replace(',', '.') : figure.replaceAll(',', '');
}
