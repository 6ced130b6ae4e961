import type { ComponentProps } from 'react';
import { useFieldWiring } from './field-wiring.tsx';

export function TextArea({ className = '', rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const { wired, box } = useFieldWiring();
  return (
    <div {...box} className={`control ${className}`}>
      <textarea rows={rows} {...wired} {...rest} className="resize-y py-3" />
    </div>
  );
}
