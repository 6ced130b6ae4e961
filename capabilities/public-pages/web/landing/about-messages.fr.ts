import type { Translations } from '@wura/browser/messages';
import type * as english from './about-messages.ts';

export default {
  aboutMessages: {
    title: 'À propos de Wura',
    lead: 'Wura veut dire « or » en yoruba. Nous construisons le portefeuille que nous voulions pour nos propres familles.',
    storyTitle: 'Comment cela a commencé',
    story: [
      'Wura est né en 2020, dans les semaines où tout le Nigeria a appris à payer par téléphone, et où beaucoup ont appris ce que veut dire « débité, pas livré ». En une semaine, trois de nos virements se sont perdus. Chacun est revenu, après des jours d’appels.',
      'Nous avons donc commencé par l’autre bout : ni par une carte ni par une application, mais par les livres. Chaque kobo est écrit des deux côtés, chaque paiement finit accompli ou rendu, et le client voit lequel avant d’avoir à le demander.',
    ],
    missionTitle: 'Notre mission',
    mission:
      'Que l’argent passe les frontières, et la rue, avec son coût entier sous les yeux et sans que l’on doute jamais d’où il est.',
    visionTitle: 'Notre vision',
    vision:
      'Un Nigeria où la plus petite boutique est payée comme la plus grande banque : tout de suite, en entier, avec un reçu que chacun peut vérifier.',
    whyTitle: 'Pourquoi choisir Wura',
    why: [
      {
        title: 'Innovation',
        text: 'Un grand livre ouvert, des cotations fermes et des reçus qui se prouvent. Chacun peut lire comment cela marche.',
      },
      {
        title: 'Sécurité',
        text: 'SSL 256 bits et authentification à deux facteurs devant, des livres que l’on ne peut pas modifier derrière.',
      },
      {
        title: 'Portée mondiale',
        text: 'Plus de 150 devises sur les marchés du monde, plus de 45 pays, la plupart des virements en quelques minutes.',
      },
    ],
    achievements: 'En chiffres',
    figures: {
      customers: { figure: '250 k+', label: 'Clients' },
      uptime: { figure: '99,9 %', label: 'Disponibilité' },
      awards: { figure: '15+', label: 'Prix' },
      countries: { figure: '45+', label: 'Pays' },
    },
  },
  teamMessages: {
    title: 'Plus de 1 000 clients nous font confiance. Derrière Wura, il y a des femmes et des hommes.',
    lead: 'Nous voici à huit, avec ce que nous répondons quand on demande pourquoi.',
    pause: 'Pause',
    resume: 'Lecture',
    carousel: 'L’équipe',
    people: [
      {
        name: 'Ifẹ́ Adéyẹmí',
        position: 'Fondatrice',
        quote:
          'Ma mère a envoyé de l’argent un vendredi et s’est inquiétée jusqu’au lundi. Ce week-end est la raison de notre présence.',
      },
      {
        name: 'Chidinma Okeke',
        position: 'Produit',
        quote: 'Si un écran a besoin d’une page d’aide, c’est que l’écran n’est pas fini.',
      },
      {
        name: 'Halima Ɗanladi',
        position: 'Conformité',
        quote: 'Une règle se respecte mieux quand on peut la lire. Nous publions donc les nôtres, avec leurs dates.',
      },
      {
        name: 'Tómiwá Balógun',
        position: 'Grand livre',
        quote: 'Deux nombres doivent s’accorder chaque nuit. Sinon, je ne dors pas non plus.',
      },
      {
        name: 'Ebiere Douglas',
        position: 'Relation clients',
        quote:
          'Personne ne nous écrit au sujet de l’argent. On nous écrit au sujet du loyer, de l’école, de l’hôpital.',
      },
      {
        name: 'Yusuf Gambo',
        position: 'Sécurité',
        quote: 'Je suppose que le téléphone a été volé ce matin, et je pars de là.',
      },
      {
        name: 'Nkechi Umeh',
        position: 'Paiements',
        quote: 'Le silence d’une banque n’est pas un non. Nous redemandons, et nous disons que nous redemandons.',
      },
      {
        name: 'Osaze Aigbe',
        position: 'Design',
        quote: 'Un kobo, c’est petit. À l’écran, il doit tout de même se lire en plein soleil.',
      },
    ],
  },
  questionsMessages: {
    title: 'Ce que l’on demande d’abord',
    more: 'Autre chose ?',
    moreLink: 'Écrivez-nous',
    items: [
      {
        emoji: '💸',
        question: 'Combien coûte Wura ?',
        answer:
          'L’ouverture d’un compte, les dépôts et les cartes virtuelles sont gratuits. Le change coûte à partir de 0,5 %, les virements à partir de $2. Ce que coûte un paiement aujourd’hui, sur ce service, est dans le tableau des frais.',
      },
      {
        emoji: '🌍',
        question: 'Quelles devises puis-je garder ?',
        answer:
          'Plus de 35, chacune dans son portefeuille, le naira d’abord. Le marché que nous cotons en connaît plus de 150, monnaies d’État (USD, EUR, GBP, NGN) et cryptomonnaies (BTC, ETH, USDT).',
      },
      {
        emoji: '⏱️',
        question: 'Combien de temps prend un virement ?',
        answer:
          'Vers un autre client de Wura, aucun. Les virements internationaux arrivent le plus souvent en quelques minutes, et sous 24 heures quand une banque prend son temps. Vous voyez lequel avant d’envoyer.',
      },
      {
        emoji: '🔒',
        question: 'Mon argent est-il en sécurité ?',
        answer:
          'La connexion est protégée par un SSL de 256 bits, l’accès par une authentification à deux facteurs, les gros paiements par votre code PIN. Derrière, la base de données elle-même empêche de modifier les livres.',
      },
      {
        emoji: '↩️',
        question: 'Que se passe-t-il quand un paiement échoue ?',
        answer:
          'L’argent est retenu jusqu’à ce que l’autre côté dise oui. S’il dit non, il est aussitôt de retour dans votre portefeuille, tout seul. Tant que personne ne sait, le paiement dit « en attente », qui nous attendons, et jusqu’à quand.',
      },
      {
        emoji: '💳',
        question: 'Comment marchent les cartes virtuelles ?',
        answer:
          'Vous créez une carte en dollars ou en nairas, l’approvisionnez depuis un portefeuille et l’utilisez partout où l’on accepte en ligne les cartes de type Mastercard. La carte standard est gratuite. Bloquez-la ou fermez-la quand vous voulez ; ce qui reste revient.',
      },
      {
        emoji: '🏦',
        question: 'Comment ajouter de l’argent ?',
        answer:
          'Par carte dès ₦100, ou par virement vers un compte bancaire à vous, gratuitement. La cryptomonnaie arrive en 10 à 30 minutes. Votre solde change quand l’argent est vraiment là.',
      },
      {
        emoji: '💬',
        question: 'Comment joindre une personne ?',
        answer:
          'Par chat, e-mail ou téléphone, 24 h/24 et 7 j/7. Une première réponse vient d’habitude en moins de 2 heures, et chaque message reçoit un numéro dont vous pouvez demander des nouvelles.',
      },
    ],
  },
  tourMessages: {
    title: 'Wura en une minute',
    close: 'Fermer la visite',
    play: 'Lecture',
    pause: 'Pause',
    back: 'Précédent',
    next: 'Suivant',
    step: (at, of) => `${at} sur ${of}`,
    start: 'Commencer gratuitement',
    scenes: {
      wallets: {
        title: 'Chaque devise a son portefeuille',
        caption:
          'Celui en nairas est là dès le premier jour. Ajoutez dollars, livres ou USDT quand il vous en faut ; ils ne se mêlent jamais.',
      },
      send: {
        title: 'Le nom d’abord, l’argent ensuite',
        caption: 'Tapez un numéro de compte et voyez à qui il est avant d’envoyer. Un chiffre faux s’arrête ici.',
      },
      review: {
        title: 'Le coût entier sur un écran',
        caption: 'Frais, TVA, droit de timbre et total, chacun sur sa ligne. Le bouton dit le montant.',
      },
      failed: {
        title: 'Si cela échoue, cela revient',
        caption: 'Retenu, demandé, rendu. Le reçu dit où était l’argent, seconde par seconde.',
      },
      bills: {
        title: 'Des factures qui laissent une trace',
        caption:
          'Jetons d’électricité, crédit et télévision restent sur le reçu, à recopier chaque fois que vous en avez besoin.',
      },
    },
  },
  sceneMessages: {
    naira: 'Portefeuille naira',
    dollars: 'Portefeuille dollar',
    tether: 'Portefeuille USDT',
    bank: 'Banque',
    account: 'Numéro de compte',
    amount: 'Montant',
    fee: 'Frais',
    vat: 'TVA sur les frais (7,5 %)',
    duty: 'Droit de timbre',
    total: 'Total du portefeuille naira',
    send: amount => `Envoyer ${amount}`,
    refunded: 'Échoué, remboursé',
    held: 'Retenu',
    refused: 'Refusé par le réseau',
    returned: 'Rendu',
    back: amount => `${amount} de retour dans votre portefeuille`,
    provider: 'Fournisseur',
    meter: 'Compteur',
    token: 'Jeton',
    units: 'Unités',
  },
} satisfies Translations<typeof english>;
