import type { Translations } from '@wura/browser/messages';
import type * as english from './privacy-messages.ts';

export default {
  privacyMessages: {
    pageTitle: 'Confidentialité',
    title: 'Politique de confidentialité',
    lead: 'Ce qui est gardé à votre sujet, pourquoi, qui le voit et comment le faire corriger ou effacer, selon la loi nigériane de 2023 sur la protection des données.',
    clauses: [
      {
        title: 'Qui est responsable',
        short: 'L’exploitant de Wura à cette adresse décide de vos données et en répond.',
        text: [
          'Il est le responsable du traitement. Les questions sur vos données lui parviennent par la page de contact, avec pour sujet « Aide pour mon compte » ; une personne qui connaît ces règles répond. Les auteurs du logiciel ne reçoivent aucune de vos données.',
        ],
      },
      {
        title: 'Ce qui est gardé',
        short: 'Ce que vous nous avez dit, ce que vous avez fait de votre argent, et comment vous vous êtes connecté.',
        text: [
          'Ce que vous avez saisi à l’inscription : nom, nom d’utilisateur, e-mail, téléphone, date de naissance, adresse et pays. Votre photo, si vous en avez mis une. Vos réglages. Si vous continuez avec Google : le nom, l’e-mail et le numéro de votre compte Google.',
          'Vos portefeuilles et chaque mouvement, avec le nom et le compte de l’autre côté, et vos remarques. Les cartes virtuelles sans leurs numéros ni codes, que seul l’émetteur connaît.',
          'Pour la vérification : votre numéro d’identité, les images de votre document et votre selfie, et la réponse de l’organisme consulté. Pour la sécurité : quels appareils étaient connectés, quand, et depuis quelle adresse réseau.',
          'Ce que vous nous avez écrit dans le chat ou par le formulaire de contact.',
        ],
      },
      {
        title: 'Pourquoi, et à quel titre',
        short: 'Pour garder votre argent, parce que la loi le dit, et pour tenir les autres hors de votre compte.',
        text: [
          'Pour exécuter le contrat : tenir les soldes, faire les paiements, montrer votre historique, permettre à d’autres clients de vous trouver par numéro de compte.',
          'Parce que la loi l’exige : vérifications d’identité, limites, registres des paiements, déclarations aux autorités.',
          'Dans notre intérêt légitime, et le vôtre : tenir les étrangers hors de votre compte, trouver les défauts, vous répondre. Pour toute autre chose nous demandons votre accord, et vous pouvez le reprendre.',
        ],
      },
      {
        title: 'Qui le voit',
        short:
          'L’autre côté d’un paiement voit votre nom et le paiement. Rien n’est vendu, et aucun annonceur n’apprend que vous êtes là.',
        text: [
          'Un client qui cherche votre numéro de compte voit votre nom et rien d’autre. Qui vous payez, ou vous paie, voit votre nom, le montant et la remarque.',
          'Prestataires de paiement, banques, émetteur de cartes et organismes de vérification reçoivent ce que leur part exige, et pas plus. Un service de géolocalisation reçoit une partie de l’adresse réseau de qui ouvre la première page. Google apprend que vous vous connectez ici si vous choisissez de continuer avec Google, et rien de votre argent. Les autorités reçoivent ce que la loi leur permet de demander.',
          'Nos propres employés ne voient vos données que pour une raison, qu’ils doivent donner. Chaque consultation est inscrite dans un journal que personne ne peut modifier.',
        ],
      },
      {
        title: 'Comment c’est protégé',
        short: 'Chiffré là où c’est sensible, et illisible pour nous là où c’est possible.',
        text: [
          'Mots de passe et codes PIN ne sont gardés que sous une forme d’où l’on ne peut les retrouver. Numéros d’identité, documents et selfies sont stockés chiffrés. Les numéros de carte ne sont pas stockés.',
          'Si une violation vous met en danger, nous prévenons la commission nigériane de protection des données sous 72 heures, et vous sans tarder.',
        ],
      },
      {
        title: 'Sur votre appareil',
        short: 'Ni pistage, ni publicité. Quelques choses dont les pages ont besoin pour marcher.',
        text: [
          'Votre navigateur garde le jeton de votre session et l’heure de son dernier usage ; votre langue, votre thème et vos autres choix, comme les soldes masqués ; les formulaires inachevés, sans les numéros ni les images de documents ; vos derniers soldes connus, pour que le portefeuille s’ouvre sans réseau ; et de petites marques de ce qui vous a été montré. Si vous nous avez écrit sans compte, il garde le jeton qui ouvre cette conversation.',
          'Les soldes sont effacés à la fin de votre session, et les formulaires quand vous vous déconnectez. Une fois que vous vous êtes connecté, un service worker garde aussi une copie de la trame des pages, de leur code, de leurs polices et de leurs images. Rien de votre compte ne s’y trouve.',
          'Trois cookies sont posés : l’un vous protège des requêtes contrefaites, un autre porte la langue des pages et, quand vous vous connectez, un troisième nous permet de reconnaître cet appareil. Aucun ne dit qui vous êtes.',
          'Chaque page, police et image vient de cette adresse. Seul un paiement par carte ouvre une page du prestataire de paiement, qui sait alors que vous y êtes.',
          'Pour le drapeau de la première page, notre serveur demande à un service de géolocalisation dans quel pays se trouve votre réseau : ipwho.is, à moins que l’exploitant de ce site n’en ait choisi un autre. On ne lui donne que le début de votre adresse réseau, que vous partagez avec vos voisins, avec des zéros à la place du reste. La réponse est retenue un jour, avec ce début et non avec vous.',
        ],
      },
      {
        title: 'Décisions prises par des machines',
        short: 'Des règles peuvent fixer limites et blocages. Vous pouvez demander qu’une personne regarde.',
        text: [
          'Une règle peut retenir un paiement ou un compte qui ressemble à une fraude, et une vérification d’identité peut échouer. On vous le dit, et vous pouvez demander qu’une personne décide à nouveau.',
        ],
      },
      {
        title: 'Combien de temps',
        short: 'Tant que vous avez un compte, puis aussi longtemps que la loi l’exige.',
        text: [
          'Les registres des paiements et des vérifications d’identité sont gardés cinq ans après la fermeture du compte, comme l’exige la loi sur le blanchiment. Les messages sont gardés deux ans. Ce qu’aucune loi n’exige est effacé avec votre compte.',
        ],
      },
      {
        title: 'Vos droits',
        short: 'Voir, corriger, emporter, faire effacer, s’opposer. Cela ne coûte rien.',
        text: [
          'Vous pouvez demander une copie de ce qui est gardé à votre sujet, lisible par une machine. Vous pouvez le faire corriger, limiter ou effacer, vous opposer à son usage et reprendre un accord. Ce que la loi nous dit de garder est verrouillé au lieu d’être effacé.',
          'Nous répondons sous 30 jours. Si vous n’acceptez pas la réponse, vous pouvez saisir la commission nigériane de protection des données.',
        ],
      },
      {
        title: 'Les jeunes',
        short: 'À partir de 13 ans, avec moins de tout.',
        text: [
          'Personne de moins de 13 ans ne peut ouvrir de compte. Des moins de 18 ans nous ne gardons que ce qu’exige un compte sans argent, jusqu’à ce qu’un tuteur y soit lié.',
        ],
      },
      {
        title: 'Changements',
        short: 'Chaque version porte une date, et l’on vous prévient avant qu’une nouvelle vaille.',
        text: ['Nous annonçons une nouvelle version 30 jours avant. Ce qu’elle change figure en tête.'],
      },
    ],
  },
} satisfies Translations<typeof english>;
