import { Check } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

export type PickerOption = {
  value: string;
  label: string;
  detail?: string | undefined;
  tile?: ReactNode;
  /** Other words it answers to: "GTB". */
  keywords?: string | undefined;
};

type OptionListProps = {
  id: string;
  label: string;
  options: readonly PickerOption[];
  value: string | undefined;
  active: number;
  onPick: (option: PickerOption) => void;
  onPoint: (at: number) => void;
  /** Given when no search field stands over the list: then the list itself takes focus and keys. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Bounded, and scrolls by itself. In a sheet, the sheet scrolls. */
  isPopover?: boolean | undefined;
};

export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** The listbox. Focus stays on the combobox (or on the list); the active option is told by id. */
export function OptionList({
  id,
  label,
  options,
  value,
  active,
  onPick,
  onPoint,
  onKeyDown,
  isPopover,
}: OptionListProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.querySelector(`[id="${optionId(id, active)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={isPopover ? 'max-h-[308px] overflow-y-auto' : ''}
      {...(onKeyDown && {
        tabIndex: 0,
        onKeyDown,
        'data-autofocus': '',
        'aria-activedescendant': optionId(id, active),
      })}
    >
      {options.map((option, at) => (
        // Keys are heard where the focus is, on the combobox; an option only takes presses.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={option.value}
          id={optionId(id, at)}
          role="option"
          aria-selected={option.value === value}
          // A press must not take focus from the search field before the pick is made.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onPick(option)}
          onMouseMove={() => at !== active && onPoint(at)}
          className={`flex min-h-[52px] cursor-pointer items-center gap-3 rounded-nav px-2.5 font-medium ${at === active ? 'bg-selected' : ''}`}
        >
          {option.tile}
          <span className="min-w-0 grow">
            {option.label}
            {option.detail && (
              <span className="block text-small leading-[1.2] font-regular text-ink-2">{option.detail}</span>
            )}
          </span>
          {option.value === value && <Check className="text-link" />}
        </li>
      ))}
    </ul>
  );
}
