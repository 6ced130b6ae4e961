import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type RadioTile = { value: string; label: string; tile?: ReactNode };

type RadioTilesProps = {
  legend: ReactNode;
  name: string;
  options: readonly RadioTile[];
  value: string | undefined;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** Allowed, but worth a second look. */
  note?: ReactNode;
  /** Words too long for four in a row: two by two. */
  isWordy?: boolean;
  /** Of the tile that a form goes to when there is something wrong: the chosen one, or the first. */
  id?: string | undefined;
};

/** Four networks, four quick amounts: choices few enough to see at once. */
export function RadioTiles({
  legend,
  name,
  options,
  value,
  onChange,
  error,
  note,
  isWordy = false,
  id,
}: RadioTilesProps) {
  const noteId = `${name}-note`;
  const says = error ?? note;
  const entry = Math.max(
    0,
    options.findIndex(option => option.value === value),
  );
  return (
    <fieldset aria-describedby={says ? noteId : undefined}>
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className={`grid gap-2 ${isWordy ? columns[2] : (columns[options.length] ?? columns[4])}`}>
        {options.map((option, at) => (
          <label
            key={option.value}
            className="relative flex min-h-[52px] cursor-pointer flex-col items-center justify-center gap-1.5 rounded-2xl border border-control bg-surface p-1 text-small font-medium has-checked:border-link has-checked:bg-selected has-checked:shadow-[inset_0_0_0_1px_var(--text-link)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-[.tile]:min-h-[84px]"
          >
            <input
              type="radio"
              id={at === entry ? id : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            {option.tile}
            {option.label}
            {/* On a tile that is only text the mark stands at the corner, where it covers none of it. */}
            <span
              className={`absolute hidden size-[18px] place-items-center rounded-full bg-solid text-on-solid peer-checked:grid ${option.tile ? 'top-1.5 right-1.5' : '-top-1.5 -right-1.5'}`}
            >
              <Check className="size-[11px] stroke-3" />
            </span>
          </label>
        ))}
      </div>
      {says && (
        <p
          id={noteId}
          className={`mt-1.5 flex gap-1.5 text-small font-medium [&_.lucide]:mt-[2px] [&_.lucide]:size-[15px] ${error ? 'text-bad' : 'text-wait'}`}
        >
          <TriangleAlert />
          <span>{says}</span>
        </p>
      )}
    </fieldset>
  );
}

/** As many in a row as this, and fewer where the letters of a reader are larger than they have room for. */
const columns: Readonly<Record<number, string>> = {
  2: 'grid-cols-[repeat(auto-fit,minmax(max(4rem,calc((100%-9px)/2)),1fr))]',
  3: 'grid-cols-[repeat(auto-fit,minmax(max(4rem,calc((100%-17px)/3)),1fr))]',
  4: 'grid-cols-[repeat(auto-fit,minmax(max(4rem,calc((100%-25px)/4)),1fr))]',
};
