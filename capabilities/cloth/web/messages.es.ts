import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { clothFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {
  clothMessages: {
    lead: 'Cada día en que se mueve dinero en sus billeteras se vuelve un motivo de una tela que es solo suya. Sus tarjetas y la parte superior de su billetera la llevan.',
    month: 'Mes',
    loading: 'Tejiendo su tela...',
    failed: 'No se pudo dibujar su tela.',
    retry: 'Reintentar',
    share: 'Compartir este mes',
    making: 'Preparando...',
    shareFailed: 'No se pudo crear la imagen. Inténtelo de nuevo.',
    telling:
      'Quien la ve sabe en qué días se movió dinero, y nunca cuánto, ni de quién ni a quién. La misma historia teje siempre la misma tela.',
    poster: month => `Su tela en ${month}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  month_invalid: 'Elija un mes que ya haya empezado',
} satisfies PhraseWords<typeof clothFaults>;
