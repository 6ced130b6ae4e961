import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deviceFaults, deviceRefusals } from '../device-rules.ts';
import type * as english from './device-messages.ts';

export default {
  deviceMessages: {
    title: 'Sus dispositivos',
    lead: 'Donde se abrió su cuenta. Quite los que ya no tenga, o no reconozca.',
    leadTrusted:
      'Desde un dispositivo que no es de confianza, cada pago pide su PIN. Solo un dispositivo a la vez es de confianza.',
    loading: 'Cargando dispositivos...',
    failed: 'No se pudieron cargar sus dispositivos.',
    retry: 'Reintentar',
    none: 'Los dispositivos aparecen desde su próximo inicio de sesión.',
    thisDevice: 'Este dispositivo',
    trusted: 'De confianza',
    seen: (when, address) => `Último uso: ${when}, desde ${address}`,
    rename: 'Renombrar',
    renameName: name => `Renombrar ${name}`,
    name: 'Nombre del dispositivo',
    save: 'Guardar',
    saving: 'Guardando...',
    renamed: 'El dispositivo tiene su nuevo nombre.',
    remove: 'Quitar',
    removeName: name => `Quitar ${name}`,
    removeLead: 'Se cierra su sesión de inmediato. Si se vuelve a usar, lo tratamos como nuevo y le avisamos.',
    removeTrustedLead: 'Es su dispositivo de confianza: confirme que es usted.',
    removed: 'El dispositivo se quitó y se cerró su sesión.',
    trust: 'Confiar en este dispositivo',
    trustLead: 'Su otro dispositivo deja de ser de confianza. Durante un día sus límites pueden ser menores.',
    isTrusted: 'Este dispositivo es de confianza.',
    notDone: 'Eso no funcionó. No se cambió nada.',
    close: 'Cerrar',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  device_name_invalid: 'Dele un nombre de hasta 60 caracteres',
  device_elsewhere: 'Se confía en un dispositivo desde él mismo. Inicie sesión en él.',
} satisfies PhraseWords<typeof deviceFaults & typeof deviceRefusals>;
