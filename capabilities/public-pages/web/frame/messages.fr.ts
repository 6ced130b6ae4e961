import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  frameMessages: {
    brand: 'Wura',
    home: 'Wura, accueil',
    main: 'Principal',
    features: 'Fonctions',
    featuresMenu: 'Menu des fonctions',
    allFeatures: 'Toutes les fonctions',
    about: 'Qui sommes-nous',
    questions: 'FAQ',
    contact: 'Contact',
    fees: 'Frais',
    status: 'État du service',
    proof: 'Preuve des livres',
    terms: 'Conditions',
    privacy: 'Confidentialité',
    signIn: 'Se connecter',
    createAccount: 'Créer un compte',
    menu: 'Menu',
    toWallet: 'Aller au portefeuille',
    footer: 'Toutes les pages',
    product: 'Produit',
    company: 'Entreprise',
    trust: 'Confiance',
    language: 'Langue',
    sentence:
      'Un portefeuille qui montre d’abord le coût entier, et qui dit où est votre argent jusqu’à ce qu’il arrive.',
    licence: 'Code ouvert, sous licence Apache 2.0. Chacun peut le lire, l’exécuter et le modifier.',
    operator: 'La société qui exploite ce service détient votre argent et répond de votre compte.',
  },
  featureNames: {
    transfers: 'Virements instantanés',
    exchange: 'Change',
    usdt: 'Portefeuille USDT',
    'credit-cards': 'Cartes virtuelles',
    bills: 'Paiement de factures',
    deposit: 'Dépôts',
  },
} satisfies Translations<typeof english>;
