import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { receiptRefusals, receiptFaults } from '../refusals.ts';

export default {
  verifyMessages: {
    pageTitle: 'Vérifier un reçu',
    title: 'Vérifier un reçu',
    lead: 'Scannez le code d’un reçu Wura, ou saisissez-le ici, pour voir où en est le paiement.',
    code: 'Code du reçu',
    codeHelper: 'Les 26 lettres et chiffres à côté du code carré',
    check: 'Vérifier',
    another: 'Vérifier un autre reçu',
    checking: 'Vérification...',
    unasked: 'Le reçu n’a pas pu être vérifié.',
    retry: 'Réessayer',
    none: 'Ce reçu n’existe pas',
    noneText:
      'Wura n’a établi aucun reçu avec ce code, ou quelqu’un l’a modifié. Ne vous fiez pas au document présenté.',
    says: {
      completed: 'Ce paiement est effectué',
      pending: 'Ce paiement n’est pas encore effectué',
      failed: 'Ce paiement a échoué',
    },
    advice: {
      completed: 'Comparez chaque ligne ci-dessous avec le reçu qui vous a été présenté.',
      pending: 'Personne ne l’a encore confirmé. Cette page se met à jour d’elle-même.',
      failed: 'L’argent est revenu à l’expéditeur. Le reçu ne prouve aucun paiement.',
    },
    sandbox: 'Établi dans un environnement de test : aucun argent réel n’a circulé.',
    receipt: 'Reçu',
    brand: 'Wura',
    chips: { completed: 'Effectué', pending: 'En attente', failed: 'Argent rendu' },
    band: 'EN ATTENTE',
    to: 'À',
    from: 'De',
    date: 'Date',
    reference: 'Référence',
    statement: 'Relevé',
    statementIsOurs: 'Ce relevé est bien de nous',
    genuine: 'Authentique',
    statementAdvice: 'Comparez chaque chiffre ci-dessous avec le document qui vous a été présenté.',
    name: 'Nom',
    opening: 'Solde initial',
    moneyIn: 'Entrées',
    moneyOut: 'Sorties',
    fees: 'Frais, TVA et droits',
    closing: 'Solde final',
    count: 'Opérations',
    checkedAt: time => `Situation à ${time}.`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  no_such_receipt: 'Ce reçu n’existe pas. Ne vous fiez pas au document présenté.',
  receipt_code_missing: 'Veuillez saisir le code du reçu',
  no_such_statement: 'Ce relevé n’existe pas. Ne vous fiez pas au document présenté.',
  statement_too_long: ({ most }) =>
    `Plus de ${most} opérations se trouvent entre ces dates. Veuillez choisir une période plus courte.`,
  statement_days_backwards: 'La dernière date précède la première',
  statement_days_too_many: 'Un relevé couvre une année au plus',
  statement_day_ahead: 'Ce jour n’a pas encore commencé',
} satisfies PhraseWords<typeof receiptRefusals & typeof receiptFaults>;
