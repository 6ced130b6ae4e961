import { TriangleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; error?: ReactNode };

/** The whole line is the target, 44 high; links inside the label keep their own presses. */
export function Checkbox({ label, error, id, className = '', ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={className}>
      <div className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          {...rest}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${inputId}-note` : undefined}
          className="check my-[11px]"
        />
        <label htmlFor={inputId} className="grow cursor-pointer py-[11px]">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${inputId}-note`} className="flex gap-1.5 text-small font-medium text-bad">
          <TriangleAlert className="mt-[2px] size-[15px]" />
          {error}
        </p>
      )}
    </div>
  );
}
