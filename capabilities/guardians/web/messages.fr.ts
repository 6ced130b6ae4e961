import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { guardianFaults, guardianRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  guardianMessages: {
    title: 'Tuteur',
    lead: 'Jusqu’à 18 ans, un adulte répond d’un compte : il voit ce qu’il fait et peut abaisser ses plafonds.',
    loading: 'Chargement...',
    failed: 'Impossible de charger ceci.',
    retry: 'Réessayer',
    mineTitle: 'Votre tuteur',
    askLead:
      'Demandez à un parent ou tuteur légal qui a un compte ici et des pièces approuvées. Il accepte avec son PIN, puis nous comparons vos pièces à tous les deux.',
    whom: 'À qui demandez-vous ?',
    whomHelper: '@nom d’utilisateur, numéro de compte ou adresse e-mail',
    ask: 'Demander',
    isAsked: 'C’est demandé. Nous vous préviendrons de la réponse.',
    withdraw: 'Retirer',
    reason: 'Ce que notre équipe a écrit',
    perPayment: 'Un paiement, au plus',
    perDay: 'Par jour, au plus',
    asTier: 'Selon le niveau',
    isPaused: 'Les paiements sont suspendus. Ce qui est envoyé arrive toujours.',
    wardsTitle: 'De qui vous répondez',
    noWards: 'Personne ne vous a demandé d’être son tuteur.',
    agreeLead:
      'Comme tuteur, vous voyez ce que fait son compte, pouvez abaisser ses plafonds et le suspendre. N’acceptez que si vous êtes son parent ou tuteur légal.',
    relationLegend: 'Qui êtes-vous pour cette personne ?',
    agree: 'Accepter',
    decline: 'Refuser',
    pin: 'Votre PIN',
    agreed: 'C’est accepté. Nous comparons les pièces.',
    see: 'Voir le compte',
    pause: 'Suspendre les paiements',
    pauseHelper: 'Rien ne part ; ce qui est envoyé arrive toujours',
    change: 'Modifier les plafonds',
    changeLead: 'Laissez vide pour s’en tenir au niveau.',
    save: 'Enregistrer',
    saved: 'Enregistré. Cela vaut dès maintenant.',
    confirm: 'Confirmez avec votre PIN',
    end: 'Ne plus être tuteur',
    endLead:
      'Vous ne verrez plus le compte. Selon les règles du Nigeria, son argent s’arrête jusqu’à ce qu’un autre tuteur soit lié.',
    isEnded: 'Le lien a pris fin.',
    outToday: 'Envoyé aujourd’hui',
    latest: 'Dernières opérations',
    nothingYet: 'Rien n’a encore bougé.',
    close: 'Fermer',
    notDone: 'Impossible. Rien n’a changé.',
    asks: name => `${name} vous demande d’être son tuteur`,
    waits: name =>
      `Vous avez accepté de répondre de ${name}. Nous comparons vos pièces à tous les deux, jusqu’à 3 jours ouvrables.`,
    accountOf: name => `Le compte de ${name}`,
    relations: { parent: 'Parent', legal_guardian: 'Tuteur légal' },
    statuses: {
      asked: when => `Demandé le ${when}. Si nous connaissons cette personne, elle a été prévenue.`,
      agreed: name => `${name} a accepté. Nous comparons vos pièces à tous les deux, jusqu’à 3 jours ouvrables.`,
      linked: name => `${name} est votre tuteur.`,
      declined: 'L’adulte sollicité a refusé. Vous pouvez en solliciter un autre.',
      withdrawn: 'Vous avez retiré votre demande.',
      refused: 'Notre équipe n’a pas pu confirmer le lien.',
      ended: 'Le lien avec votre tuteur a pris fin.',
      lapsed: 'Aucune réponse n’est venue à temps.',
    },
  },
} satisfies Translations<typeof english>;

export const phrases = {
  guardian_not_needed: 'À partir de 18 ans, vous n’avez pas besoin de tuteur.',
  guardian_too_young: 'Un tuteur peut être lié dès 13 ans.',
  guardian_exists: 'Vous avez déjà sollicité un tuteur. Retirez d’abord cette demande.',
  guardian_unfit: 'Un tuteur doit avoir au moins 18 ans et des pièces approuvées.',
  guardian_step: 'Ce n’est plus possible.',
  guardian_linked: 'Votre tuteur ou notre équipe peut mettre fin au lien, pas vous.',
  guardian_of_many: 'Vous êtes tuteur d’autant de personnes que nous l’autorisons.',
  guardian_missing: 'Indiquez à qui vous demandez : @nom d’utilisateur, numéro de compte ou adresse e-mail',
  guardian_oneself: 'Demandez à un adulte, pas à vous-même',
  relation_missing: 'Indiquez qui vous êtes pour cette personne',
  guardian_paused_or_not: 'Dites si les paiements sont suspendus',
} satisfies PhraseWords<typeof guardianFaults & typeof guardianRefusals>;
