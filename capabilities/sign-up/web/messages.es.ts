import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type * as english from './messages.ts';
import type { signUpFaults, signUpRefusals } from '../refusals.ts';

export default {
  signUpMessages: {
    pageTitle: 'Crear una cuenta',
    title: 'Crear una cuenta',
    lead: 'Se abre al instante una billetera en nairas a su nombre.',
    steps: 'Pasos',
    stepNames: { info: 'Datos', security: 'Seguridad', address: 'Dirección' },
    stepDone: 'listo',
    stepOf: (step, name) => `Paso ${step} de 3: ${name}`,
    firstname: 'Nombre',
    lastname: 'Apellido',
    email: 'Correo electrónico',
    emailKnown: 'Confirmada por Google',
    emailOther: 'Usar otra dirección de correo',
    country: 'País',
    phone: 'Número de teléfono',
    username: 'Nombre de usuario',
    usernameHelper: 'De 3 a 20 letras, números o guiones bajos',
    dob: 'Fecha de nacimiento',
    day: 'Día',
    month: 'Mes',
    year: 'Año',
    password: 'Contraseña',
    confirmation: 'Confirme la contraseña',
    showPassword: 'Mostrar la contraseña',
    showConfirmation: 'Mostrar la confirmación',
    selectCountry: 'Elija un país',
    address: 'Dirección completa',
    addressHelper: 'Número, calle, barrio y ciudad',
    agreeBefore: 'Acepto los',
    terms: 'términos y condiciones',
    agreeBetween: 'y la',
    privacy: 'política de privacidad',
    back: 'Atrás',
    next: 'Continuar',
    submit: 'Crear una cuenta',
    submitting: 'Creando la cuenta...',
    done: 'El registro se completó correctamente.',
    failed: 'No se pudo completar el registro o el inicio de sesión',
    dismiss: 'Cerrar',
    summary: count => (count === 1 ? 'Hay un dato por corregir' : `Hay ${count} datos por corregir`),
    haveAccount: '¿Ya tiene una cuenta?',
    signIn: 'Inicie sesión aquí',
  },
  newTabMessages: {
    newTab: '(se abre en una pestaña nueva)',
  },
  agreeMessages: {
    title: 'Nuestras condiciones han cambiado',
    text: 'Mientras no acepte la nueva versión, vale la que aceptó antes.',
    read: 'Leer las condiciones',
    agree: 'Acepto',
    later: 'Más tarde',
    failed: 'No se pudo guardar su respuesta. Inténtelo de nuevo.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  terms_changed: 'Las condiciones han cambiado. Léalas tal como son ahora.',
  proof_expired:
    'Lo que Google dijo de usted ya es demasiado antiguo o es de otra dirección de correo. No se abrió ninguna cuenta. Continúe de nuevo con Google o regístrese sin él.',
} satisfies PhraseWords<typeof signUpFaults & typeof signUpRefusals>;
