import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { bankRefusals } from '../refusals.ts';
import type { bankFaults } from '../rules.ts';

export default {
  sendMessages: {
    lead: 'Vers toute banque au Nigeria, ou vers un client Wura. Vous voyez d’abord le prix complet.',
    toCustomer: 'Vous envoyez à un client Wura ? Nous ne prenons pas de frais.',
    bank: 'Banque',
    bankPlaceholder: 'Choisissez une banque',
    bankSearch: 'Rechercher une banque',
    banksLoading: 'Chargement des banques...',
    banksFailed: 'Les banques n’ont pas pu être chargées',
    retry: 'Réessayer',
    close: 'Fermer',
    noBank: query => `Aucune banque ne correspond à « ${query} »`,
    usedOn: day => `Utilisée le ${day}`,
    accountNumber: 'Numéro de compte',
    accountHelper: '10 chiffres. Nous demandons à la banque à qui il est.',
    chooseBankFirst: 'Choisissez maintenant la banque.',
    likelyBanks: 'Ce numéro peut être chez',
    onWura: name => `${name} est sur Wura`,
    sendFree: 'Envoyer gratuitement, aussitôt',
    checking: 'Vérification du nom...',
    notValidated: 'Le compte n’a pas pu être vérifié',
    notValidatedAdvice: 'Vérifiez le numéro ou la banque.',
    confirmedByBank: 'Nom confirmé par la banque',
    noWallet: 'Aucun portefeuille NGN trouvé',
    openWallet: 'En ouvrir un par un dépôt',
    remark: 'Motif (facultatif)',
    remarkHelper: 'Le destinataire le verra.',
    next: 'Continuer',
    nextNeeds: {
      numberAndAmount: 'Saisissez un numéro de compte et un montant.',
      number: 'Saisissez un numéro de compte.',
      bankAndAmount: 'Choisissez la banque et saisissez un montant.',
      bank: 'Choisissez la banque.',
      amount: 'Saisissez un montant.',
    },
    pricing: 'Calcul des frais...',
    priceFailed: 'Les frais n’ont pas pu être calculés.',
    failed: 'Le transfert a échoué',
    notDebited: 'Aucun argent n’a quitté votre portefeuille.',
    nothingSentText:
      'Nous avons interrogé le serveur pendant une demi-minute : le transfert ne nous est jamais parvenu. Vous pouvez l’envoyer de nouveau.',
  },
  reviewMessages: {
    summary: 'Récapitulatif',
    steps: 'Étape 2 sur 3 : vérification',
    sending: 'Vous envoyez',
    bankAccount: (bank, digits) => `${bank}, ${digits}`,
    to: 'À',
    arrives: 'Arrivée',
    usually: 'En général en moins d’une minute',
    remark: 'Motif',
    fees: 'Comment les frais sont calculés',
    firstTime: 'Premier envoi vers ce compte',
    firstTimeText:
      'Appelez le destinataire et confirmez le numéro. Nous ne pouvons plus reprendre l’argent une fois que la banque l’a accepté.',
    again: minutes =>
      minutes === 0
        ? 'Vous avez envoyé le même montant à ce compte il y a moins d’une minute'
        : `Vous avez envoyé le même montant à ce compte il y a ${minutes} ${minutes < 2 ? 'minute' : 'minutes'}`,
    againText: 'Ne l’envoyez de nouveau que si vous voulez payer deux fois.',
    send: amount => `Envoyer ${amount}`,
    pinNext: 'Ensuite, saisissez votre code PIN à 4 chiffres',
    pinFirst: 'Ensuite, créez votre code PIN à 4 chiffres',
    notYet: '—',
  },
  outcomeMessages: {
    sending: (amount, name) => `Envoi de ${amount} à ${name}`,
    complete: 'Transfert effectué',
    confirmed: (bank, time) => `${bank} l’a confirmé à ${time}`,
    pending: 'Transfert en attente',
    pendingBy: (bank, by) =>
      `En attente. ${bank} n’a pas encore répondu. L’argent sera envoyé ou rendu à votre portefeuille d’ici ${by}. Ne l’envoyez pas de nouveau.`,
    pendingPlain: bank =>
      `En attente. ${bank} n’a pas encore répondu. Nous vous préviendrons. Ne l’envoyez pas de nouveau.`,
    mayLeave: 'Vous pouvez quitter cette page.',
    failed: 'Le transfert a échoué',
    refunded: amount => `Échec, remboursé. ${amount} sont de retour dans votre portefeuille en nairas.`,
    band: 'EN ATTENTE',
    chips: { completed: 'Effectué', pending: 'En attente', refunded: 'Échec, remboursé' },
    to: 'À',
    from: 'De',
    wuraAccount: digits => `Wura, ${digits}`,
    bankAccount: (bank, digits) => `${bank}, ${digits}`,
    total: 'Total',
    remark: 'Motif',
    sessionId: 'Identifiant de session',
    copySession: 'Copier l’identifiant de session',
  },
  savedMessages: {
    title: 'Comptes enregistrés',
    recent: 'Payés récemment',
    nameChanged: 'Le nom de ce compte enregistré a changé',
    nameChangedText: (saved, now) =>
      `Vous l’avez enregistré comme ${saved} ; sa banque indique maintenant ${now}. Demandez à la personne avant d’envoyer quoi que ce soit.`,
    onWura: 'sur Wura',
    manage: 'Gérer',
    sendTo: (name, bank) => `Envoyer à ${name}, ${bank}`,
    save: 'Enregistrer le bénéficiaire',
    saving: 'Enregistrement...',
    saved: 'Bénéficiaire enregistré',
    saveFailed: 'Le bénéficiaire n’a pas pu être enregistré. Veuillez réessayer.',
    search: 'Rechercher un compte enregistré',
    empty: 'Aucun compte enregistré pour l’instant',
    emptyText: 'Après un transfert, vous pouvez enregistrer son destinataire.',
    noMatch: query => `Aucun compte enregistré ne correspond à « ${query} »`,
    account: (bank, digits) => `${bank}, ${digits}`,
    nicknameHelper: 'Vous seul le voyez. Vide : le nom donné par la banque.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  saved_name_changed: 'Le nom de ce compte enregistré a changé',
  account_not_found: 'Le compte n’a pas pu être vérifié',
  unknown_bank: 'Choisissez une banque',
  name_mismatch: 'Le nom de ce compte est différent',
  beneficiary_exists: 'Vous avez déjà enregistré ce compte.',
  beneficiaries_full:
    'Vous avez enregistré autant de comptes que possible. Supprimez d’abord un compte que vous ne payez plus.',
  account_number_invalid: 'Le numéro de compte doit compter 10 chiffres',
  below_one_naira: 'Le montant doit être d’au moins ₦1',
  naira_only: 'Les virements bancaires se font en nairas',
  account_not_checked: 'Vérifiez d’abord le numéro de compte.',
} satisfies PhraseWords<typeof bankRefusals & typeof bankFaults>;
