import type { Translations } from '@wura/browser/messages';
import type { Sentences } from '@wura/browser/sentences';
import type * as english from './messages.ts';

export default {
  kycMessages: {
    title: 'Vérification KYC',
    gateLead: 'Terminez la vérification pour relever vos plafonds.',
    openMeanwhile: 'En attendant, les autres écrans restent ouverts dans la limite de vos plafonds actuels.',
    rates: 'Taux',
    fees: 'Frais',
    help: 'Aide',
    loading: 'Chargement de la vérification...',
    checkFailed: 'Le statut KYC n’a pas pu être vérifié.',
    submitFailed: 'L’envoi du dossier KYC a échoué.',
    retry: 'Réessayer',
    dismiss: 'Fermer',
    continueToWallet: 'Continuer vers votre portefeuille',
    submitted: 'Nous avons vos documents',
    submittedText: 'Merci. Cette page se ferme toute seule dans un instant.',
    sentOn: date => `Envoyé ${date}`,
    status: {
      pending: { title: 'En attente', text: 'Vos documents sont en cours d’examen, en général 1 à 3 jours ouvrés.' },
      under_review: { title: 'À l’examen', text: 'Vos documents sont actuellement examinés par notre équipe.' },
      approved: { title: 'Approuvé', text: 'Vous avez maintenant accès à toutes les fonctions.' },
      rejected: { title: 'Pas encore accepté', text: 'Veuillez lire les remarques et renvoyer votre dossier.' },
    },
    stayNote: 'Vous pouvez quitter cette page. Nous vous préviendrons de la décision.',
    feedback: 'Les remarques de notre équipe',
  },
  formMessages: {
    steps: 'Étapes',
    stepNames: { details: 'Coordonnées', id: 'Pièce', documents: 'Documents' },
    stepDone: 'terminé',
    stepOf: (step, name) => `Étape ${step} sur 3 : ${name}`,
    full_name: 'Nom complet',
    fullNameHelper: 'Tel qu’il figure sur votre pièce d’identité',
    date_of_birth: 'Date de naissance',
    day: 'Jour',
    month: 'Mois',
    year: 'Année',
    address: 'Adresse',
    addressHelper: 'Numéro, rue, quartier et ville',
    id_type: 'Type de pièce',
    chooseType: 'Choisissez un type',
    idTypes: {
      national_id: 'Carte nationale d’identité',
      drivers_license: 'Permis de conduire',
      passport: 'Passeport',
      voters_card: 'Carte d’électeur',
    },
    id_number: 'Numéro de la pièce',
    bvn: 'BVN (facultatif)',
    bvnHelper:
      'Il nous permet de confirmer votre nom auprès du registre. Il ne nous montre aucun de vos comptes bancaires.',
    id_document_front: 'Recto de votre pièce',
    id_document_back: 'Verso de votre pièce (facultatif)',
    selfie_image: 'Photo de votre visage',
    fileHelper: 'JPEG, JPG ou PNG de moins de 5 Mo',
    selfieHelper: 'Votre visage, bien éclairé, sans chapeau ni lunettes de soleil',
    kept: 'Gardé de la dernière fois',
    fileSize: kilobytes => `${kilobytes} Ko`,
    choose: 'Choisir un fichier',
    takePhoto: 'Prendre une photo',
    replace: 'Remplacer',
    remove: 'Retirer',
    missing: fields => `Veuillez remplir tous les champs obligatoires : ${fields}`,
    draftNote: 'Vos saisies restent sur cet appareil jusqu’à votre déconnexion. Ni les fichiers ni les numéros.',
    back: 'Retour',
    next: 'Continuer',
    submit: 'Envoyer pour examen',
    submitting: 'Envoi...',
    reason: reason => `La dernière fois : ${reason}`,
  },
  cameraMessages: {
    titles: { face: 'Photographier votre visage', card: 'Photographier votre pièce' },
    hints: {
      face: 'Placez votre visage dans l’ovale et regardez l’appareil.',
      card: 'Cadrez tout le document, sans reflet.',
    },
    close: 'Fermer',
    shoot: 'Prendre la photo',
    retake: 'Reprendre',
    use: 'Utiliser la photo',
    denied: 'Impossible d’accéder à l’appareil photo. Veuillez en autoriser l’accès.',
    upload: 'Envoyer un fichier',
  },
} satisfies Translations<typeof english>;

/** What this room's rules and refusals say, by the English sentence. */
export const sentences: Sentences = {
  'Please fill in this field.': 'Veuillez remplir ce champ.',
  'Please fill in all required fields: {}': 'Veuillez remplir tous les champs obligatoires : {}',
  'Please upload the front of your ID document.': 'Veuillez envoyer le recto de votre pièce d’identité.',
  'Please capture a selfie image.': 'Veuillez prendre une photo de votre visage.',
  'Please upload only JPEG, JPG, or PNG images.': 'Veuillez n’envoyer que des images JPEG, JPG ou PNG.',
  'File size must be less than 5MB.': 'Le fichier doit faire moins de 5 Mo.',
  'ID number must be 4-30 letters, digits or hyphens.':
    'Le numéro de la pièce compte de 4 à 30 lettres, chiffres ou traits d’union.',
  'Please choose a type of ID.': 'Veuillez choisir un type de pièce.',
  'BVN must be exactly 11 digits.': 'Le BVN compte exactement 11 chiffres.',
  'NIN must be exactly 11 digits.': 'Le NIN compte exactement 11 chiffres.',
  'BVN must be at most 11 digits.': 'Le BVN compte 11 chiffres au plus.',
  'Please enter a valid date of birth.': 'Veuillez saisir une date de naissance valable.',
  'Please use at most 200 characters.': 'Veuillez ne pas dépasser 200 caractères.',
  'Please use at most 300 characters.': 'Veuillez ne pas dépasser 300 caractères.',
  'This has a character that cannot be used.': 'Un de ces caractères ne peut pas être utilisé.',
  'Your documents are with us already. You can send new ones only if we ask for them.':
    'Nous avons déjà vos documents. Vous pourrez en envoyer d’autres si nous vous les demandons.',
  'This number belongs to another customer. Please contact support.':
    'Ce numéro appartient à un autre client. Veuillez contacter l’assistance.',
  'Another number of yours has been confirmed already. Please contact support.':
    'Un autre numéro a déjà été confirmé pour vous. Veuillez contacter l’assistance.',
  'This submission has been decided already.': 'Ce dossier a déjà fait l’objet d’une décision.',
  'This does not match your name and date of birth.':
    'Cela ne correspond pas à votre nom et à votre date de naissance.',
  'We cannot keep files right now. Please try again later.':
    'Nous ne pouvons pas garder de fichiers en ce moment. Veuillez réessayer plus tard.',
  'Please give your BVN or your NIN.': 'Veuillez indiquer votre BVN ou votre NIN.',
  'There is no such field.': 'Ce champ n’existe pas.',
  'We could not accept these documents. Please check them and send them again, or contact support.':
    'Nous n’avons pas pu accepter ces documents. Veuillez les vérifier et les renvoyer, ou contacter l’assistance.',
  'Your documents are with us. Reviews usually take 1-3 business days.':
    'Nous avons vos documents. L’examen prend en général 1 à 3 jours ouvrés.',
};
