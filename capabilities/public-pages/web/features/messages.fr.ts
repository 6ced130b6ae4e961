import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  featuresMessages: {
    pageTitle: 'Fonctions',
    description:
      'Virements, change, USDT, cartes virtuelles, factures et dépôts : ce que fait Wura, comment, et à quel coût.',
    title: 'Ce que fait Wura',
    lead: 'Six choses, chacune entière : avec son coût avant que vous confirmiez, et sa fin, bonne ou mauvaise, en toutes lettres.',
    how: 'Comment cela marche',
    claims: 'Ce que cela coûte, et le temps que cela prend',
    what: 'Quoi',
    cost: 'Coût',
    time: 'Délai',
    good: 'Bon à savoir',
    questions: 'Questions',
    others: 'Les cinq autres',
    start: 'Commencer gratuitement',
    sampleWhy:
      'Ce qu’un paiement coûte vraiment ici est dans le tableau des frais, fait des règles mêmes qui en fixent le prix.',
    more: [
      {
        title: 'Des gens qui répondent',
        text: 'Assistance 24 h/24 et 7 j/7 par chat, e-mail et téléphone, avec une première réponse en moins de 2 heures.',
      },
      {
        title: 'Une connexion que personne ne lit',
        text: 'SSL 256 bits, authentification à deux facteurs, et là 99,9 % du temps.',
      },
      {
        title: 'Pour les entreprises aussi',
        text: 'Comptes professionnels avec paiements groupés, intégration par API et accès à plusieurs, là où l’exploitant du service les propose.',
      },
    ],
  },
  featurePages: {
    transfers: {
      pageTitle: 'Virements instantanés',
      pitch:
        'Vers toute banque du Nigeria, et vers tout autre client de Wura. Taux de change en temps réel, frais minimes, et le nom de qui reçoit avant que cela parte.',
      steps: [
        {
          title: 'Dites à qui',
          text: 'Tapez le numéro de compte. La banque nous dit à qui il est, et nous vous le disons.',
        },
        {
          title: 'Voyez le coût entier',
          text: 'Frais, TVA et droit de timbre ont chacun leur ligne. Ce qui arrive est exactement ce que vous avez saisi.',
        },
        {
          title: 'Suivez-le',
          text: 'Accompli, en attente ou échoué, en toutes lettres. S’il échoue, l’argent est de retour avant que vous le demandiez.',
        },
      ],
      claims: [
        { what: 'Vers un autre client de Wura', cost: 'Gratuit', time: 'Tout de suite' },
        {
          what: 'Virement international',
          cost: 'À partir de $2',
          time: 'Le plus souvent en quelques minutes, jusqu’à 24 heures',
        },
        { what: 'Un virement courant', cost: '$2,50', time: 'En quelques minutes' },
      ],
      notes: [
        'Un double appui, ou une connexion coupée pendant l’envoi, ne font jamais qu’un virement.',
        'Un virement auquel l’autre banque n’a pas répondu reste en attente, avec l’heure à laquelle il sera envoyé ou rendu.',
        'De l’argent vers un mauvais numéro ? Le nom à l’écran est là pour l’arrêter.',
      ],
      questions: [
        {
          question: 'Puis-je reprendre un virement ?',
          answer:
            'Un virement arrivé appartient à qui l’a reçu. Un virement encore en attente est rendu tout seul si la banque le refuse.',
        },
        {
          question: 'Que voit celui qui reçoit ?',
          answer: 'Votre nom, le montant et votre remarque. Rien d’autre de vous.',
        },
      ],
      banner: 'Faites votre premier virement',
    },
    exchange: {
      pageTitle: 'Change',
      pitch:
        'Nairas, dollars, livres et plus encore, d’un portefeuille à l’autre. Le taux est celui du marché, les frais tiennent en une ligne, et les deux vous sont gardés pendant que vous décidez.',
      steps: [
        {
          title: 'Choisissez deux portefeuilles',
          text: 'Celui d’où cela part et celui où cela va. Nous disons lesquels vous avez, et ouvrons l’autre.',
        },
        {
          title: 'Lisez le devis',
          text: 'Frais, taux et ce que vous recevez, gardés 30 secondes. Un taux qui bouge ne change jamais en silence.',
        },
        {
          title: 'Confirmez',
          text: 'Les deux côtés sont écrits d’un seul trait : rien n’est jamais en route entre vos portefeuilles.',
        },
      ],
      claims: [
        { what: 'Change entre devises', cost: 'À partir de 0,5 %', time: 'Tout de suite' },
        { what: 'Vers et depuis l’USDT', cost: '0,1 %', time: 'Tout de suite' },
        {
          what: 'Devises que nous cotons',
          cost: 'Plus de 150, monnaies d’État (USD, EUR, GBP, NGN) et cryptomonnaies (BTC, ETH, USDT)',
          time: 'Jour et nuit',
        },
      ],
      notes: [
        'Vous pouvez garder plus de 35 devises, chacune dans son portefeuille.',
        'Sans taux récent, pas de change : nous refusons plutôt que de deviner.',
        'Le reçu montre le taux, celui du marché à côté, et les frais.',
      ],
      questions: [
        {
          question: 'Y a-t-il une marge ?',
          answer: 'Si l’exploitant du service en prend une, le devis la montre sur une ligne. Il n’y en a pas d’autre.',
        },
        {
          question: 'Et si le taux bouge pendant que je décide ?',
          answer:
            'Dans les 30 secondes, vous avez le taux que vous avez vu. Ensuite vient un nouveau devis, et il dit qu’il est nouveau.',
        },
      ],
      banner: 'Ouvrez votre deuxième devise',
    },
    usdt: {
      pageTitle: 'Portefeuille USDT',
      pitch:
        'Un portefeuille de stablecoins à côté de vos nairas : gardez, envoyez et recevez des USDT, chaque adresse étant vérifiée avant tout départ.',
      steps: [
        {
          title: 'Ouvrez-le',
          text: 'Un appui, et vous avez votre adresse, avec un code QR et le nom de son réseau.',
        },
        {
          title: 'Recevez',
          text: 'Nous surveillons la chaîne et montrons chaque confirmation. Cela compte quand on ne peut plus revenir en arrière.',
        },
        {
          title: 'Envoyez',
          text: 'Collez une adresse ; une faute de frappe est arrêtée. Les six premiers et derniers signes s’affichent en grand.',
        },
      ],
      claims: [
        { what: 'Change vers et depuis nairas ou dollars', cost: '0,1 %', time: 'Tout de suite' },
        { what: 'Dépôt en cryptomonnaie', cost: '1,5 %', time: '10 à 30 minutes' },
        { what: 'Vers un autre client de Wura', cost: 'Gratuit', time: 'Tout de suite' },
      ],
      notes: [
        'TRON (TRC-20) seulement. Ce qui est envoyé sur un autre réseau est perdu, et l’écran le dit avant de montrer l’adresse.',
        'Un retrait sur la chaîne paie des frais de réseau, montrés avant que vous confirmiez. Il est sans retour.',
        'Les montants sont tenus à six décimales et montrés à quatre.',
      ],
      questions: [
        {
          question: 'Quels réseaux puis-je utiliser ?',
          answer: 'TRON (TRC-20). Une adresse de tout autre réseau est refusée.',
        },
        {
          question: 'Quand un dépôt est-il à moi ?',
          answer: 'Après autant de blocs qu’il en faut pour qu’il soit définitif. D’ici là, il figure comme arrivant.',
        },
      ],
      banner: 'Ouvrez un portefeuille USDT',
    },
    'credit-cards': {
      pageTitle: 'Cartes virtuelles',
      pitch:
        'Une carte de type Mastercard pour payer en ligne en sécurité : une par abonnement si vous voulez, approvisionnée en nairas ou en dollars, bloquée d’un appui.',
      steps: [
        {
          title: 'Créez-la',
          text: 'Choisissez le portefeuille, la devise et le premier montant. Votre code PIN fait la carte.',
        },
        {
          title: 'Payez',
          text: 'Numéro et code s’affichent quand vous le demandez, 30 secondes. Ils ne sont dans aucune liste et nous ne les gardons pas.',
        },
        {
          title: 'Gardez-la en main',
          text: 'Bloquez-la, rechargez-la, fermez-la. Ce qui reste sur une carte fermée revient à votre portefeuille.',
        },
      ],
      claims: [
        { what: 'Carte virtuelle standard', cost: 'Gratuit', time: 'En moins d’une minute' },
        { what: 'Carte virtuelle premium', cost: '$3 par mois', time: 'En moins d’une minute' },
        { what: 'Plafond de dépense', cost: '$500,00', time: 'Par mois' },
        {
          what: 'Carte physique, là où il y a un partenaire',
          cost: 'Selon le partenaire',
          time: '7 à 14 jours ouvrés après vérification',
        },
      ],
      notes: [
        'Acceptée en ligne dans le monde entier, partout où le sont les cartes de ce type.',
        'Suivez vos dépenses au fur et à mesure : chaque paiement et chaque refus, avec sa raison.',
        'Aucun solde minimum.',
      ],
      questions: [
        {
          question: 'Que se passe-t-il quand un paiement est refusé ?',
          answer: 'On vous dit pourquoi, et rien n’est prélevé pour cela.',
        },
        {
          question: 'Dans quelle devise est la carte ?',
          answer:
            'En dollars ou en nairas. Elle peut être approvisionnée depuis un portefeuille d’une autre devise, selon un devis que vous voyez d’abord.',
        },
      ],
      banner: 'Créez votre première carte',
    },
    bills: {
      pageTitle: 'Paiement de factures',
      pitch:
        'Crédit de tous les réseaux, données, électricité de tous les distributeurs, télévision par câble et satellite, et eau. 24 h/24 et 7 j/7, et le reçu garde ce que vous avez payé.',
      steps: [
        {
          title: 'Dites pour qui',
          text: 'Téléphone, compteur ou carte de décodeur. D’un compteur ou d’une carte, nous montrons le nom : est-ce vous ?',
        },
        { title: 'Choisissez combien', text: 'Un montant, un forfait ou un bouquet, au prix même du fournisseur.' },
        {
          title: 'Gardez la preuve',
          text: 'Les codes d’électricité restent sur le reçu, par groupes de quatre, à recopier.',
        },
      ],
      claims: [
        { what: 'Crédit et données : MTN, Airtel, Glo, 9mobile', cost: 'Gratuit', time: 'En quelques secondes' },
        { what: 'Électricité : tous les distributeurs', cost: 'Gratuit', time: 'Code en une minute' },
        { what: 'Télévision : DStv, GOtv, StarTimes', cost: 'Gratuit', time: 'En une minute' },
      ],
      notes: [
        'Traitement immédiat. Quand un fournisseur est lent, le paiement est en attente et le dit ; il est livré ou rendu.',
        'Un numéro porté vers un autre réseau marche aussi : c’est vous qui choisissez le réseau.',
        'Tant qu’un achat identique n’est pas tranché, un second est arrêté.',
      ],
      questions: [
        {
          question: 'J’ai payé et n’ai pas reçu de code. Que faire ?',
          answer: 'Nous le redemandons à la compagnie. S’il n’y en a pas, l’argent revient tout seul.',
        },
        {
          question: 'Puis-je payer pour quelqu’un d’autre ?',
          answer: 'Oui. Son numéro suffit ; d’un compteur ou d’une carte, vous voyez le nom avant de payer.',
        },
      ],
      banner: 'Payez votre première facture',
    },
    deposit: {
      pageTitle: 'Dépôts',
      pitch:
        'Ajoutez de l’argent par carte dès ₦100, par virement vers un compte bancaire à vous, ou en USDT. Il compte quand il est vraiment là, et il compte une fois.',
      steps: [
        {
          title: 'Choisissez comment',
          text: 'Par carte, par virement ou en cryptomonnaie. Le coût de chacun est à côté.',
        },
        { title: 'Payez', text: 'Les données de carte se saisissent chez le prestataire de paiement, jamais ici.' },
        {
          title: 'Voyez-le arriver',
          text: 'Votre solde change quand le prestataire nous l’a confirmé, même si vous avez fermé la fenêtre.',
        },
      ],
      claims: [
        { what: 'Carte', cost: '2,9 %', time: 'Tout de suite' },
        { what: 'Virement bancaire', cost: 'Gratuit', time: '1 à 3 jours' },
        { what: 'Cryptomonnaie', cost: '1,5 %', time: '10 à 30 minutes' },
        { what: 'Portefeuilles numériques', cost: '3,5 %', time: 'Tout de suite' },
      ],
      notes: [
        'Le plus petit dépôt est de ₦100.',
        'Fenêtre fermée trop tôt ? Si votre banque vous a débité, l’argent arrive tout seul.',
        'Un autre montant que celui annoncé n’est pas deviné : une personne regarde, et vous recevez un numéro de dossier.',
      ],
      questions: [
        {
          question: 'Y a-t-il une limite ?',
          answer:
            'Elle dépend de la connaissance que nous avons de vous. Vos limites, et comment les relever, sont dans votre portefeuille.',
        },
        {
          question: 'Gardez-vous mon numéro de carte ?',
          answer: 'Non. Il va au prestataire de paiement et ne passe jamais par nos serveurs.',
        },
      ],
      banner: 'Faites votre premier dépôt',
    },
  },
} satisfies Translations<typeof english>;
