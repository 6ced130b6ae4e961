import type { Ink } from '@wura/documents/page';

/** The colours of our papers. */
export const inks = {
  ink: '#0C1A38',
  second: '#434C66',
  third: '#62687C',
  paper: '#FEFDFB',
  line: '#DDD9CD',
  dots: '#BCB7AB',
  gold: '#F1B935',
  indigo: '#203973',
  indigoLight: '#9EB4E2',
  cloth: '#142754',
  calico: '#EBE8DE',
  info: '#E3EAF7',
} as const satisfies Record<string, Ink>;
