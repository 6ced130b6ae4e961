import type { Translations } from '@wura/browser/messages';
import type * as english from './link-messages.ts';

export default {
  linkMessages: {
    pageTitle: 'Une demande d’argent',
    loading: 'Recherche de la demande...',
    asks: name => `${name} vous demande`,
    asksOpen: name => `${name} vous demande de l’argent`,
    username: name => `@${name} sur Wura`,
    note: 'Pour',
    until: date => `À payer avant le ${date}`,
    free: 'Nous ne prenons pas de frais. L’argent arrive aussitôt.',
    caution: 'Ne payez que si vous savez qui demande, et pour quoi. Un paiement ne peut pas être annulé.',
    pay: amount => `Payer ${amount}`,
    payOpen: 'Payer',
    signIn: 'Se connecter pour payer',
    signUp: 'Créer un compte',
    status: {
      open: 'Ouverte',
      paid: 'Payée',
      returned: 'Remboursée',
      expired: 'Expirée',
      withdrawn: 'Retirée',
      declined: 'Refusée',
    },
    ended: {
      paid: 'Cette demande est payée',
      returned: 'Cette demande a été payée, puis l’argent a été renvoyé',
      expired: 'Cette demande a expiré',
      withdrawn: 'Cette demande a été retirée',
      declined: 'Cette demande a été refusée',
    },
    endedText: {
      paid: 'Personne ne peut la payer une seconde fois.',
      returned: 'Personne ne peut la payer une seconde fois. Demandez-en une nouvelle.',
      expired: 'Demandez-en une nouvelle. Aucun argent n’a bougé.',
      withdrawn: 'Aucun argent n’a bougé.',
      declined: 'Aucun argent n’a bougé.',
    },
    none: 'Cette demande n’existe pas',
    noneText: 'Vérifiez le lien, ou demandez-le de nouveau. Aucun argent n’a bougé.',
    failed: 'La demande n’a pas pu être consultée.',
    retry: 'Réessayer',
  },
} satisfies Translations<typeof english>;
