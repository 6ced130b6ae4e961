import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { bankReasons, declineReasons, transferPhrases } from '../refusals.ts';
import type * as english from './menu-messages.ts';

export default {
  sendMenuMessages: {
    title: 'Enviar dinero',
    quick: 'Enviar',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  banks_unavailable: 'No se pudieron cargar los bancos',
  naira_wallet_needed: 'Las transferencias bancarias se pagan desde su billetera de nairas.',
  not_accepted: 'El banco no aceptó la transferencia.',
  account_unknown: 'El banco no conoce esta cuenta.',
  cannot_be_sent: 'En este momento no se pueden enviar transferencias bancarias.',
  sent_back: 'El banco receptor devolvió el dinero.',
  bank_transfer_to: ({ name }) => `Transferencia bancaria a ${name}`,
} satisfies PhraseWords<typeof bankReasons & typeof declineReasons & typeof transferPhrases>;
