import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { dataPhrases, dataReasons, dataRefusals } from '../refusals.ts';
import type { dataFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {} satisfies Translations<typeof english>;

export const phrases = {
  data_wallet_missing: 'Falta la billetera.',
  data_network_missing: 'Elija un operador.',
  data_plan_missing: 'Elija un plan.',
  data_phone_invalid: 'Introduzca un número de teléfono válido de 11 dígitos.',
  unknown_plan: 'Elija un plan.',
  plans_unavailable: 'No se pudieron cargar los planes. Inténtelo de nuevo.',
  data_for: ({ network, plan, phone }) => `Datos ${network} ${plan} para ${phone}`,
} satisfies PhraseWords<typeof dataFaults & typeof dataRefusals & typeof dataReasons & typeof dataPhrases>;
