import type { Translations } from '@wura/browser/messages';
import type * as english from './link-messages.ts';

export default {
  linkMessages: {
    pageTitle: 'Una solicitud de dinero',
    loading: 'Buscando la solicitud...',
    asks: name => `${name} le pide`,
    asksOpen: name => `${name} le pide dinero`,
    username: name => `@${name} en Wura`,
    note: 'Para',
    until: date => `A pagar antes del ${date}`,
    free: 'No cobramos comisión. Llega al instante.',
    caution: 'Pague solo si sabe quién pide y para qué. Un pago no se puede deshacer.',
    pay: amount => `Pagar ${amount}`,
    payOpen: 'Pagar',
    signIn: 'Iniciar sesión para pagar',
    signUp: 'Crear una cuenta',
    status: {
      open: 'Abierta',
      paid: 'Pagada',
      returned: 'Devuelta',
      expired: 'Vencida',
      withdrawn: 'Retirada',
      declined: 'Rechazada',
    },
    ended: {
      paid: 'Esta solicitud está pagada',
      returned: 'Esta solicitud se pagó y el dinero fue devuelto',
      expired: 'Esta solicitud ha vencido',
      withdrawn: 'Esta solicitud fue retirada',
      declined: 'Esta solicitud fue rechazada',
    },
    endedText: {
      paid: 'Nadie puede pagarla otra vez.',
      returned: 'Nadie puede pagarla otra vez. Pida una nueva.',
      expired: 'Pida una nueva. No se ha movido dinero.',
      withdrawn: 'No se ha movido dinero.',
      declined: 'No se ha movido dinero.',
    },
    none: 'No existe esa solicitud',
    noneText: 'Revise el enlace o pídalo de nuevo. No se ha movido dinero.',
    failed: 'No se pudo buscar la solicitud.',
    retry: 'Reintentar',
  },
} satisfies Translations<typeof english>;
