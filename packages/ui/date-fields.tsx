import { TriangleAlert } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isBlank, joinDate, splitDate, type DateParts } from './date-parts.ts';

type DateFieldsProps = {
  legend: ReactNode;
  labels: { day: string; month: string; year: string };
  /** An ISO date, or empty. */
  value: string;
  /** Gives an ISO date, or '' while the fields do not make one; `isBlank` tells untouched from unfinished. */
  onChange: (iso: string, state: { isBlank: boolean }) => void;
  onBlur?: (() => void) | undefined;
  /** Fills in the customer's own birthday when the browser knows it. */
  isBirthday?: boolean | undefined;
  helper?: ReactNode;
  error?: ReactNode;
  id?: string | undefined;
};

const partNames = ['day', 'month', 'year'] as const;

const digits = (name: keyof DateParts, text: string) => text.replace(/\D/g, '').slice(0, name === 'year' ? 4 : 2);

/** Two digits are a whole day or month: the next field is ready for its own. */
function focusAfter(input: HTMLInputElement): void {
  const all = [...(input.closest('fieldset')?.querySelectorAll('input') ?? [])];
  all[all.indexOf(input) + 1]?.focus();
}

/** Three plain fields: quicker than any calendar for a date that is known by heart. */
export function DateFields(props: DateFieldsProps) {
  const { legend, labels, value, onChange, onBlur, isBirthday, helper, error, id } = props;
  const ownId = useId();
  const baseId = id ?? ownId;
  const [draft, setDraft] = useState<DateParts>(() => splitDate(value));
  // The draft holds "3" and unfinished dates; a value set from outside that says something else wins.
  const parts = value === '' || joinDate(draft) === value ? draft : splitDate(value);
  const note = error ?? helper;
  // The first input carries the field's own id, so that an error summary can link to it.
  const partId = (name: keyof DateParts) => (name === 'day' ? baseId : `${baseId}-${name}`);

  function take(next: DateParts) {
    setDraft(next);
    onChange(joinDate(next) ?? '', { isBlank: isBlank(next) });
  }

  // The form knows one date and not three fields, so what was typed here before the page woke up is ours to read.
  const fields = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    if (inputs.every(input => input.value === input.defaultValue)) return;
    const typed = partNames.map((name, index) => [name, digits(name, inputs[index]?.value ?? '')]);
    take(Object.fromEntries(typed) as DateParts);
    // eslint-disable-next-line react/exhaustive-deps -- only the moment of waking up matters
  }, []);

  return (
    <fieldset ref={fields} aria-describedby={note ? `${baseId}-note` : undefined}>
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2.5">
        {partNames.map(name => (
          <div key={name} className={name === 'year' ? 'w-24' : 'w-[72px]'}>
            <label htmlFor={partId(name)} className="mb-1 block text-micro text-ink-2">
              {labels[name]}
            </label>
            <div className="control" data-invalid={error ? true : undefined}>
              <input
                id={partId(name)}
                inputMode="numeric"
                autoComplete={isBirthday ? `bday-${name}` : 'off'}
                maxLength={name === 'year' ? 4 : 2}
                value={parts[name]}
                aria-invalid={error ? true : undefined}
                data-part={name}
                onChange={event => {
                  const typed = digits(name, event.target.value);
                  take({ ...parts, [name]: typed });
                  if (name !== 'year' && typed.length === 2 && parts[name].length < 2) focusAfter(event.target);
                }}
                onBlur={event => {
                  // Moving between the three parts is not leaving the date.
                  const isWithin = event.currentTarget.closest('fieldset')?.contains(event.relatedTarget);
                  if (!isWithin) onBlur?.();
                }}
                className="money-flow"
              />
            </div>
          </div>
        ))}
      </div>
      {note && (
        <p
          id={`${baseId}-note`}
          className={`mt-1.5 flex gap-1.5 text-small ${error ? 'font-medium text-bad' : 'text-ink-2'}`}
        >
          {error && <TriangleAlert className="mt-[2px] size-[15px]" />}
          {note}
        </p>
      )}
    </fieldset>
  );
}
