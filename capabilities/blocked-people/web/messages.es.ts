import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { blockFaults, blockRefusals } from '../refusals.ts';
import type * as english from './messages.ts';

export default {
  blockMessages: {
    title: 'Personas bloqueadas',
    lead: 'Quienes bloquee no podrán encontrarle por nombre o número, enviarle dinero ni pedírselo. No se les avisa.',
    loading: 'Cargando...',
    failed: 'No se pudo cargar a quién bloquea.',
    retry: 'Reintentar',
    none: 'No bloquea a nadie.',
    whom: '@usuario o número de cuenta',
    block: 'Bloquear',
    unblock: 'Desbloquear',
    notDone: 'No se pudo. Todo sigue igual.',
    close: 'Cerrar',
    blockName: name => `¿Bloquear a ${name}?`,
    isBlocked: name => `${name} queda bloqueado.`,
    isUnblocked: name => `${name} queda desbloqueado.`,
    unblockName: name => `Desbloquear a ${name}`,
  },
} satisfies Translations<typeof english>;

export const phrases = {
  blocked_unknown: 'Usuario no encontrado',
  blocked_oneself: 'No puede bloquearse a sí mismo.',
  blocked_full: 'Ha bloqueado a tantas personas como guardamos. Desbloquee a una primero.',
  blocked_missing: 'Indique un @usuario o un número de cuenta',
} satisfies PhraseWords<typeof blockFaults & typeof blockRefusals>;
