import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deviceFaults, deviceRefusals } from '../device-rules.ts';
import type * as english from './device-messages.ts';

export default {
  deviceMessages: {
    title: 'Vos appareils',
    lead: 'Où votre compte a été ouvert. Retirez ce que vous n’avez plus, ou ne connaissez pas.',
    leadTrusted:
      'Depuis un appareil qui n’est pas de confiance, chaque paiement demande votre code PIN. Un seul appareil à la fois est de confiance.',
    loading: 'Chargement des appareils...',
    failed: 'Impossible de charger vos appareils.',
    retry: 'Réessayer',
    none: 'Les appareils apparaissent dès votre prochaine connexion.',
    thisDevice: 'Cet appareil',
    trusted: 'De confiance',
    seen: (when, address) => `Dernière utilisation : ${when}, depuis ${address}`,
    rename: 'Renommer',
    renameName: name => `Renommer ${name}`,
    name: 'Nom de l’appareil',
    save: 'Enregistrer',
    saving: 'Enregistrement...',
    renamed: 'L’appareil a son nouveau nom.',
    remove: 'Retirer',
    removeName: name => `Retirer ${name}`,
    removeLead:
      'Il est déconnecté tout de suite. S’il sert à nouveau, nous le traitons comme nouveau et vous avertissons.',
    removeTrustedLead: 'C’est votre appareil de confiance : confirmez que c’est bien vous.',
    removed: 'L’appareil est retiré et déconnecté.',
    trust: 'Faire confiance à cet appareil',
    trustLead: 'Votre autre appareil n’est plus de confiance. Pendant un jour, vos plafonds peuvent être plus bas.',
    isTrusted: 'Cet appareil est de confiance.',
    notDone: 'Cela n’a pas fonctionné. Rien n’a été modifié.',
    close: 'Fermer',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  device_name_invalid: 'Donnez-lui un nom de 60 caractères au plus',
  device_elsewhere: 'On fait confiance à un appareil depuis cet appareil même. Connectez-vous dessus.',
} satisfies PhraseWords<typeof deviceFaults & typeof deviceRefusals>;
