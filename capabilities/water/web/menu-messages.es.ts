import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { waterReasons, waterPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  waterMenuMessages: {
    title: 'Comprar agua',
    quick: 'Agua',
    detail: 'Bolsas, botellas, garrafones y cisternas',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  water_naira_only: 'El agua se paga desde su billetera en nairas.',
  water_purchase: 'Compra de agua',
} satisfies PhraseWords<typeof waterReasons & typeof waterPhrases>;
