import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type {
  policyRefusals,
  receivingRefusals,
  pricingRefusals,
  guardReasons,
  limitReasons,
  feePhrases,
  priceFaults,
} from '../refusals.ts';

export default {
  limitMessages: {
    raise: 'Relever votre plafond',
    see: 'Voir vos plafonds',
    over: excess => `${excess} de plus que ce que vous pouvez envoyer aujourd’hui.`,
    use: amount => `Mettre ${amount}`,
    verify: 'Vérifier votre identité',
    guardian: 'Lier un tuteur',
    confirm: 'Confirmer l’un des deux',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  payment_guarded: 'Confirmez ce paiement avec votre second facteur.',
  guard_night: 'Il fait nuit, et vous n’aviez jamais payé ce compte avant aujourd’hui.',
  guard_large: 'C’est une grosse somme, et vous n’aviez jamais payé ce compte avant aujourd’hui.',
  guard_key:
    'Une clé API ne peut pas faire ce paiement : payez ce compte une fois vous-même, ou changez la protection de vos paiements.',
  limit_exceeded: 'Ce montant dépasse votre plafond.',
  identity_required: 'Vérifiez votre BVN ou votre NIN avant de déplacer de l’argent.',
  contact_unconfirmed: 'Confirmez votre adresse e-mail ou votre numéro de téléphone avant de déplacer de l’argent.',
  age_restricted: 'Avant 18 ans, l’argent ne bouge que si un tuteur est lié à votre compte.',
  paused_by_guardian: 'Votre tuteur a suspendu les paiements de votre compte.',
  transfers_off: 'Les transferts instantanés sont désactivés. Vous pouvez les réactiver dans Sécurité.',
  recipient_limit: 'Ce montant dépasse ce que le destinataire peut recevoir.',
  day_limit: ({ left }) => `Vous pouvez encore envoyer ${left} aujourd’hui.`,
  key_limit: ({ limit }) => `Cette clé d’API peut envoyer ${limit} par jour.`,
  own_limit: ({ limit }) => `Votre propre plafond par paiement est de ${limit}.`,
  guardian_limit: ({ limit }) => `Le plafond de votre tuteur est de ${limit}.`,
  price_changed: ({ price }) => `Le prix est maintenant de ${price}. Veuillez le confirmer.`,
  priced_kind_unknown: 'Choisissez ce dont vous voulez le prix',
  transfer_fee: 'Frais',
  exchange_fee: 'Frais de change',
  network_fee: 'Frais de réseau',
  vat: ({ share }) => `TVA sur les frais (${share})`,
  stamp_duty: 'Droit de timbre',
} satisfies PhraseWords<
  typeof policyRefusals &
    typeof receivingRefusals &
    typeof pricingRefusals &
    typeof limitReasons &
    typeof guardReasons &
    typeof feePhrases &
    typeof priceFaults
>;
