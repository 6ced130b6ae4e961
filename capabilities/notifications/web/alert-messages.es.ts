import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import { alertNames } from '@wura/notices/alert-names';
import type { alertFaults } from '@wura/notices/alerts';
import type { pushFaults, pushRefusals } from '../rules.ts';
import type * as english from './alert-messages.ts';

export default {
  alertMessages: {
    title: 'De qué se le avisa',
    lead: 'Cada asunto por las vías que elija. No se envía nada antes de que el dinero se haya movido.',
    texts: 'Los mensajes de texto van al número de teléfono que confirmó.',
    always: 'Siempre se avisa, para cuidar su dinero.',
    kinds: alertNames.es,
    channels: { app: 'En la aplicación', mail: 'Correo', sms: 'Mensaje de texto', push: 'En los dispositivos' },
    device: 'Notificaciones en este dispositivo',
    deviceHelper: 'Llegan también con Wura cerrado. No nombran ningún importe mientras oculte sus saldos.',
    deviceBlocked: 'Este navegador bloquea las notificaciones de Wura. Permítalas para este sitio en sus ajustes.',
    deviceFailed: 'Este navegador no pudo activar las notificaciones. Inténtelo de nuevo.',
    quiet: 'Horas de silencio',
    quietHelper: 'Lo que puede esperar llega después. El dinero enviado y la seguridad llegan en el momento.',
    from: 'Desde',
    until: 'Hasta',
    loading: 'Cargando...',
    failed: 'No se pudo cargar.',
    retry: 'Reintentar',
    notSaved: 'No se pudo guardar. Sigue como estaba.',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  alert_always_on: 'Esto siempre se avisa: se trata de la seguridad de su dinero',
  alert_on_or_off: 'Elija activado o desactivado',
  quiet_hour_unknown: 'Elija horas enteras, la primera distinta de la última',
  push_off: 'Las notificaciones en dispositivos están desactivadas aquí',
  push_devices_full: 'Las notificaciones ya están activadas en 10 dispositivos. Desactívelas primero en uno de ellos',
  push_session_over: 'Vuelva a iniciar sesión para permitir notificaciones en este dispositivo',
  push_service_unknown: 'No enviamos nada al servicio de notificaciones de este navegador',
  push_keys_wrong: 'No se pudieron leer las claves del navegador. Desactive y vuelva a activar las notificaciones',
} satisfies PhraseWords<typeof alertFaults & typeof pushFaults & typeof pushRefusals>;
