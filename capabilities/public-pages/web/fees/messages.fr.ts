import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  feesMessages: {
    pageTitle: 'Frais',
    description: 'Ce que coûte chaque paiement, selon les règles mêmes qui en fixent le prix.',
    title: 'Frais',
    lead: 'Un seul jeu de règles fixe le devis, le paiement, le reçu et cette page. Il n’y a pas d’autres frais.',
    since: date => `En vigueur depuis le ${date}`,
    kinds: {
      bank_transfer: {
        title: 'Vers un compte bancaire',
        text: 'Toute banque du Nigeria, par numéro de compte. Le bénéficiaire reçoit exactement ce que vous avez saisi.',
      },
      intra_transfer: { title: 'Vers un autre client de Wura', text: 'Par numéro de compte, tout de suite.' },
      card_deposit: {
        title: 'Dépôt par carte',
        text: 'En nairas, dès ₦100, par le prestataire de paiement.',
      },
      account_deposit: { title: 'Dépôt par virement', text: 'Vers un compte bancaire à vous.' },
      conversion: { title: 'Convertir entre vos portefeuilles', text: 'Au taux moyen du marché, tenu 30 secondes.' },
      airtime: { title: 'Crédit d’appel', text: 'MTN, Airtel, Glo et 9mobile, à partir de ₦50.' },
      data: { title: 'Forfaits de données', text: 'Au prix de l’opérateur.' },
      electricity: { title: 'Électricité', text: 'Toutes les compagnies de distribution, à partir de ₦100.' },
      tv: { title: 'Télévision', text: 'DStv, GOtv et StarTimes, au prix du fournisseur.' },
      virtual_card: {
        title: 'Cartes virtuelles',
        text: 'La créer et la recharger. Depuis une autre devise, le prix d’un change.',
      },
      usdt_withdrawal: {
        title: 'USDT vers une adresse TRON',
        text: 'Ce que prend le réseau, quel que soit le montant.',
      },
      usdt_deposit: { title: 'USDT reçus', text: 'À une adresse à vous.' },
      giftcards: { title: 'Cartes cadeaux', text: 'Au prix affiché, sans rien en plus.' },
      water_purchase: { title: 'Eau', text: 'Le prix comprend la livraison.' },
    },
    shareText: share => `Sur le montant, TVA comprise. Vers et depuis l’USDT ${share}.`,
    upTo: to => `Jusqu’à ${to}`,
    between: (from, to) => `De ${from} à ${to}`,
    from: from => `À partir de ${from}`,
    any: 'Tout montant',
    amount: 'Montant',
    total: 'En tout',
    free: 'Gratuit',
    notesTitle: 'Comment le lire',
    notes: [
      'Le montant est ce qui arrive. Les frais s’y ajoutent et sont montrés avant que vous confirmiez.',
      'La TVA porte sur les frais seuls, jamais sur ce que vous envoyez.',
      'Le droit de timbre revient à l’État. Il est dû une fois, là où le tableau l’indique, et reversé en entier.',
      'Un paiement qui échoue ne coûte rien : frais, taxe et droit reviennent avec lui.',
    ],
    sampleTitle: 'Les autres chiffres de ces pages',
    sample:
      'Les chiffres marqués « Chiffres d’exemple » ailleurs sont des exemples et n’offrent rien. S’ils diffèrent de cette page, c’est cette page qui vaut.',
    print: 'Imprimer',
  },
} satisfies Translations<typeof english>;
