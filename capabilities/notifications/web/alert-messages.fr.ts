import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import { alertNames } from '@wura/notices/alert-names';
import type { alertFaults } from '@wura/notices/alerts';
import type { pushFaults, pushRefusals } from '../rules.ts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'Ce dont vous êtes averti',
    lead: 'Chaque sujet par les voies que vous choisissez. Rien n’est envoyé avant que l’argent ait bougé.',
    texts: 'Les SMS vont au numéro de téléphone que vous avez confirmé.',
    always: 'Toujours annoncé, pour protéger votre argent.',
    kinds: alertNames.fr,
    channels: { app: 'Dans l’application', mail: 'E-mail', sms: 'SMS', push: 'Sur les appareils' },
    device: 'Notifications sur cet appareil',
    deviceHelper:
      'Elles arrivent aussi quand Wura est fermé. Elles ne citent aucun montant tant que vos soldes sont masqués.',
    deviceBlocked: 'Ce navigateur bloque les notifications de Wura. Autorisez-les pour ce site dans ses réglages.',
    deviceFailed: 'Ce navigateur n’a pas pu activer les notifications. Réessayez.',
    quiet: 'Heures de silence',
    quietHelper: 'Ce qui peut attendre arrive après. L’argent sorti et la sécurité arrivent tout de suite.',
    from: 'De',
    until: 'À',
    loading: 'Chargement...',
    failed: 'Chargement impossible.',
    retry: 'Réessayer',
    notSaved: 'Cela n’a pas pu être enregistré. Rien n’a changé.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'Ceci est toujours annoncé : il s’agit de la sécurité de votre argent',
  alert_on_or_off: 'Choisissez activé ou désactivé',
  quiet_hour_unknown: 'Choisissez des heures entières, la première différente de la dernière',
  push_off: 'Les notifications sur les appareils sont désactivées ici',
  push_devices_full: 'Les notifications sont déjà activées sur 10 appareils. Désactivez-les d’abord sur l’un d’eux',
  push_session_over: 'Reconnectez-vous pour autoriser les notifications sur cet appareil',
  push_service_unknown: 'Nous n’envoyons rien au service de notifications de ce navigateur',
  push_keys_wrong: 'Les clés du navigateur n’ont pas pu être lues. Désactivez puis réactivez les notifications',
} satisfies PhraseWords<typeof alertFaults & typeof pushFaults & typeof pushRefusals>;
