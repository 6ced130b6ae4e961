type ChipsProps<Value extends string> = {
  legend: string;
  name: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of one among a few, all of them in sight: radio buttons drawn as chips 36 high, and pressed 44 high by thumbs. */
export function Chips<Value extends string>({ legend, name, options, value, onChange }: ChipsProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="relative -mx-3.5 flex gap-2 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {(Object.entries(options) as [Value, string][]).map(([each, label]) => (
          <label
            key={each}
            className="relative grid h-9 flex-none cursor-pointer place-items-center rounded-full border border-control bg-surface px-3.5 text-small font-label has-checked:border-(--aro-800) has-checked:bg-(--aro-800) has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
              className="absolute -inset-x-px -inset-y-[5px] cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
