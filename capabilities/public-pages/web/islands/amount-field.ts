import { digitMarks } from '@wura/money/digits';
import { language } from '@wura/browser/language';
import { pasteMoney, plainValue, typeMoney, type MoneyDraft } from '@wura/ui/money-typing';

/** Groups thousands while the visitor types, as the wallet's own field does. Gives back how to read the plain decimal. */
export function amountField(field: HTMLInputElement, changed: () => void): () => string {
  const marks = digitMarks[language()];
  let before = field.value;

  function show({ text, caret }: MoneyDraft): void {
    field.value = text;
    if (document.activeElement === field) field.setSelectionRange(caret, caret);
    before = text;
    changed();
  }

  field.addEventListener('input', ({ inputType }) => {
    const caret = field.selectionStart ?? field.value.length;
    show(typeMoney({ edited: { text: field.value, caret }, before, inputType, minorDigits: 2, marks }));
  });
  field.addEventListener('paste', event => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    if (pasted === '') return;
    event.preventDefault();
    const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? before.length];
    show(pasteMoney({ pasted, text: before, from, to, minorDigits: 2, marks }));
  });
  return () => plainValue(field.value, marks);
}
