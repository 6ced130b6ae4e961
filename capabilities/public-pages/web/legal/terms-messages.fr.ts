import type { Translations } from '@wura/browser/messages';
import type * as english from './terms-messages.ts';

export default {
  termsMessages: {
    pageTitle: 'Conditions',
    title: 'Conditions générales',
    lead: 'Ce que vous pouvez attendre de nous, et nous de vous. Chaque clause commence par ce à quoi elle revient ; les phrases qui suivent sont celles qui engagent.',
    clauses: [
      {
        title: 'À qui vous avez affaire',
        short: 'Votre contrat est conclu avec l’exploitant de Wura à cette adresse, non avec les auteurs du logiciel.',
        text: [
          'Wura est un logiciel que chacun peut exploiter. « Nous » désigne la personne ou la société qui l’exploite à cette adresse, détient l’argent de ses clients et répond de leurs comptes. Demandez-lui à tout moment son nom, son agrément et son adresse : la page de contact permet de la joindre.',
          'Là où la loi exige un agrément, ou un partenaire agréé, pour un service décrit dans ces pages, le service n’est offert que si nous l’avons.',
        ],
      },
      {
        title: 'Votre compte',
        short:
          'Une personne, un compte, des données exactes. Il faut avoir au moins 13 ans ; là où les règles nigérianes s’appliquent, au moins 18 pour déplacer de l’argent.',
        text: [
          'Vous ouvrez un compte pour vous-même, avec vos propres nom, date de naissance et adresse, et les tenez à jour. Vous n’en ouvrez ni pour un autre, ni un second pour vous.',
          'Tant que votre BVN ou votre NIN n’a pas été vérifié, la loi peut vous permettre de regarder mais non de déplacer de l’argent. Le compte d’un mineur n’en déplace pas avant qu’un tuteur y soit lié.',
        ],
      },
      {
        title: 'Le garder en sécurité',
        short:
          'Mot de passe et code PIN sont à vous seul. Prévenez-nous aussitôt si quelqu’un d’autre peut les connaître.',
        text: [
          'Personne qui travaille pour nous ne demande votre mot de passe, votre code PIN ou un code que nous vous avons envoyé : ni par téléphone, ni par courrier, ni dans un chat. Qui les demande n’est pas de chez nous.',
          'Si vous pensez qu’un autre peut utiliser votre compte, déconnectez les autres appareils dans votre profil, changez le mot de passe et écrivez-nous. Dès que vous nous avez prévenus, ce qu’un autre fait avec votre code PIN est à notre risque, non au vôtre.',
        ],
      },
      {
        title: 'Vérifications et limites',
        short:
          'Ce que vous pouvez déplacer et détenir dépend de la connaissance que nous avons de vous. Vos limites sont toujours à l’écran.',
        text: [
          'Les limites suivent les niveaux fixés par la Banque centrale du Nigeria. Votre portefeuille les montre, avec ce qui en est utilisé et ce qui les relève.',
          'Nous vérifions les documents auprès de ceux qui les délivrent, et ne gardons que ce que la loi nous dit de garder. Si nous refusons un document, nous disons lequel et pourquoi.',
        ],
      },
      {
        title: 'L’argent qui entre',
        short: 'Un dépôt compte quand le prestataire nous l’a confirmé, une fois, pour le montant réellement arrivé.',
        text: [
          'Votre solde change quand le prestataire de paiement a confirmé le dépôt à notre serveur, quoi que dise la fenêtre à l’écran. Un dépôt d’un autre montant ou d’une autre devise que ceux annoncés attend qu’une personne l’ait examiné ; vous recevez un numéro de dossier.',
          'Les soldes ne portent pas intérêt. S’ils sont assurés, par qui et jusqu’où, nous vous le disons par écrit ; si nous n’avons rien dit, ils ne le sont pas.',
        ],
      },
      {
        title: 'Paiements et virements',
        short: 'Vérifiez le nom : ce qui est arrivé est définitif. Ce qui n’est pas arrivé revient tout seul.',
        text: [
          'Vous confirmez le bénéficiaire, le montant, chaque frais et le total avant qu’un paiement soit fait. Ce que vous avez confirmé est ce qui vous est débité.',
          'L’argent est d’abord retenu. Si l’autre côté accepte, le paiement est accompli. S’il refuse, l’argent revient aussitôt et en entier dans votre portefeuille, frais compris. Tant que l’autre côté n’a pas répondu, le paiement est en attente et montre qui nous attendons et jusqu’à quand ; ne le refaites pas.',
          'Un virement accompli appartient au bénéficiaire. Si vous l’avez envoyé au mauvais compte, dites-le-nous sous 14 jours ouvrés ; nous le réclamons alors au bénéficiaire, ou à sa banque, comme les règles le prévoient.',
        ],
      },
      {
        title: 'Change et actifs numériques',
        short:
          'Le taux que vous confirmez est celui que vous obtenez. Envoyé sur le mauvais réseau, un actif numérique est perdu.',
        text: [
          'Un devis nomme le taux, les frais et ce que vous recevez, et vaut le temps qu’il indique. Sans taux récent, nous ne changeons rien.',
          'L’USDT est un actif numérique, non un dépôt bancaire. Son cours peut baisser, les transferts sur sa chaîne sont sans retour, et ce qui est envoyé à l’adresse d’un autre réseau ne peut être récupéré par personne.',
        ],
      },
      {
        title: 'Cartes virtuelles',
        short: 'La carte est émise par un partenaire, et vous pouvez la bloquer ou la fermer vous-même à tout moment.',
        text: [
          'Une carte virtuelle ne dépense que ce que vous y avez mis. Son numéro vous est montré sur demande et gardé par l’émetteur, non par nous.',
          'Quand vous fermez une carte, ce qui y reste revient à votre portefeuille. Un paiement qu’un commerçant a fait auparavant peut encore arriver et y est alors prélevé.',
        ],
      },
      {
        title: 'Frais et taxes',
        short: 'Le tableau des frais dit tout. Ce que l’écran a dit est ce que vous payez.',
        text: [
          'Nos frais sont dans le tableau public, avec le jour depuis lequel ils valent. La taxe sur la valeur ajoutée porte sur les frais seuls. Le droit de timbre revient à l’État et a sa propre ligne.',
          'Des frais plus élevés valent pour les paiements faits après leur annonce, jamais pour un paiement que vous avez confirmé. Les chiffres d’autres pages marqués comme exemples ne sont pas des offres.',
        ],
      },
      {
        title: 'Quand nous bloquons ou fermons un compte',
        short:
          'Un compte bloqué peut se lire mais ne déplace rien. On vous dit pourquoi, là où la loi le permet, et quoi envoyer.',
        text: [
          'Nous bloquons un compte quand la loi ou un tribunal le demande, quand un autre semble l’utiliser, ou quand un paiement ne s’explique pas. L’argent qui entre arrive toujours, sauf interdiction.',
          'Vous pouvez fermer votre compte quand vous voulez ; nous versons ce qui s’y trouve. Nous pouvons le fermer avec un préavis de 60 jours, ou aussitôt s’il a servi à frauder.',
        ],
      },
      {
        title: 'Réclamations',
        short: 'Chaque réclamation reçoit un numéro et une date. Ensuite, il y a quelqu’un au-dessus de nous.',
        text: [
          'Écrivez-nous sur la page de contact ou dans le chat. Vous recevez aussitôt un numéro, et une réponse à la date qu’il nomme : sous 72 heures pour les virements et les cartes, sous 14 jours pour le reste.',
          'Si nous n’avons pas accusé réception sous trois jours, ou si vous n’acceptez pas notre réponse, vous pouvez saisir le service de protection des consommateurs de la Banque centrale du Nigeria.',
        ],
      },
      {
        title: 'Le logiciel, et ce dont nous répondons',
        short: 'Nous répondons de votre argent. Le logiciel est fourni tel quel.',
        text: [
          'Nous répondons de l’argent que vous nous avez confié, et de nos fautes, voulues ou par négligence. Nous ne répondons pas de ce qui nous dépasse : un réseau en panne, une banque qui ne répond pas, une loi qui interdit un paiement.',
          'Le logiciel est sous licence Apache 2.0 et vient sans aucune garantie de ses auteurs, qui ne sont pas parties à ce contrat.',
        ],
      },
      {
        title: 'Changements',
        short: 'Une nouvelle version est annoncée 30 jours avant, et vous est soumise à nouveau.',
        text: [
          'Chaque version de ces conditions porte une date. Nous en annonçons une nouvelle 30 jours avant qu’elle vaille, et demandons votre accord à la connexion suivante. Si vous refusez, vous pouvez fermer votre compte sans frais ; jusque-là, la version que vous avez acceptée reste valable.',
        ],
      },
      {
        title: 'Le droit qui s’applique',
        short: 'Le droit nigérian, et rien ici ne retire un droit qu’il vous donne.',
        text: [
          'Les lois de la République fédérale du Nigeria s’appliquent. Si une clause était nulle, les autres demeurent.',
        ],
      },
    ],
  },
} satisfies Translations<typeof english>;
