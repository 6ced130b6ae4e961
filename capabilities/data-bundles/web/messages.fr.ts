import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { dataPhrases, dataReasons, dataRefusals } from '../refusals.ts';
import type { dataFaults } from '../rules.ts';
import type * as english from './messages.ts';

export default {} satisfies Translations<typeof english>;

export const phrases = {
  data_wallet_missing: 'Portefeuille non indiqué.',
  data_network_missing: 'Choisissez un opérateur.',
  data_plan_missing: 'Choisissez un forfait.',
  data_phone_invalid: 'Saisissez un numéro de téléphone valide de 11 chiffres.',
  unknown_plan: 'Choisissez un forfait.',
  plans_unavailable: 'Les forfaits n’ont pas pu être chargés. Veuillez réessayer.',
  data_for: ({ network, plan, phone }) => `Données ${network} ${plan} pour ${phone}`,
} satisfies PhraseWords<typeof dataFaults & typeof dataRefusals & typeof dataReasons & typeof dataPhrases>;
