import type { Translations } from '@wura/browser/messages';
import type { Sentences } from '@wura/browser/sentences';
import type * as english from './messages.ts';

export default {
  limitMessages: {
    raise: 'Ampliar su límite',
    see: 'Ver sus límites',
    over: excess => `${excess} más de lo que puede enviar hoy.`,
    use: amount => `Poner ${amount}`,
  },
} satisfies Translations<typeof english>;

/** What limits say, and what the lines of a price are called. */
export const sentences: Sentences = {
  'You can send {} more today.': 'Hoy puede enviar {} más.',
  Fee: 'Comisión',
  'VAT on the fee ({})': 'IVA sobre la comisión ({})',
  'Stamp duty': 'Impuesto de timbre',
};
