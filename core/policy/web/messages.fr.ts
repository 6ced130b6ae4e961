import type { Translations } from '@wura/browser/messages';
import type { Sentences } from '@wura/browser/sentences';
import type * as english from './messages.ts';

export default {
  limitMessages: {
    raise: 'Relever votre plafond',
    see: 'Voir vos plafonds',
    over: excess => `${excess} de plus que ce que vous pouvez envoyer aujourd’hui.`,
    use: amount => `Mettre ${amount}`,
  },
} satisfies Translations<typeof english>;

/** What limits say, and what the lines of a price are called. */
export const sentences: Sentences = {
  'You can send {} more today.': 'Vous pouvez encore envoyer {} aujourd’hui.',
  Fee: 'Frais',
  'VAT on the fee ({})': 'TVA sur les frais ({})',
  'Stamp duty': 'Droit de timbre',
};
