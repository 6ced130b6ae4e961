import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { matchOptions } from './choose-option.ts';
import { Dialog } from './dialog.tsx';
import { useFieldWiring } from './field-wiring.tsx';
import { OptionList, optionId, type PickerOption } from './option-list.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { useNarrow } from './use-narrow.ts';

export type PickerTexts = {
  /** Names the list and the sheet: "Bank". */
  label: string;
  placeholder: string;
  search: string;
  close: string;
  loading: string;
  failed: string;
  retry: string;
  /** "No bank matches 'gt'". */
  noMatch: (query: string) => string;
};

type PickerProps = {
  options: readonly PickerOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  texts: PickerTexts;
  status?: 'ready' | 'loading' | 'failed' | undefined;
  onRetry?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
};

const searchOver = 7;

/** A list too long or too rich for the browser's own: a sheet on a phone, a popover beside a mouse. */
export function Picker({ options, value, onChange, texts, status = 'ready', onRetry, isDisabled }: PickerProps) {
  const { wired, box } = useFieldWiring();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const isNarrow = useNarrow();
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const anchor = useRef<HTMLDivElement>(null);

  const hasSearch = options.length > searchOver;
  const shown = hasSearch ? matchOptions(options, query) : [...options];
  const hasList = isOpen && status === 'ready' && shown.length > 0;
  const chosen = options.find(option => option.value === value);

  useEffect(() => {
    if (!isOpen || isNarrow) return;
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen, isNarrow]);

  function open() {
    if (isDisabled) return;
    setQuery('');
    setActive(
      Math.max(
        0,
        options.findIndex(option => option.value === value),
      ),
    );
    setOpen(true);
  }
  function close() {
    setOpen(false);
    // The search field that had focus is about to leave the page.
    requestAnimationFrame(() => button.current?.focus());
  }
  function pick(option: PickerOption) {
    onChange(option.value);
    close();
  }
  function steer(event: KeyboardEvent) {
    if (!isOpen) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        open();
      }
      return;
    }
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(Math.min(shown.length - 1, Math.max(0, next)));
    } else if (event.key === 'Enter' || (event.key === ' ' && !hasSearch)) {
      event.preventDefault();
      const option = shown[active];
      if (option) pick(option);
    } else if (event.key === 'Escape' && !isNarrow) {
      // Inside a dialog, Esc closes this list and not the dialog.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && !isNarrow) setOpen(false);
  }

  const combobox = {
    role: 'combobox' as const,
    'aria-haspopup': 'listbox' as const,
    // Only a list counts as expanded: while it loads, fails or finds nothing, a status speaks instead.
    'aria-expanded': hasList,
    'aria-controls': hasList ? listId : undefined,
    'aria-activedescendant': hasList ? optionId(listId, active) : undefined,
    onKeyDown: steer,
  };
  const searchBox = (
    <div className="control">
      <Search />
      <input
        // In place of the button it takes the field's label; in a sheet, far from the label, it names itself.
        {...(isNarrow ? {} : wired)}
        {...combobox}
        type="text"
        aria-label={isNarrow || !wired.id ? texts.search : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.search}
        data-autofocus=""
        // On a desktop this field takes the place of the button that was pressed, focus included.
        autoFocus={!isNarrow}
        value={query}
        onChange={event => {
          setQuery(event.target.value);
          setActive(0);
        }}
      />
    </div>
  );
  const list = (
    <PickerBody
      {...{ status, texts, onRetry, query, shown, listId, value, active }}
      onPick={pick}
      onPoint={setActive}
      onKeyDown={isNarrow && !hasSearch ? steer : undefined}
      isPopover={!isNarrow}
    />
  );

  return (
    <div ref={anchor} className="relative">
      {isOpen && !isNarrow && hasSearch ? (
        searchBox
      ) : (
        <button
          {...wired}
          {...combobox}
          ref={button}
          type="button"
          aria-disabled={isDisabled || undefined}
          onClick={() => (isOpen ? close() : open())}
          className={`control w-full text-left focus-visible:rounded-control ${chosen?.tile ? 'pl-2' : ''}`}
          {...box}
        >
          {chosen?.tile}
          <span className={`min-w-0 grow truncate ${chosen ? '' : 'text-ink-3'}`}>
            {chosen?.label ?? texts.placeholder}
          </span>
          <ChevronDown />
        </button>
      )}
      {isNarrow ? (
        <Dialog isOpen={isOpen} onClose={close} title={texts.label} closeLabel={texts.close}>
          {/* With a search it keeps its height, so that nothing moves while the list gets shorter. */}
          <div className={hasSearch ? 'h-[80dvh]' : 'min-h-[50dvh]'}>
            {hasSearch && <div className="sticky top-0 bg-surface pb-2">{searchBox}</div>}
            <div className="-mx-2.5">{list}</div>
          </div>
        </Dialog>
      ) : (
        isOpen && (
          <div className="absolute inset-x-0 top-full z-40 mt-2 rounded-2xl bg-surface p-1.5 shadow-2">{list}</div>
        )
      )}
    </div>
  );
}

type BodyProps = Pick<PickerProps, 'texts' | 'onRetry' | 'value'> & {
  status: 'ready' | 'loading' | 'failed';
  query: string;
  shown: readonly PickerOption[];
  listId: string;
  active: number;
  onPick: (option: PickerOption) => void;
  onPoint: (at: number) => void;
  onKeyDown: ((event: KeyboardEvent) => void) | undefined;
  isPopover: boolean;
};

function PickerBody({ status, texts, onRetry, query, shown, listId, ...list }: BodyProps): ReactNode {
  if (status === 'loading') {
    return (
      <Loading text={texts.loading} className="p-2.5">
        <Skeleton className="h-9" />
        <Skeleton className="mt-4 h-9 w-4/5" />
        <Skeleton className="mt-4 h-9 w-3/5" />
      </Loading>
    );
  }
  if (status === 'failed') {
    return (
      <p role="alert" className="flex items-center justify-between gap-3 px-2.5 text-bad">
        {texts.failed}
        <button type="button" onClick={onRetry} className="link min-h-11">
          {texts.retry}
        </button>
      </p>
    );
  }
  if (shown.length === 0) {
    return (
      <p role="status" className="px-2.5 py-4 text-ink-2">
        {texts.noMatch(query)}
      </p>
    );
  }
  return <OptionList id={listId} label={texts.label} options={shown} {...list} />;
}
