import type { Translations } from '@wura/browser/messages';
import type * as english from './face-messages.ts';

export default {
  faceMessages: {
    title: 'Contrôle du visage',
    lead: 'Nous vérifions que c’est bien vous qui envoyez les documents : trois courtes demandes devant votre appareil photo.',
    start: 'Commencer le contrôle',
    again: 'Refaire le contrôle',
    noCamera: 'Je n’ai pas d’appareil photo. Qu’une personne compare mon visage, ce qui prend plus de temps.',
    missed: 'Faites le contrôle du visage, ou indiquez que vous n’avez pas d’appareil photo.',
    states: {
      accepted: {
        title: 'Fait',
        text: 'Votre visage est vérifié. Vous pouvez envoyer vos documents.',
      },
      declined: {
        title: 'Non accepté',
        text: 'Nous n’avons pas vu de visage vivant. Réessayez avec un bon éclairage, ou laissez une personne regarder.',
      },
      unknown: {
        title: 'Pas terminé',
        text: 'Le contrôle n’a pas pu être terminé. Vous pouvez réessayer, ou envoyer vos documents : une personne les regarde.',
      },
    },
    challenges: {
      look_straight: 'Regardez droit vers l’appareil',
      turn_left: 'Tournez la tête à gauche',
      turn_right: 'Tournez la tête à droite',
      look_up: 'Regardez vers le haut',
      smile: 'Souriez',
      close_eyes: 'Fermez les yeux',
    },
    step: (at, count) => `Demande ${at} sur ${count}`,
    waiting: 'Démarrage de l’appareil photo...',
    shoot: 'Prendre la photo',
    sending: 'Vérification...',
    close: 'Fermer',
    denied: 'Impossible d’accéder à l’appareil photo. Veuillez en autoriser l’accès.',
    failed: 'Le contrôle du visage n’a pas pu commencer. Veuillez réessayer.',
    otherWay: 'Une personne peut aussi comparer votre visage : indiquez-le sous les documents.',
    kept: 'Les photos sont gardées scellées avec vos documents, et pour un temps seulement.',
  },
} satisfies Translations<typeof english>;
