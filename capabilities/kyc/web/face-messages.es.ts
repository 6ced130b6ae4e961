import type { Translations } from '@wura/browser/messages';
import type * as english from './face-messages.ts';

export default {
  faceMessages: {
    title: 'Comprobación del rostro',
    lead: 'Comprobamos que es usted quien envía los documentos: tres peticiones breves ante su cámara.',
    start: 'Empezar la comprobación',
    again: 'Repetir la comprobación',
    noCamera: 'No tengo cámara. Que una persona compare mi rostro; tarda más.',
    missed: 'Haga la comprobación del rostro o indique que no tiene cámara.',
    states: {
      accepted: {
        title: 'Hecho',
        text: 'Su rostro está comprobado. Puede enviar sus documentos.',
      },
      declined: {
        title: 'No aceptado',
        text: 'No vimos un rostro vivo. Inténtelo de nuevo con buena luz o deje que una persona mire.',
      },
      unknown: {
        title: 'Sin terminar',
        text: 'No pudimos terminar la comprobación. Puede intentarlo de nuevo o enviar sus documentos: una persona los mira.',
      },
    },
    challenges: {
      look_straight: 'Mire de frente a la cámara',
      turn_left: 'Gire la cabeza a la izquierda',
      turn_right: 'Gire la cabeza a la derecha',
      look_up: 'Mire hacia arriba',
      smile: 'Sonría',
      close_eyes: 'Cierre los ojos',
    },
    step: (at, count) => `Petición ${at} de ${count}`,
    waiting: 'Iniciando la cámara...',
    shoot: 'Tomar la foto',
    sending: 'Comprobando...',
    close: 'Cerrar',
    denied: 'No se puede acceder a la cámara. Permita el acceso.',
    failed: 'No se pudo empezar la comprobación. Inténtelo de nuevo.',
    otherWay: 'También puede comparar su rostro una persona: indíquelo bajo los documentos.',
    kept: 'Las fotos se guardan selladas con sus documentos, y solo por un tiempo.',
  },
} satisfies Translations<typeof english>;
