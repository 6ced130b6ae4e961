import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  contactMessages: {
    pageTitle: 'Contact',
    description: 'Écrivez à ceux qui exploitent ce service, et sachez quand ils répondent.',
    title: 'Nous contacter',
    lead: 'Une personne lit ceci. Vous recevez aussitôt un numéro, et une réponse dans le délai qu’il indique.',
    waysTitle: 'Autres moyens',
    ways: [
      {
        title: 'Chat',
        text: 'Le bouton rond en bas de chaque page. Ce que vous y écrivez y reste, avec les réponses.',
      },
      {
        title: 'Dans votre portefeuille',
        text: 'Ouvrez un paiement et choisissez « Signaler un problème » : sa référence suit toute seule.',
      },
    ],
    hoursTitle: 'Quand nous répondons',
    hours:
      'Vous pouvez écrire jour et nuit. Le chat dit jusqu’à quelle heure une personne répond aujourd’hui, et votre numéro dans quel délai au plus tard.',
    neverTitle: 'Ce que personne de Wura ne demande',
    never:
      'Votre mot de passe, votre code PIN ou un code que nous vous avons envoyé. Qui les demande, par téléphone, par courrier ou dans un chat, n’est pas de Wura.',
    faultTitle: 'Un défaut du logiciel',
    fault:
      'Signalez-le là où le code source est publié. Taisez les noms, numéros de compte et montants qui ne sont pas les vôtres.',
  },
} satisfies Translations<typeof english>;
