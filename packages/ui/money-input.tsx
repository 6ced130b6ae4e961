import { digitMarks } from '@wura/money/digits';
import { useLanguage } from '@wura/browser/use-language';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type FormEvent,
  type ReactNode,
} from 'react';
import { figureWidthEm } from './figures.ts';
import { useFieldWiring } from './field-wiring.tsx';
import { drawPlain, pasteMoney, plainValue, typeMoney, type MoneyDraft } from './money-typing.ts';

type MoneyInputProps = {
  /** A plain decimal string, such as "1500.5", or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  symbol: string;
  minorDigits?: number | undefined;
  /** The right end: a CurrencyPill, or a button that changes the currency. */
  pill?: ReactNode;
  name?: string | undefined;
  id?: string | undefined;
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
  'aria-label'?: string | undefined;
};

export function MoneyInput(props: MoneyInputProps) {
  const { value, onChange, onBlur, symbol, minorDigits = 2, pill, isReadOnly, ...rest } = props;
  const marks = digitMarks[useLanguage()];
  const { placeholder = `0${marks.decimal}00`, ...named } = rest;
  const { wired, box } = useFieldWiring();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<MoneyDraft>({ text: drawPlain(value, marks), caret: 0 });
  // The draft keeps "1,500." alive; a value set from outside ("Use all", a quick amount) replaces it.
  const text = plainValue(draft.text, marks) === value ? draft.text : drawPlain(value, marks);

  // A figure cut at its end reads as another sum, so a long one is set smaller.
  const lacksMinor = text !== '' && !text.includes(marks.decimal);
  // As many as a balance shows: of USDT there are more, which may be typed.
  const missing = '0'.repeat(Math.min(minorDigits, 4));
  const units = figureWidthEm({ symbol, major: text, minor: lacksMinor ? missing : '' });
  const fit = { '--fit-max': '30px', '--units': units.toFixed(2) } as CSSProperties;

  // React redraws the text and would leave the caret at its end: put it back before the eye can see.
  useLayoutEffect(() => {
    if (input.current && document.activeElement === input.current)
      input.current.setSelectionRange(draft.caret, draft.caret);
  }, [draft]);

  function show(next: MoneyDraft) {
    setDraft({ ...next });
    const plain = plainValue(next.text, marks);
    if (plain !== value) onChange(plain);
  }

  function edit(event: FormEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const inputType = (event.nativeEvent as InputEvent).inputType ?? 'insertText';
    // Autofill and drops arrive as a whole text, like a paste over everything.
    if (inputType === 'insertReplacementText' || inputType === 'insertFromDrop') {
      return show(pasteMoney({ pasted: field.value, text: '', from: 0, to: 0, minorDigits, marks }));
    }
    const caret = field.selectionStart ?? field.value.length;
    show(typeMoney({ edited: { text: field.value, caret }, before: text, inputType, minorDigits, marks }));
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (pasted === '') return;
    event.preventDefault();
    if (isReadOnly) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? 0, selectionEnd ?? text.length];
    show(pasteMoney({ pasted, text, from, to, minorDigits, marks }));
  }

  return (
    <div {...box} className="control min-h-[72px]! gap-0!" onPointerDown={focusOnPress}>
      <span className="@container flex min-w-0 grow self-stretch" style={fit}>
        <span className="money money-fit flex min-w-0 grow items-center font-[610]">
          <span aria-hidden="true" className={text ? '' : 'text-ink-3'}>
            {symbol}
          </span>
          <span className="relative flex min-w-0 grow self-stretch">
            <input
              {...wired}
              {...named}
              ref={input}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="next"
              readOnly={isReadOnly}
              placeholder={placeholder}
              value={text}
              onChange={edit}
              onPaste={paste}
              onBlur={onBlur}
              className="money w-full [font-size:inherit]! font-[610]"
            />
            {lacksMinor && minorDigits > 0 && (
              // The kobo that typing left out, drawn after the figures: an unseen copy of them holds the place.
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-0 flex items-center overflow-hidden forced-colors:hidden"
              >
                <span>
                  <span className="invisible">{text}</span>
                  <span className="minor">{marks.decimal + missing}</span>
                </span>
              </span>
            )}
          </span>
        </span>
      </span>
      {pill}
    </div>
  );

  // The symbol is part of the box: pressing it starts typing, as pressing the figures does.
  function focusOnPress(event: React.PointerEvent) {
    if (event.target instanceof HTMLElement && event.target.tagName === 'SPAN' && event.target.ariaHidden) {
      event.preventDefault();
      input.current?.focus();
    }
  }
}
