import { digitMarks, groupDigits } from '@wura/browser/digits';

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
};

const wholeDigitsMax = 13;

/** Regroups after one keystroke, leaving the caret beside the same digit it stood beside. */
export function typeMoney({ edited, before, inputType, minorDigits }: MoneyEdit): MoneyDraft {
  const { text, caret } = afterSeparatorDeletion({ edited, before, inputType });
  const left = significant(text.slice(0, caret));
  const all = significant(text);
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
  const shown = drawPlain(plain);
  return { text: shown, caret: caretAfter(shown, Math.max(0, left.length - leadDropped) + leadAdded) };
}

/** Puts pasted text ("₦12,500", "NGN 1.500,50") where the selection was. Extra minor digits are cut, never rounded up. */
export function pasteMoney({ pasted, text, from, to, minorDigits }: MoneyPaste): MoneyDraft {
  const clean = cleanPasted(pasted);
  const left = significant(text.slice(0, from));
  const right = significant(text.slice(to));
  const joined = tidy(left + (left.includes('.') || right.includes('.') ? clean.replace(/\..*$/, '') : clean) + right);
  const [whole = '', fraction] = joined.plain.split('.');
  const kept =
    whole.slice(0, wholeDigitsMax) +
    (fraction === undefined || minorDigits === 0 ? '' : `.${fraction.slice(0, minorDigits)}`);
  const shown = drawPlain(kept);
  return { text: shown, caret: caretAfter(shown, Math.max(0, left.length + clean.length - joined.leadDropped)) };
}

type MoneyPaste = { pasted: string; text: string; from: number; to: number; minorDigits: number };

/** The plain decimal behind the drawn text: "1,500." means "1500", a lone dot means nothing. */
export function plainValue(text: string): string {
  const plain = significant(text);
  return plain.endsWith('.') ? plain.slice(0, -1) : plain;
}

/** Draws a plain decimal for the field: "1500.5" is "1,500.5". Zeros are not added while someone types. */
export function drawPlain(plain: string): string {
  const [whole = '', fraction] = plain.split('.');
  return groupDigits(whole, digitMarks.en) + (fraction === undefined ? '' : `.${fraction}`);
}

function significant(text: string): string {
  return text.replace(/[^\d.]/g, '');
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

/** Deleting only a comma would put it straight back and hold the caret for ever: take the digit beyond it as well. */
function afterSeparatorDeletion({
  edited,
  before,
  inputType,
}: Pick<MoneyEdit, 'edited' | 'before' | 'inputType'>): MoneyDraft {
  const { text, caret } = edited;
  const lostOnlyComma = text.length === before.length - 1 && significant(text) === significant(before);
  if (!lostOnlyComma) return edited;
  if (inputType === 'deleteContentBackward')
    return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
  if (inputType === 'deleteContentForward') return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
  return edited;
}

/** Where the caret goes so that `count` digits and dots stand before it. */
function caretAfter(shown: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < shown.length; at++) {
    if (seen === count) return at;
    if (shown[at] !== ',') seen++;
  }
  return shown.length;
}

/** A comma groups thousands here; only pasted "12,50" or "1.500,50", written the other way round, makes it a decimal. */
function cleanPasted(pasted: string): string {
  const marks = pasted.replace(/[^\d.,]/g, '');
  const lastComma = marks.lastIndexOf(',');
  const lastDot = marks.lastIndexOf('.');
  const commaIsDecimal =
    lastComma >= 0 &&
    (lastDot >= 0 ? lastComma > lastDot : /,\d{1,2}$/.test(marks) && marks.indexOf(',') === lastComma);
  const manyDots = lastDot >= 0 && marks.indexOf('.') !== lastDot && lastComma < 0;
  if (manyDots) return marks.replaceAll('.', '');
  return commaIsDecimal ? marks.replaceAll('.', '').replace(',', '.') : marks.replaceAll(',', '');
}
