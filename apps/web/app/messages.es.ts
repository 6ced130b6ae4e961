import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  appMessages: {
    brand: 'Wura',
    home: 'Wura, inicio',
    description: 'Una billetera digital para Nigeria',
    skipToContent: 'Ir al contenido',
    unexpectedError: '¡Error inesperado de la aplicación!',
    unknownError: 'Error desconocido',
    goHome: 'Ir a la billetera',
    reportError: 'Informar de esto',
    pageNotFound: 'No se encontró esa página.',
    needsScript: 'Su billetera necesita JavaScript, que está desactivado en este navegador.',
    authSentence: 'Usted ve el costo completo antes de confirmar.',
    language: 'Idioma',
    offlineTitle: 'No tiene conexión',
    offlineText: 'Esta página necesita una red. No se envió nada y no se perdió nada.',
    offlineView:
      'Esta pantalla necesita una red la primera vez. No se envió nada ni se perdió nada. Se abrirá sola en cuanto tenga conexión.',
    tryAgain: 'Volver a intentarlo',
  },
  shellMessages: {
    main: 'Principal',
    menu: 'Menú',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    logout: 'Cerrar sesión',
    welcome: firstName => `Hola, ${firstName}`,
    profile: 'Mi perfil',
    account: digits => `Cuenta ${digits}`,
    back: 'Atrás',
    loadingView: 'Cargando...',
    retry: 'Reintentar',
    offline: 'No tiene conexión. Lo que ve puede no estar actualizado.',
    refreshFailed: 'No se pudo actualizar.',
    endingTitle: '¿Sigue ahí?',
    endingText: 'Su sesión se cerrará en dos minutos, porque hace un rato que no ocurre nada.',
    endingForGood:
      'Su sesión llega a su duración máxima en dos minutos. Termine lo que está haciendo y vuelva a iniciar sesión.',
    stay: 'Seguir conectado',
    understood: 'Entendido',
    leave: 'Cerrar sesión ahora',
    close: 'Cerrar',
  },
} satisfies Translations<typeof english>;
