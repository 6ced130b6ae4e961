import type { Translations } from '@wura/browser/messages';
import type { Sentences } from '@wura/browser/sentences';
import type * as english from './messages.ts';

export default {
  pinMessages: {
    pin: 'Code PIN à 4 chiffres',
    pinHelper: 'Le code de vos opérations, pas celui de votre carte',
    newPin: 'Nouveau code PIN',
    password: 'Votre mot de passe',
    passwordHelper: 'Votre connexion date un peu : nous vous le demandons une fois de plus.',
    showPassword: 'Afficher le mot de passe',
    confirmPin: 'Confirmer le code PIN',
    easyToGuess: 'Ce code est facile à deviner. Un autre sera plus sûr.',
    enterTitle: 'Saisissez votre code PIN',
    setTitle: 'Créer un code PIN',
    set: 'Créer le code PIN',
    setting: 'Création du code PIN...',
    close: 'Fermer',
    failed: 'Le code PIN n’a pas pu être créé ou modifié',
    wrong: triesLeft =>
      triesLeft === 1 ? 'Code PIN erroné. Il reste 1 tentative.' : `Code PIN erroné. Il reste ${triesLeft} tentatives.`,
    wrongPlain: 'Code PIN erroné.',
    lockedUntil: time => `Code PIN bloqué jusqu’à ${time}`,
    lockedForGood: 'Code PIN bloqué jusqu’à sa réinitialisation',
    lockedText:
      'Trop de tentatives erronées. Rien n’a été envoyé. Attendez jusque-là, ou réinitialisez votre code avec un code reçu par e-mail.',
    enterAgain: 'Saisir à nouveau le code PIN',
    setLead:
      'Chaque virement bancaire le demande. Nous ne le demandons jamais par téléphone, par courrier ni par messagerie.',
    send: amount => `Envoyer ${amount}`,
    setAndSend: amount => `Créer le code et envoyer ${amount}`,
    to: name => `à ${name}`,
  },
  passwordMessages: {
    rules: 'Votre mot de passe doit contenir',
    length: '8 caractères ou plus',
    cases: 'Une majuscule et une minuscule',
    number: 'Un chiffre',
    met: 'respecté',
    notMet: 'pas encore',
  },
  countryMessages: {
    names: {
      US: 'États-Unis',
      CA: 'Canada',
      GB: 'Royaume-Uni',
      AU: 'Australie',
      DE: 'Allemagne',
      FR: 'France',
      NG: 'Nigeria',
      KE: 'Kenya',
      GH: 'Ghana',
    },
  },
} satisfies Translations<typeof english>;

export const sentences: Sentences = {
  'Please check this field': 'Vérifiez ce champ',
  'First name must be at least 2 characters': 'Le prénom doit compter au moins 2 caractères',
  'Last name must be at least 2 characters': 'Le nom doit compter au moins 2 caractères',
  'First name must be at most {} characters': 'Le prénom doit compter au plus {} caractères',
  'Last name must be at most {} characters': 'Le nom doit compter au plus {} caractères',
  'First name has a character that cannot be used': 'Le prénom contient un caractère qui ne peut pas être utilisé',
  'Last name has a character that cannot be used': 'Le nom contient un caractère qui ne peut pas être utilisé',
  'Please enter a valid email address': 'Saisissez une adresse e-mail valide',
  'Username must be 3-20 characters (letters, numbers, underscore only)':
    'Le nom d’utilisateur doit compter de 3 à 20 caractères (lettres, chiffres et tirets bas uniquement)',
  'Please enter a valid phone number': 'Saisissez un numéro de téléphone valide',
  'You must be at least 13 years old': 'Vous devez avoir au moins 13 ans',
  'Password must be at most {} characters': 'Le mot de passe doit compter au plus {} caractères',
  'Password must be 8+ chars with uppercase, lowercase, and number':
    'Le mot de passe doit compter au moins 8 caractères, avec une majuscule, une minuscule et un chiffre',
  'Passwords do not match': 'Les mots de passe ne correspondent pas',
  'Please select a country': 'Choisissez un pays',
  'Please select a state.': 'Choisissez un État.',
  'Please provide a complete address': 'Indiquez une adresse complète',
  'Address must be at most {} characters': 'L’adresse doit compter au plus {} caractères',
  'The address has a character that cannot be used': 'L’adresse contient un caractère qui ne peut pas être utilisé',
  'You must agree to the terms and conditions': 'Vous devez accepter les conditions générales',
  'Please enter your phone number, email or username':
    'Saisissez votre numéro de téléphone, votre e-mail ou votre nom d’utilisateur',
  'Please enter your password': 'Saisissez votre mot de passe',
  'PIN must be exactly 4 digits': 'Le code PIN doit compter exactement 4 chiffres',
  'PIN and confirmation are required': 'Le code PIN et sa confirmation sont requis',
  'PIN and confirmation do not match': 'Le code PIN et sa confirmation ne correspondent pas',
  'All PIN fields are required': 'Tous les champs du code PIN sont requis',
  'Current PIN must be exactly 4 digits': 'Le code PIN actuel doit compter exactement 4 chiffres',
  'New PIN must be different from current PIN': 'Le nouveau code PIN doit être différent de l’actuel',
  'Please upload only JPEG, JPG, or PNG images.': 'Choisissez uniquement une image JPEG, JPG ou PNG.',
  'File size must be less than 5MB.': 'Le fichier doit faire moins de 5 Mo.',
  'Invalid credentials': 'Identifiants incorrects',
  'Please enter your PIN to confirm this payment.': 'Saisissez votre code PIN pour confirmer ce paiement.',
  'Please enter your password to set a PIN.': 'Saisissez votre mot de passe pour créer un code PIN.',
  'This password is easy to guess. Please choose another one':
    'Ce mot de passe est facile à deviner. Veuillez en choisir un autre',
  'Please set a transaction PIN first.': 'Créez d’abord un code PIN.',
  'Your PIN is locked after too many wrong tries. Please try again later.':
    'Votre code PIN est bloqué après trop de tentatives erronées. Réessayez plus tard.',
  'Your PIN is switched off after too many wrong tries. Reset it first.':
    'Votre code PIN est désactivé après trop de tentatives erronées. Réinitialisez-le d’abord.',
  'Your account is on hold, so no money can move. Please contact support.':
    'Votre compte est suspendu : aucun argent ne peut bouger. Veuillez contacter l’assistance.',
  'This is already registered.': 'Déjà enregistré.',
  'This email address is already registered.': 'Cette adresse e-mail est déjà enregistrée.',
  'This phone number is already registered.': 'Ce numéro de téléphone est déjà enregistré.',
  'This username is already taken.': 'Ce nom d’utilisateur est déjà pris.',
  'Wrong PIN.': 'Code PIN erroné.',
  'You already have a PIN. You can change it instead.': 'Vous avez déjà un code PIN. Vous pouvez le modifier.',
};
