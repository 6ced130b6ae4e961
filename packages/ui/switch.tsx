import { useId, type ReactNode } from 'react';

type SwitchProps = {
  label: ReactNode;
  /** What it does, or why it can do nothing here. */
  helper?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Stays reachable, so that the reason in the helper is read. */
  isDisabled?: boolean | undefined;
};

/** A choice that holds from the moment it is made. The whole line is the target. */
export function Switch({ label, helper, isOn, onChange, isDisabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-14 items-center gap-4 py-1.5">
      <div className="min-w-0 grow">
        <label htmlFor={id} className={`block py-1 font-label ${isDisabled ? 'text-ink-2' : 'cursor-pointer'}`}>
          {label}
        </label>
        {helper && (
          <p id={`${id}-note`} className="-mt-1 pb-1 text-small text-ink-3">
            {helper}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-disabled={isDisabled || undefined}
        aria-describedby={helper ? `${id}-note` : undefined}
        onChange={event => {
          if (!isDisabled) onChange(event.target.checked);
        }}
        className="switch"
      />
    </div>
  );
}
