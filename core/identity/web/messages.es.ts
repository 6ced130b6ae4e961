import type { Translations } from '@wura/browser/messages';
import type { Sentences } from '@wura/browser/sentences';
import type * as english from './messages.ts';

export default {
  pinMessages: {
    pin: 'PIN de 4 dígitos',
    pinHelper: 'El PIN de sus operaciones, no el de su tarjeta',
    newPin: 'PIN nuevo',
    password: 'Su contraseña',
    passwordHelper: 'Inició sesión hace un rato, por eso se la pedimos una vez más.',
    showPassword: 'Mostrar la contraseña',
    confirmPin: 'Confirme el PIN',
    easyToGuess: 'Este PIN es fácil de adivinar. Otro será más seguro.',
    enterTitle: 'Escriba su PIN',
    setTitle: 'Crear un PIN de operaciones',
    setLead:
      'Se pide en los pagos que superan su propio límite. Nunca se lo pedimos por teléfono, por correo ni por chat.',
    confirm: 'Confirmar',
    confirming: 'Confirmando...',
    set: 'Crear el PIN',
    setting: 'Creando el PIN...',
    close: 'Cerrar',
    failed: 'No se pudo crear o cambiar el PIN',
    wrong: triesLeft =>
      triesLeft === 1 ? 'PIN incorrecto. Queda 1 intento.' : `PIN incorrecto. Quedan ${triesLeft} intentos.`,
    wrongPlain: 'PIN incorrecto.',
    lockedUntil: time =>
      `Su PIN está bloqueado por demasiados intentos fallidos. Inténtelo de nuevo después de las ${time}. No se envió nada.`,
  },
  passwordMessages: {
    rules: 'Su contraseña debe tener',
    length: '8 caracteres o más',
    cases: 'Una mayúscula y una minúscula',
    number: 'Un número',
    met: 'cumplido',
    notMet: 'todavía no',
  },
  countryMessages: {
    names: {
      US: 'Estados Unidos',
      CA: 'Canadá',
      GB: 'Reino Unido',
      AU: 'Australia',
      DE: 'Alemania',
      FR: 'Francia',
      NG: 'Nigeria',
      KE: 'Kenia',
      GH: 'Ghana',
    },
  },
} satisfies Translations<typeof english>;

export const sentences: Sentences = {
  'Please check this field': 'Revise este campo',
  'First name must be at least 2 characters': 'El nombre debe tener al menos 2 caracteres',
  'Last name must be at least 2 characters': 'El apellido debe tener al menos 2 caracteres',
  'First name must be at most {} characters': 'El nombre debe tener como máximo {} caracteres',
  'Last name must be at most {} characters': 'El apellido debe tener como máximo {} caracteres',
  'First name has a character that cannot be used': 'El nombre contiene un carácter que no se puede usar',
  'Last name has a character that cannot be used': 'El apellido contiene un carácter que no se puede usar',
  'Please enter a valid email address': 'Escriba una dirección de correo válida',
  'Username must be 3-20 characters (letters, numbers, underscore only)':
    'El nombre de usuario debe tener de 3 a 20 caracteres (solo letras, números y guiones bajos)',
  'Please enter a valid phone number': 'Escriba un número de teléfono válido',
  'You must be at least 13 years old': 'Debe tener al menos 13 años',
  'Password must be at most {} characters': 'La contraseña debe tener como máximo {} caracteres',
  'Password must be 8+ chars with uppercase, lowercase, and number':
    'La contraseña debe tener al menos 8 caracteres, con una mayúscula, una minúscula y un número',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'Please select a country': 'Elija un país',
  'Please select a state.': 'Elija un estado.',
  'Please provide a complete address': 'Indique una dirección completa',
  'Address must be at most {} characters': 'La dirección debe tener como máximo {} caracteres',
  'The address has a character that cannot be used': 'La dirección contiene un carácter que no se puede usar',
  'You must agree to the terms and conditions': 'Debe aceptar los términos y condiciones',
  'Please enter your phone number, email or username': 'Escriba su teléfono, correo o nombre de usuario',
  'Please enter your password': 'Escriba su contraseña',
  'PIN must be exactly 4 digits': 'El PIN debe tener exactamente 4 dígitos',
  'PIN and confirmation are required': 'El PIN y su confirmación son obligatorios',
  'PIN and confirmation do not match': 'El PIN y su confirmación no coinciden',
  'All PIN fields are required': 'Todos los campos del PIN son obligatorios',
  'Current PIN must be exactly 4 digits': 'El PIN actual debe tener exactamente 4 dígitos',
  'New PIN must be different from current PIN': 'El PIN nuevo debe ser distinto del actual',
  'Please upload only JPEG, JPG, or PNG images.': 'Suba solo imágenes JPEG, JPG o PNG.',
  'File size must be less than 5MB.': 'El archivo debe pesar menos de 5 MB.',
  'Invalid credentials': 'Los datos de acceso no son correctos',
  'Please enter your PIN to confirm this payment.': 'Escriba su PIN para confirmar este pago.',
  'Please set a transaction PIN first.': 'Primero cree un PIN de operaciones.',
  'Your PIN is locked after too many wrong tries. Please try again later.':
    'Su PIN está bloqueado por demasiados intentos fallidos. Inténtelo más tarde.',
  'Your PIN is switched off after too many wrong tries. Reset it first.':
    'Su PIN está desactivado por demasiados intentos fallidos. Restablézcalo primero.',
  'Your account is on hold, so no money can move. Please contact support.':
    'Su cuenta está retenida y no se puede mover dinero. Póngase en contacto con el servicio de ayuda.',
  'This is already registered.': 'Ya está registrado.',
  'This email address is already registered.': 'Esta dirección de correo ya está registrada.',
  'This phone number is already registered.': 'Este número de teléfono ya está registrado.',
  'This username is already taken.': 'Este nombre de usuario ya está en uso.',
  'Wrong PIN.': 'PIN incorrecto.',
  'You already have a PIN. You can change it instead.': 'Ya tiene un PIN. Puede cambiarlo.',
};
