import type { ComponentProps, ReactNode } from 'react';
import { useFieldWiring } from './field-wiring.tsx';

type TextInputProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> & {
  icon?: ReactNode;
  /** Fixed text before the value, such as a dial code. It is drawn, not typed, and not part of the value. */
  prefixChip?: ReactNode;
  trail?: ReactNode;
  /** 36 high, for toolbars on a desktop. */
  isSmall?: boolean | undefined;
};

export function TextInput({ icon, prefixChip, trail, isSmall, className = '', ...rest }: TextInputProps) {
  const { wired, box } = useFieldWiring();
  return (
    <div {...box} className={`control ${isSmall ? 'control-36' : ''} ${className}`}>
      {icon}
      {prefixChip && (
        <span className="money-flow -ml-1.5 rounded-nav bg-sunken px-2.5 py-1.5 text-body font-strong">
          {prefixChip}
        </span>
      )}
      <input type="text" {...wired} {...rest} />
      {trail}
    </div>
  );
}
