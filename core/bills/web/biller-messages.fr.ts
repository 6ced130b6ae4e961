import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { billerFaults } from '../biller-kinds.ts';
import type { billerRefusals } from '../biller-refusals.ts';
import type * as english from './biller-messages.ts';

export default {
  billerMessages: {
    again: 'Payer de nouveau',
    none: 'Les numéros que vous payez apparaîtront ici, à portée d’un geste.',
    manage: 'Gérer',
    againFor: 'Payer de nouveau pour',
    payFor: 'Payer pour',
    title: 'Numéros enregistrés',
    search: 'Rechercher un numéro enregistré',
    empty: 'Aucun numéro enregistré pour l’instant',
    emptyText: 'Après un paiement, vous pouvez enregistrer le numéro.',
    noMatch: query => `Aucun numéro enregistré ne correspond à « ${query} »`,
    nicknameHelper: 'Vous seul le voyez. Vide : le numéro lui-même.',
    save: 'Enregistrer ce numéro',
    saveMeter: 'Enregistrer ce compteur',
    saving: 'Enregistrement...',
    saved: 'Numéro enregistré',
    saveFailed: 'Le numéro n’a pas pu être enregistré. Veuillez réessayer.',
    reading: 'Lecture du paiement...',
    lost: 'Ce paiement est introuvable : le formulaire est vide.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  biller_exists: 'Vous avez déjà enregistré ce numéro.',
  billers_full: 'Vous avez enregistré 200 numéros, le maximum. Supprimez-en un d’abord.',
  biller_kind_unknown: 'Choisissez airtime, data, electricity ou tv',
  biller_phone_invalid: 'Saisissez un numéro de téléphone valide à 11 chiffres.',
  biller_meter_invalid: 'Un numéro de compteur compte 10 à 13 chiffres',
  biller_card_invalid: 'Un numéro de carte compte 8 à 14 chiffres',
  biller_network_missing: 'Choisissez un opérateur',
  biller_provider_missing: 'Choisissez un fournisseur',
  biller_meter_type_missing: 'Choisissez prépayé ou postpayé',
} satisfies PhraseWords<typeof billerRefusals & typeof billerFaults>;
