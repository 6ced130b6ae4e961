import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldWiring } from './field-wiring.tsx';

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { isSmall?: boolean | undefined };

/** The browser's own list: the best picker there is on a phone, for short lists without tiles. */
export function Select({ isSmall, className = '', children, ...rest }: SelectProps) {
  const { wired, box } = useFieldWiring();
  return (
    <div {...box} className={`control relative px-0! ${isSmall ? 'control-36' : ''} ${className}`}>
      <select
        {...wired}
        {...rest}
        className={`w-full cursor-pointer appearance-none self-stretch rounded-[inherit] ${isSmall ? 'pr-8 pl-2.5' : 'pr-10 pl-[13px]'}`}
      >
        {children}
      </select>
      <ChevronDown className={`pointer-events-none absolute ${isSmall ? 'right-2.5' : 'right-3'}`} />
    </div>
  );
}
