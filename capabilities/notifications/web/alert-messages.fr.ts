import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { alertFaults } from '@wura/notices/alerts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'Ce dont vous êtes averti',
    lead: 'Chaque sujet par les voies que vous choisissez. Rien n’est envoyé avant que l’argent ait bougé.',
    texts: 'Les SMS vont au numéro de téléphone que vous avez confirmé.',
    always: 'Toujours annoncé, pour protéger votre argent.',
    kinds: {
      money_in: 'Argent reçu',
      money_out: 'Argent sorti',
      security: 'Sécurité',
      bills: 'Factures, budgets et rappels',
      rates: 'Taux de change',
      account: 'Votre compte et nos réponses',
    },
    channels: { app: 'Dans l’application', mail: 'E-mail', sms: 'SMS' },
    quiet: 'Heures de silence',
    quietHelper:
      'Les e-mails qui peuvent attendre arrivent après. L’argent sorti et la sécurité arrivent tout de suite.',
    from: 'De',
    until: 'À',
    loading: 'Chargement...',
    failed: 'Chargement impossible.',
    notSaved: 'Cela n’a pas pu être enregistré. Rien n’a changé.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'Ceci est toujours annoncé : il s’agit de la sécurité de votre argent',
  alert_on_or_off: 'Choisissez activé ou désactivé',
  quiet_hour_unknown: 'Choisissez des heures entières, la première différente de la dernière',
} satisfies PhraseWords<typeof alertFaults>;
