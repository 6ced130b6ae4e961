import type { ComponentProps } from 'react';
import { useFieldWiring } from './field-wiring.tsx';

type PinInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> & {
  value: string;
  /** Gives digits only, at most four. Completing it enables a button and never sends by itself. */
  onChange: (pin: string) => void;
};

const cells = [0, 1, 2, 3];

/** One real input drawn as four cells: paste, a phone's keypad and a screen reader all meet an ordinary field. */
export function PinInput({ value, onChange, className = '', ...rest }: PinInputProps) {
  const { wired, box } = useFieldWiring();
  const nextCell = Math.min(value.length, 3);
  return (
    <div {...box} className={`pin ${className}`}>
      <input
        {...wired}
        {...rest}
        // A password field, so that the PIN is not spoken aloud nor learned by the keyboard.
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        data-lpignore="true"
        data-1p-ignore=""
        value={value}
        onChange={event => onChange(event.target.value.replace(/\D/g, '').slice(0, 4))}
      />
      {cells.map(cell => (
        <span key={cell} aria-hidden="true" className="pin-cell" data-next={cell === nextCell || undefined}>
          {cell < value.length && <i className="pin-dot" />}
        </span>
      ))}
    </div>
  );
}
