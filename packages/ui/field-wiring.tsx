import { createContext, useContext } from 'react';

/** What a control needs to know about the field around it, to be named and described. */
export type FieldWiring = {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isCautioned: boolean;
};

export const FieldContext = createContext<FieldWiring | null>(null);

export type WiredProps = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
};

/** Attributes for the real input inside a Field. Outside one, the control names itself. */
export function useFieldWiring(): { wired: WiredProps; box: Record<`data-${string}`, true | undefined> } {
  const field = useContext(FieldContext);
  if (!field) return { wired: {}, box: {} };
  return {
    wired: {
      id: field.id,
      'aria-describedby': field.describedBy,
      'aria-invalid': field.isInvalid || undefined,
    },
    box: { 'data-invalid': field.isInvalid || undefined, 'data-caution': field.isCautioned || undefined },
  };
}
