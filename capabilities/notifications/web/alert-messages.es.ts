import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { alertFaults } from '@wura/notices/alerts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'De qué se le avisa',
    lead: 'Cada asunto por las vías que elija. No se envía nada antes de que el dinero se haya movido.',
    texts: 'Los mensajes de texto van al número de teléfono que confirmó.',
    always: 'Siempre se avisa, para cuidar su dinero.',
    kinds: {
      money_in: 'Dinero recibido',
      money_out: 'Dinero enviado',
      security: 'Seguridad',
      bills: 'Facturas, presupuestos y recordatorios',
      rates: 'Tipos de cambio',
      account: 'Su cuenta y nuestras respuestas',
    },
    channels: { app: 'En la aplicación', mail: 'Correo', sms: 'Mensaje de texto' },
    quiet: 'Horas de silencio',
    quietHelper:
      'Los correos que pueden esperar llegan después. El dinero enviado y la seguridad llegan en el momento.',
    from: 'Desde',
    until: 'Hasta',
    loading: 'Cargando...',
    failed: 'No se pudo cargar.',
    notSaved: 'No se pudo guardar. Sigue como estaba.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'Esto siempre se avisa: se trata de la seguridad de su dinero',
  alert_on_or_off: 'Elija activado o desactivado',
  quiet_hour_unknown: 'Elija horas enteras, la primera distinta de la última',
} satisfies PhraseWords<typeof alertFaults>;
