import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  landingMessages: {
    pageTitle: 'Wura, un portefeuille numérique pour le Nigeria',
    description:
      'Gardez des nairas, des dollars et plus de 35 devises, envoyez vers toutes les banques du Nigeria et payez toutes vos factures. Le coût entier est à l’écran avant que vous confirmiez.',
    notFound: 'Cette page est introuvable. Voici le début.',
    dismiss: 'Fermer',
  },
  heroMessages: {
    badge: {
      home: 'Fait pour l’argent au Nigeria',
      NG: 'Fait pour l’argent au Nigeria',
      US: 'Fait pour les Nigérians aux États-Unis',
      GB: 'Fait pour les Nigérians au Royaume-Uni',
      CA: 'Fait pour les Nigérians au Canada',
      AU: 'Fait pour les Nigérians en Australie',
      DE: 'Fait pour les Nigérians en Allemagne',
      FR: 'Fait pour les Nigérians en France',
      GH: 'Fait pour les Nigérians au Ghana',
      KE: 'Fait pour les Nigérians au Kenya',
      ZA: 'Fait pour les Nigérians en Afrique du Sud',
    },
    title: ['Des nairas ici.', 'Des dollars là.', 'Un portefeuille.'],
    lead: 'Gardez plus de 35 devises, envoyez vers toutes les banques du Nigeria et payez toutes les factures de la maison. Vous voyez tous les frais avant que rien ne quitte votre portefeuille.',
    start: 'Commencer gratuitement',
    demo: 'Voir la démo',
    counters: { users: 'Clients', transactions: 'Opérations', countries: 'Pays' },
    paid: 'Kemi vous a payé',
    paidFor: 'Travail graphique, facture 14',
  },
  exchangeMessages: {
    title: 'Change',
    sample: 'Taux d’exemple',
    live: (when, source) => `Taux du ${when}, ${source}`,
    simulated: when => `Taux de démonstration du ${when}`,
    give: 'Vous changez',
    from: 'De',
    get: 'Vous recevez',
    to: 'Vers',
    fee: percent => `Frais, ${percent}`,
    converted: 'Nous changeons',
    rate: 'Taux, garanti 30 secondes',
    arrives: 'Dans votre autre portefeuille, tout de suite. Aucune marge cachée.',
    start: 'Commencer',
    wrong: 'Saisissez un montant, par exemple 500000.',
  },
  gridMessages: {
    title: 'Tout ce que votre argent doit faire, sur une seule étoffe',
    lead: 'L’étoffe adire est une grille de signes. Chaque partie du portefeuille a reçu le sien.',
    texts: {
      transfers:
        'Envoyez vers toute banque nigériane ou tout compte Wura. Taux de change en temps réel, frais minimes, et les frais sont à l’écran avant que vous confirmiez.',
      exchange:
        'Passez des nairas aux dollars, aux livres et plus encore. À partir de 0,5 %, à un taux que nous gardons pendant que vous décidez.',
      usdt: 'Gardez, envoyez et recevez des stablecoins à côté de vos nairas. Chaque adresse est vérifiée avant tout départ.',
      'credit-cards':
        'Des paiements en ligne sûrs, avec une carte par abonnement. Bloquez-la, rechargez-la ou fermez-la d’un geste.',
      bills:
        'Crédit téléphonique de tous les réseaux, électricité de tous les distributeurs, télévision par câble et satellite. Vos codes restent là où vous les retrouverez.',
      deposit:
        'Ajoutez de l’argent par carte dès ₦100, ou par virement bancaire. Il arrive dans votre portefeuille en nairas, une fois et une seule.',
    },
  },
  currenciesMessages: {
    title: 'Un compte, plus de 35 devises',
    text: 'Soyez payé en dollars, gardez une part en euros, dépensez en nairas. Chaque solde a son portefeuille, et vous passez de l’un à l’autre quand le taux vous convient.',
    names: {
      USD: 'Dollar américain',
      NGN: 'Naira nigérian',
      KES: 'Shilling kényan',
      CAD: 'Dollar canadien',
      EUR: 'Euro',
    },
    primary: 'Principal',
    main: 'Solde principal',
    worth: dollars => `environ ${dollars}`,
    more: '25 autres devises quand vous en avez besoin',
  },
  cardMessages: {
    title: 'Une carte qui marche là où vous achetez',
    text: 'Acceptée par les boutiques en ligne du monde entier. Créez-la en moins d’une minute et approvisionnez-la en nairas ou en dollars.',
    points: ['Acceptée partout dans le monde', 'Vos dépenses suivies au fur et à mesure', 'Aucun solde minimum'],
    kind: 'Virtuelle, USD',
    name: 'Nom',
    expires: 'Expire',
    holder: 'Adaeze Nwosu',
    spent: 'Dépensé ce mois-ci',
    limit: 'Plafond',
    picture: 'Une carte virtuelle d’exemple : 310 dollars dépensés sur un plafond de 500.',
  },
  ratesMessages: {
    title: 'Le taux et les frais, avant de décider',
    lead: 'Le taux vient du marché, et les frais d’un tableau que chacun peut lire. Ce que dit l’écran est ce que vous payez, au kobo près.',
    board: 'Ce que vaut une unité en nairas',
    sample: 'Taux d’exemple',
    live: (when, source) => `Taux du ${when}, ${source}`,
    simulated: when => `Taux de démonstration du ${when}`,
    calculator: 'Ce que coûte un paiement',
    kind: 'Je veux',
    kinds: {
      bank_transfer: 'envoyer vers un compte bancaire',
      intra_transfer: 'envoyer à un autre client de Wura',
      card_deposit: 'ajouter de l’argent par carte',
    },
    amount: 'Montant en nairas',
    arrives: 'Arrive',
    free: 'Sans frais',
    total: 'Quitte votre portefeuille',
    table: 'Le tableau des frais entier',
    failed: 'Les frais n’ont pas pu être calculés pour le moment.',
    wrong: 'Saisissez un montant, par exemple 25000.',
  },
  safetyMessages: {
    title: 'Quand un paiement échoue, l’argent revient tout seul',
    lead: 'L’argent est retenu avant d’être envoyé, et ne part pour de bon que lorsque l’autre côté dit oui. Personne n’a besoin de nous écrire pour le récupérer.',
    receipt: 'Crédit, 0803 555 0142',
    amount: 'Échoué, remboursé',
    steps: [
      { time: '14:06:02', title: 'Retenu', text: 'Il a quitté votre solde, et personne ne l’a encore.' },
      {
        time: '14:06:12',
        title: 'En attente',
        text: 'Le réseau n’a pas répondu. Nous redemandons ; ne renvoyez pas.',
      },
      { time: '14:06:17', title: 'Refusé', text: 'Le réseau a dit non.' },
      { time: '14:06:17', title: 'Rendu', text: 'De retour dans votre portefeuille en nairas, et sur le reçu.' },
    ],
    sample: 'Un paiement d’exemple',
    points: [
      {
        title: 'Des livres équilibrés',
        text: 'Chaque paiement est écrit une fois, des deux côtés, et jamais modifié. La base de données elle-même refuse une écriture dont la somme n’est pas nulle.',
      },
      {
        title: 'Une fois, c’est une fois',
        text: 'Un double appui, une connexion perdue, un message reçu deux fois : le paiement n’est fait qu’une fois.',
      },
      {
        title: 'Un code PIN qui se verrouille',
        text: 'Cinq essais faux le verrouillent sur tous les appareils. Il n’est jamais écrit dans un journal, pas même brouillé.',
      },
      {
        title: 'Vos sessions, en liste',
        text: 'Voyez chaque appareil connecté, et déconnectez-le d’ici.',
      },
    ],
  },
  openMessages: {
    title: 'Rien à croire sur parole',
    statusTitle: 'Wura répond-il ?',
    statusText: 'Demandé par votre propre navigateur à votre arrivée, et non par nous il y a quelque temps.',
    statusLink: 'État du service',
    sourceTitle: 'Lisez-le, exécutez-le, changez-le',
    sourceText:
      'Le code de Wura est ouvert, sous licence Apache 2.0. Une coopérative, une école ou une banque peut exploiter le sien sur une seule machine, sous son propre nom, et tenir ses propres livres.',
    comment: 'le produit entier, depuis un dossier vide',
    ready: 'Ready on http://127.0.0.1:3000',
  },
  bannerMessages: {
    heading: 'Prêt à commencer',
    description: 'Ouvrez votre compte et économisez sur vos virements avec Wura',
    button: 'Commencer maintenant',
  },
} satisfies Translations<typeof english>;
