import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  frameMessages: {
    brand: 'Wura',
    home: 'Wura, inicio',
    main: 'Principal',
    features: 'Funciones',
    featuresMenu: 'Menú de funciones',
    allFeatures: 'Todas las funciones',
    about: 'Quiénes somos',
    questions: 'Preguntas',
    contact: 'Contacto',
    fees: 'Comisiones',
    status: 'Estado del servicio',
    terms: 'Condiciones',
    privacy: 'Privacidad',
    signIn: 'Iniciar sesión',
    createAccount: 'Crear una cuenta',
    menu: 'Menú',
    toWallet: 'Ir a la billetera',
    footer: 'Todas las páginas',
    product: 'Producto',
    company: 'Empresa',
    trust: 'Confianza',
    language: 'Idioma',
    sentence: 'Una billetera que muestra primero el coste entero y dice dónde está su dinero hasta que llega.',
    licence: 'Código abierto con licencia Apache 2.0. Cualquiera puede leerlo, ejecutarlo y cambiarlo.',
    operator:
      'Wura lo gestiona quien lo instaló en esta dirección. Esa persona o empresa guarda el dinero y responde de su cuenta.',
  },
  featureNames: {
    transfers: 'Transferencias instantáneas',
    exchange: 'Cambio',
    usdt: 'Billetera USDT',
    'credit-cards': 'Tarjetas virtuales',
    bills: 'Pago de facturas',
    deposit: 'Depósitos',
  },
} satisfies Translations<typeof english>;
