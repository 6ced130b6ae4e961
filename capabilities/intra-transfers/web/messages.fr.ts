import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { intraRefusals } from '../refusals.ts';
import type { intraFaults } from '../rules.ts';

export default {
  transferMessages: {
    title: 'Transfert interne',
    quick: 'Transfert',
    lead: 'Envoyez à un autre client de Wura. C’est gratuit et l’argent arrive aussitôt.',
    leadPriced: 'Envoyez à un autre client de Wura. Nous ne prenons pas de frais et l’argent arrive aussitôt.',
    accountNumber: 'Numéro de compte',
    accountHelper: 'Les 10 chiffres de son compte Wura, ou son @identifiant',
    recent: 'Envoyés récemment',
    remark: 'Motif',
    remarkHelper: 'Facultatif. La personne le lit dans son historique.',
    search: 'Rechercher',
    searching: 'Recherche...',
    nameOnWura: 'Client Wura',
    wallet: 'Portefeuille',
    walletOption: (name, balance) => `${name}, ${balance}`,
    next: 'Continuer',
    loadingWallets: 'Chargement des portefeuilles...',
    noWallets: 'Aucun portefeuille pour l’instant',
    searchNotThere: 'La recherche de clients n’est pas disponible sur ce serveur',
    searchFailed: 'La recherche du client a échoué',
    failed: 'Le transfert a échoué. Veuillez réessayer.',
    nothingSentText:
      'Nous avons interrogé le serveur pendant une demi-minute : le transfert ne nous est jamais parvenu. Vous pouvez l’envoyer de nouveau.',
  },
  reviewMessages: {
    summary: 'Récapitulatif',
    question: (amount, name) => `Envoyer ${amount} à ${name} ?`,
    free: 'Gratuit. Arrive aussitôt.',
    sending: 'Vous envoyez',
    to: 'À',
    account: digits => `Wura, ${digits}`,
    amount: 'Montant',
    total: wallet => `Total, portefeuille ${wallet}`,
    leftAfter: amount => `${amount} restants ensuite`,
    arrives: 'Arrivée',
    atOnce: 'Aussitôt',
    remark: 'Motif',
    caution: 'Vérifiez le nom. Un transfert à un client ne peut pas être annulé.',
    send: amount => `Envoyer ${amount}`,
    close: 'Retour au formulaire',
    notYet: '—',
  },
  outcomeMessages: {
    sending: (amount, name) => `Envoi de ${amount} à ${name}`,
    complete: 'Transfert effectué',
    arrived: (name, time) => `Reçu par ${name} à ${time}`,
    to: 'À',
    from: 'De',
    account: digits => `Wura, ${digits}`,
    remark: 'Motif',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  person_exists: 'Vous avez déjà enregistré cette personne.',
  people_full:
    'Vous avez enregistré autant de personnes que possible. Supprimez d’abord une personne que vous ne payez plus.',
  person_closed: 'Cette personne a fermé son compte. On ne peut plus rien y envoyer.',
  person_renamed: 'Le nom de cette personne enregistrée a changé',
  user_not_found: 'Client introuvable',
  own_account: 'C’est votre propre compte. Choisissez un autre destinataire.',
  recipient_number_missing: 'Saisissez un numéro de compte',
  recipient_missing: 'Recherchez et choisissez un client valide',
  from_wallet_missing: 'Choisissez le portefeuille à débiter',
} satisfies PhraseWords<typeof intraRefusals & typeof intraFaults>;
